"""The seeds of a match, round by round, and what a check of a finished match finds."""

import hashlib
import hmac
import json
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openrummy.cards import pack
from openrummy.core import Discard, Reshuffle
from openrummy.errors import BadInput
from openrummy.fairness import (
    LINKS,
    Kept,
    What,
    check_match,
    match_commitment,
    match_dealer,
    match_order,
    promised_by,
    read_kept,
    round_seed,
)
from openrummy.transcript import read_record

ROOT = Path(__file__).parents[2]
VECTORS: dict[str, Any] = json.loads((ROOT / "tests" / "data" / "fairness_vectors.json").read_text("utf-8"))
MATCHES = [msgspec.convert(m, Kept) for m in VECTORS["matches"]]
CARDS, TILES = MATCHES
SEED = bytes(range(32))
seeds = st.binary(min_size=16, max_size=80)


# --- the chain, written again from its description ------------------------------------------------------------------


def again(seed: bytes, number: int) -> bytes:
    """The seed of a round, with SHA-256 alone."""
    domain = b"openrummy/rounds/1"
    if number >= 128:
        return hashlib.sha256(domain + b"/late" + number.to_bytes(4, "big") + seed).digest()
    link = hashlib.sha256(domain + b"/first" + seed).digest()
    for _ in range(127 - number):
        link = hashlib.sha256(domain + b"/next" + link).digest()
    return link


def order_again(deck: list[int], seed: bytes, number: int, seats: list[bytes]) -> list[int]:
    """The order of a deal, by RFC 2104 and the description in shuffle.py."""
    mixed = b"".join(len(s).to_bytes(4, "big") + s for s in seats)
    key = hmac.digest(again(seed, number), b"openrummy/shuffle/1" + mixed, "sha256")
    label, counter, numbers, order = b"deal" + number.to_bytes(4, "big") + bytes(4), 0, [], sorted(deck)
    for last in reversed(range(1, len(order))):
        while True:
            if not numbers:
                block = hmac.digest(key, label + counter.to_bytes(8, "big"), "sha256")
                numbers = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
                counter += 1
            n = numbers.pop(0)
            if n < 2**32 // (last + 1) * (last + 1):
                break
        order[last], order[n % (last + 1)] = order[n % (last + 1)], order[last]
    return order


@given(seeds, st.integers(0, 300))
def test_anybody_can_compute_the_seed_of_a_round_again(seed: bytes, number: int) -> None:
    assert round_seed(seed, number) == again(seed, number)


@given(seeds, st.integers(0, 130), st.lists(st.binary(max_size=40), max_size=6))
@settings(max_examples=50)
def test_anybody_can_compute_a_deal_again(seed: bytes, number: int, seats: list[bytes]) -> None:
    assert list(match_order(pack(), seed, number, seats)) == order_again(list(pack()), seed, number, seats)


@given(seeds, st.integers(0, LINKS - 1))
def test_the_seed_of_a_finished_round_leads_to_the_commitment(seed: bytes, number: int) -> None:
    assert promised_by(round_seed(seed, number), number) == match_commitment(seed)


@given(seeds, seeds, st.integers(0, LINKS - 1), st.integers(0, LINKS - 1))
def test_another_seed_or_another_round_does_not_lead_there(one: bytes, two: bytes, m: int, n: int) -> None:
    assert (promised_by(round_seed(one, m), n) == match_commitment(two)) == (one == two and m == n)


def test_every_round_has_a_seed_of_its_own_and_a_revealed_one_is_not_that_of_a_later_round() -> None:
    """Hashing goes to earlier rounds only: from no revealed seed does a known step lead to a later one."""
    found = [round_seed(SEED, n) for n in range(LINKS + 50)]
    assert len(set(found)) == len(found)
    for n in range(LINKS - 1):
        assert hashlib.sha256(b"openrummy/rounds/1/next" + found[n + 1]).digest() == found[n]
        assert hashlib.sha256(b"openrummy/rounds/1/next" + found[n]).digest() not in found[n:]


def test_the_dealer_follows_from_the_seed_of_the_first_round() -> None:
    """So that it can be checked as soon as that round is over (RULES 0.6)."""
    assert {match_dealer(4, bytes([i]) * 32, ()) for i in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", [b"", bytes(15)])
def test_a_seed_that_could_be_guessed_is_refused(seed: bytes) -> None:
    with pytest.raises(BadInput, match="16"):
        round_seed(seed, 0)


@pytest.mark.parametrize(("seed", "number"), [(bytes(31), 0), (bytes(33), 0), (bytes(32), -1), (bytes(32), LINKS)])
def test_what_is_no_link_of_the_chain_is_refused(seed: bytes, number: int) -> None:
    with pytest.raises(BadInput):
        promised_by(seed, number)


def test_no_round_comes_before_the_first() -> None:
    with pytest.raises(BadInput):
        round_seed(SEED, -1)


# --- what was published ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", VECTORS["chains"], ids=lambda row: row["match_seed"][:8])
def test_the_published_seeds_of_rounds_hold(row: dict[str, Any]) -> None:
    seed = bytes.fromhex(row["match_seed"])
    for number, link in row["round_seeds"].items():
        assert round_seed(seed, int(number)).hex() == link == again(seed, int(number)).hex()
    digest = hashlib.sha256(b"openrummy/shuffle/1/commit" + again(seed, 0)).hexdigest()
    assert match_commitment(seed) == row["commitment"] == digest


@pytest.mark.parametrize("kept", MATCHES, ids=lambda kept: kept.record.game)
def test_the_published_matches_hold(kept: Kept) -> None:
    """Refused deals, reshuffles and extra jokers among them."""
    assert [c for c in check_match(kept) if not c.ok] == []
    seats = [bytes.fromhex(s) for s in kept.proof.seat_seeds]
    for number, r in enumerate(kept.record.rounds):
        assert list(r.order) == order_again(list(r.order), bytes.fromhex(kept.proof.seed), number, seats)


def test_the_published_matches_have_reshuffles_and_extra_jokers() -> None:
    assert any(c.what is What.RESHUFFLE for c in check_match(CARDS))
    assert any(r.brought for r in TILES.record.rounds)


def test_the_published_file_is_what_its_script_writes() -> None:
    written = runpy.run_path(str(ROOT / "scripts" / "fairness_vectors.py"))["text"]()
    assert (ROOT / "tests" / "data" / "fairness_vectors.json").read_text("utf-8") == written


# --- what a check finds ------------------------------------------------------------------------------------------


def faults(kept: Kept) -> list[tuple[What, int]]:
    return [(c.what, c.round) for c in check_match(kept) if not c.ok]


def with_proof(kept: Kept, **changes: Any) -> Kept:
    return msgspec.structs.replace(kept, proof=msgspec.structs.replace(kept.proof, **changes))


def with_round(kept: Kept, number: int, **changes: Any) -> Kept:
    rounds = list(kept.record.rounds)
    rounds[number] = msgspec.structs.replace(rounds[number], **changes)
    return msgspec.structs.replace(kept, record=msgspec.structs.replace(kept.record, rounds=tuple(rounds)))


def test_another_commitment_is_found() -> None:
    assert faults(with_proof(CARDS, commitment="00" * 32)) == [(What.COMMITMENT, -1)]


def test_a_match_of_another_seed_is_found_in_every_round() -> None:
    found = faults(with_proof(TILES, seed="77" * 32))
    assert {(What.COMMITMENT, -1), *((What.DEAL, n) for n in range(3))} <= set(found)


@pytest.mark.parametrize("seats", [(), ("6f6e65",), ("74776f", "6f6e65"), ("6f6e65", "74776f", "00")])
def test_seat_seeds_that_are_missing_swapped_or_added_are_found(seats: tuple[str, ...]) -> None:
    found = faults(with_proof(CARDS, seat_seeds=seats))
    assert {(What.DEAL, 0), (What.DEAL, 1)} <= set(found)
    assert (What.COMMITMENT, -1) not in found


def test_two_cards_that_were_swapped_in_the_stock_are_found_where_they_are() -> None:
    """The last two are often never drawn: then the play alone would tell nothing."""
    order = CARDS.record.rounds[1].order
    changed = with_round(CARDS, 1, order=(*order[:-2], order[-1], order[-2]))
    assert (What.DEAL, 1) in faults(changed)
    (check,) = [c for c in check_match(changed) if c.what is What.DEAL and not c.ok]
    assert f"card {len(order) - 1} " in check.why


def test_a_reshuffle_that_was_chosen_is_found() -> None:
    number, at, order = next(
        (n, i, a.order)
        for n, r in enumerate(CARDS.record.rounds)
        for i, a in enumerate(r.actions)
        if isinstance(a, Reshuffle)
    )
    actions = list(CARDS.record.rounds[number].actions)
    actions[at] = Reshuffle((order[1], order[0], *order[2:]))
    assert (What.RESHUFFLE, number) in faults(with_round(CARDS, number, actions=tuple(actions)))


def test_a_first_dealer_that_was_chosen_is_found() -> None:
    dealer = (TILES.record.rounds[0].dealer + 1) % 3
    assert (What.DEALER, -1) in faults(with_round(TILES, 0, dealer=dealer))


def test_an_action_that_is_against_the_rules_is_found() -> None:
    actions = TILES.record.rounds[1].actions
    changed = with_round(TILES, 1, actions=(Discard(0), *actions))
    (check,) = [c for c in check_match(changed) if c.what is What.PLAY]
    assert (check.ok, "round 2" in check.why) == (False, True)


def test_another_result_and_a_match_that_was_not_finished_are_found() -> None:
    assert CARDS.result is not None
    points = tuple(p + 1 for p in CARDS.result.points)
    other = msgspec.structs.replace(CARDS, result=msgspec.structs.replace(CARDS.result, points=points))
    assert faults(other) == [(What.RESULT, -1)]
    short = msgspec.structs.replace(CARDS.record, rounds=CARDS.record.rounds[:1])
    assert faults(msgspec.structs.replace(CARDS, record=short)) == [(What.RESULT, -1)]


def test_a_record_with_its_proof_alone_can_be_checked() -> None:
    bare = Kept(CARDS.record, CARDS.proof)
    assert faults(bare) == []
    assert not any(c.what is What.RESULT for c in check_match(bare))


# --- files that are none -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"record": {"game": "basic", "players": 2}, "proof": {"seed": "zz", "commitment": ""}}',
        b'{"record": {"game": "basic", "players": 2}, "proof": {"seed": "", "commitment": "", "version": 2}}',
        b'{"record": {"game": "basic", "players": 2}, "proof": {"seed": ""}}',
    ],
)
def test_a_file_that_is_no_match_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput):
        read_kept(data)


@pytest.mark.parametrize(
    "changes",
    [{"game": "poker"}, {"players": 0}, {"players": 2**40}, {"version": 99}, {"options": {"hand": "many"}}],
)
def test_a_match_that_this_program_cannot_know_is_refused(changes: dict[str, Any]) -> None:
    record = msgspec.structs.replace(CARDS.record, **changes)
    with pytest.raises(BadInput):
        list(check_match(msgspec.structs.replace(CARDS, record=record)))


def numbers_of(value: Any) -> Iterator[tuple[Any, Any]]:
    """Where the whole numbers of a JSON value are: the list or object, and the place in it."""
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, dict | list):
            yield from numbers_of(inner)
        elif type(inner) is int:
            yield value, key


@given(st.data(), st.integers(-(2**63), 2**63) | st.integers(-5, 250), st.booleans())
@settings(max_examples=60)
def test_whatever_a_file_says_a_check_ends_in_words(data: st.DataObject, wrong: int, play: bool) -> None:
    """A number of the file replaced by another: findings or BadInput.

    Another order, dealer or result is always found; another action may be one that the rules allow as well.
    """
    raw = json.loads(msgspec.json.encode(CARDS))
    rounds = raw["record"]["rounds"]
    actions, rest = [r["actions"] for r in rounds], [[r["order"] for r in rounds], raw["result"]]
    holder, key = data.draw(st.sampled_from(list(numbers_of(actions if play else rest))))
    same = holder[key] == wrong
    holder[key] = wrong
    try:
        found = list(check_match(read_kept(json.dumps(raw).encode())))
    except BadInput:
        return
    assert same or play or any(not check.ok for check in found)


@pytest.mark.parametrize("kept", MATCHES, ids=lambda kept: kept.record.game)
def test_a_downloaded_match_is_a_record_that_can_be_replayed(kept: Kept) -> None:
    assert read_record(msgspec.json.encode(kept)) == kept.record
