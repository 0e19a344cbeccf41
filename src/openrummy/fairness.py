"""Fair deals: what is promised before a match, what is revealed after each round, and how one is checked by the other.

A match has one secret seed, and each of its rounds a seed of its own, a link of a chain of SHA-256: the next link is
the hash of the one before, and rounds are dealt from the end of the chain backwards. The commitment published before
the match is that of the first round's seed. So the seed of a finished round, once revealed, leads to the commitment by
hashing, and tells nothing about the rounds to come (docs/fairness.md).

`shuffle` makes the orders: here `server seed` there is the seed of the round.
"""

import hashlib
from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

import msgspec

from .cards import Card
from .core import Reshuffle
from .errors import UNREADABLE, BadInput
from .match import Final as MatchEnd
from .match import Match, Record, add_round, final, game_of, new_match, replay
from .shuffle import LEAST_SEED_BYTES, SHUFFLE_VERSION, commitment, first_dealer, shuffled

LINKS: Final = 128  # rounds whose seeds are links of the chain; later ones follow from the match's seed alone
_DOMAIN: Final = b"openrummy/rounds/1"


def round_seed(match_seed: bytes, number: int) -> bytes:
    """The seed of round `number` (from 0, refused deals counted) of a match.

    Raises BadInput for a seed under 128 bits, or a negative number.
    """
    if len(match_seed) < LEAST_SEED_BYTES:
        raise BadInput(f"a seed needs at least {LEAST_SEED_BYTES} bytes, not {len(match_seed)}")
    if number < 0:
        raise BadInput("rounds count from 0")
    if number >= LINKS:
        return hashlib.sha256(_DOMAIN + b"/late" + number.to_bytes(4, "big") + match_seed).digest()
    link = hashlib.sha256(_DOMAIN + b"/first" + match_seed).digest()
    return _hashed(link, LINKS - 1 - number)


def _hashed(link: bytes, times: int) -> bytes:
    for _ in range(times):
        link = hashlib.sha256(_DOMAIN + b"/next" + link).digest()
    return link


def match_commitment(match_seed: bytes) -> str:
    """What is published before anybody can add a seed to the match.  Raises BadInput for a short seed."""
    return commitment(round_seed(match_seed, 0))


def promised_by(seed_of_round: bytes, number: int) -> str:
    """The commitment that the seed of round `number` leads to.

    Raises BadInput for a seed of another length than 32 bytes, or a round that is no link of the chain.
    """
    if len(seed_of_round) != 32 or not 0 <= number < LINKS:
        raise BadInput(f"the seed of a round has 32 bytes, and only rounds 0 to {LINKS - 1} are links of the chain")
    return commitment(_hashed(seed_of_round, number))


def match_dealer(players: int, match_seed: bytes, seat_seeds: Sequence[bytes]) -> int:
    """Who deals the first round.  Raises BadInput for a short seed or no player."""
    return first_dealer(players, round_seed(match_seed, 0), seat_seeds)


def match_order(
    deck: Sequence[Card], match_seed: bytes, number: int, seat_seeds: Sequence[bytes], times: int = 0
) -> tuple[Card, ...]:
    """The order of a deal (`times` 0) or of a reshuffle (1, 2, ...) in round `number`.  Raises BadInput."""
    return shuffled(deck, round_seed(match_seed, number), number, seat_seeds, times)


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What anybody needs to check the deals of a match, as hex: its seed, the commitment, the seats' seeds in order."""

    seed: str
    commitment: str
    seat_seeds: tuple[str, ...] = ()
    version: int = SHUFFLE_VERSION


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match as it is downloaded.  A record with its proof alone can be checked as well."""

    record: Record
    proof: Proof
    result: MatchEnd | None = None
    names: tuple[str, ...] = ()


class What(StrEnum):
    """What a check is about."""

    COMMITMENT = "commitment"
    DEALER = "dealer"
    DEAL = "deal"
    RESHUFFLE = "reshuffle"
    PLAY = "play"
    RESULT = "result"


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked; `round` counts from 0, `why` says what does not match."""

    what: What
    ok: bool
    round: int = -1
    why: str = ""


def read_kept(data: bytes) -> Kept:
    """A match from the JSON of its download.  Raises BadInput when it is none, or its proof has another version."""
    try:
        kept = msgspec.json.decode(data, type=Kept)
    except UNREADABLE as e:
        raise BadInput(f"no match with a proof: {e}") from e
    if kept.proof.version != SHUFFLE_VERSION:
        raise BadInput(f"shuffle version {kept.proof.version} is not known; this program has {SHUFFLE_VERSION}")
    for text in (kept.proof.seed, kept.proof.commitment, *kept.proof.seat_seeds):
        _bytes(text)
    return kept


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput(f"seeds and commitments are hex, not {text[:80]!r}") from None


def check_match(kept: Kept) -> Iterator[Check]:
    """Compute everything again that follows from the seeds, play the record, and compare.

    Raises BadInput for a game, an option, a number of players or a rules version that is not known, or a short seed.
    """
    new_match(game_of(kept.record), kept.record.players)
    record, seed = kept.record, _bytes(kept.proof.seed)
    seats = tuple(map(_bytes, kept.proof.seat_seeds))
    promised = match_commitment(seed)
    yield _check(What.COMMITMENT, promised == kept.proof.commitment, f"the seed leads to {promised}")
    if record.rounds:
        dealer, first = match_dealer(record.players, seed, seats), record.rounds[0].dealer
        yield _check(What.DEALER, dealer == first, f"seat {dealer} had to deal, not seat {first}")
    yield from _deals(record, seed, seats)
    yield from _played(kept, seed, seats)


def _check(what: What, ok: bool, why: str, number: int = -1) -> Check:
    return Check(what, ok, number, "" if ok else why)


def _deals(record: Record, seed: bytes, seats: tuple[bytes, ...]) -> Iterator[Check]:
    g = game_of(record)
    for number, r in enumerate(record.rounds):
        if len(r.brought) > record.players:
            yield Check(What.DEAL, False, number, "more extra jokers than players")
            continue
        order = match_order(g.deck(record.players, len(r.brought)), seed, number, seats)
        yield _check(What.DEAL, order == r.order, _first_difference(order, r.order), number)


def _first_difference(mine: Sequence[Card], theirs: Sequence[Card]) -> str:
    if len(mine) != len(theirs):
        return f"{len(theirs)} cards, where {len(mine)} were shuffled"
    place = next((i for i, pair in enumerate(zip(mine, theirs, strict=True)) if pair[0] != pair[1]), -1)
    return f"card {place + 1} of the order is another"


def _played(kept: Kept, seed: bytes, seats: tuple[bytes, ...]) -> Iterator[Check]:
    g, m, times = game_of(kept.record), None, 0
    try:
        for step in replay(kept.record):
            m = step.match
            times = 0 if step.action is None else times
            if isinstance(step.action, Reshuffle):
                times += 1
                order = match_order(step.action.order, seed, step.round - 1, seats, times)
                why = f"reshuffle {times}: {_first_difference(order, step.action.order)}"
                yield _check(What.RESHUFFLE, order == step.action.order, why, step.round - 1)
            if step.state.public.outcome is not None:
                m = add_round(g, m, step.state)
    except BadInput as e:
        yield Check(What.PLAY, False, why=str(e))
        return
    yield Check(What.PLAY, True)
    if kept.result is not None:
        yield _result(kept, m)


def _result(kept: Kept, m: Match | None) -> Check:
    if m is None or not m.over:
        return Check(What.RESULT, False, why="the record ends before the match is over")
    end = final(game_of(kept.record), m)
    return _check(What.RESULT, end == kept.result, f"the points are {', '.join(map(str, end.points))}")
