"""What throws and takes tell about the other hands: the odds that `hard` deals its worlds by, measured again.

For each fact of `bots/melding/evidence.py`, how often the hand in question had no card that belongs to it, one, more,
or a pair for a meld, divided by how often hands have it that are dealt evenly and agree with the same view.  Then, how
many cards of the other hands a dealt world gets right, evenly and by these odds.  For `board`, how much likelier than
on average a tile is in the stock, by how many of its neighbours the others threw and whether they threw its twin.  For
`carousel`, how often each place of the last turns wins the round (`bots/table/places.py`).

    python scripts/odds.py [--rounds 100] [--seed 1]
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

from openrummy.arena.play import Shuffler, from_seed, next_action
from openrummy.bots import Bot, Budget, thinker
from openrummy.bots.board.racks import JOKERS, face_of
from openrummy.bots.board.stock import neighbours
from openrummy.bots.melding import evidence
from openrummy.bots.melding.hard import SETTLING, SWAPS
from openrummy.core import Game, State, View, apply, deal, thrown, view
from openrummy.games import make_game
from openrummy.worlds import guess, likely, unseen

NAMES = {getattr(evidence, name): name for name in ("THREW", "THREW_OPEN", "LEFT", "LEFT_OPEN", "TOOK")}
HELD = ("none", "one", "more", "pair")
NODES = 16  # enough for `hard` to play as it does, and quick
MOST_NEAR = 6


def main() -> None:
    """Print the tables."""
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("--rounds", type=int, default=100, help="rounds of each game and number of players")
    words.add_argument("--seed", type=int, default=1, help="the same seed gives the same rounds")
    given = words.parse_args()
    for name, players in (("classic", 4), ("basic", 2), ("basic", 4)):
        _melding(name, players, given.rounds, given.seed)
    for players in (4, 2):
        _board(players, given.rounds, given.seed)
    for players in make_game("carousel").seats:
        _last_turns(players, given.rounds, given.seed)


def _melding(name: str, players: int, rounds: int, seed: int) -> None:
    g, rng = make_game(name), Random(seed)
    true: dict[str, Counter[str]] = defaultdict(Counter)
    even: dict[str, Counter[str]] = defaultdict(Counter)
    right = [0, 0]
    looks = 0
    for s, v in _decisions(g, players, rounds, seed):
        dealt = guess(g, v, rng)
        by_odds = next(likely(g, v, rng, evidence.evidence(v, g.melds.ace), SETTLING, SWAPS))
        looks += 1
        for seat in range(players):
            if seat == v.seat:
                continue
            for i, world in enumerate((dealt, by_odds)):
                right[i] += (world.hands[seat] & s.hands[seat]).bit_count() - len(v.public.known[seat])
            for fact in evidence.facts_of(v, seat, g.melds.ace):
                told = NAMES[fact.odds]
                true[told][HELD[fact.held(s.hands[seat])]] += 1
                even[told][HELD[fact.held(dealt.hands[seat])]] += 1
    print(f"\n{name}, {players} players: {looks} views")
    for told in sorted(true):
        ratios = (true[told][h] / max(1, even[told][h]) for h in HELD)
        print(f"  {told:11}", "  ".join(f"{h} {ratio:5.2f}" for h, ratio in zip(HELD, ratios, strict=True)))
    print(f"  cards got right in a world: {right[0] / looks:.2f} evenly, {right[1] / looks:.2f} by the odds")


def _board(players: int, rounds: int, seed: int) -> None:
    g = make_game("board")
    found: dict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for s, v in _decisions(g, players, rounds, seed):
        tiles, stock = unseen(g, v), set(s.stock)
        share = sum(tile in stock for tile in tiles) / len(tiles)
        threw = Counter(face_of(tile) for tile, seat in thrown(v.public) if seat != v.seat)
        for tile in tiles:
            face = face_of(tile)
            near = sum(threw[f] for f in neighbours(face)) if face < JOKERS else 0
            kind = "joker" if face == JOKERS else "twin thrown" if threw[face] else "other"
            cell = found[kind, min(near, MOST_NEAR)]
            cell[0] += tile in stock
            cell[1] += share
    print(f"\nboard, {players} players: likelier in the stock than on average")
    for (kind, near), (there, expected) in sorted(found.items()):
        print(f"  {kind:11} {near} neighbours thrown: {there / expected:.2f} of {expected:.0f}")


def _last_turns(players: int, rounds: int, seed: int) -> None:
    g = make_game("carousel")
    won, came = Counter[int](), 0
    for played in _rounds(g, players, rounds, seed):
        states = [*played]
        last = next(((s.seat + s.public.final - 1) % players for s in states if s.public.turn.phase == "final"), None)
        if last is not None:
            points = g.score(g, states[-1]).points
            won[(last - points.index(max(points))) % players] += 1
            came += 1
    shares = "  ".join(f"{won[place] / max(1, came):.2f}" for place in range(players))
    print(f"\ncarousel, {players} players: {came} of {rounds} rounds came to the last turns; won, the last place first")
    print(f"  {shares}")


def _decisions(g: Game, players: int, rounds: int, seed: int) -> Iterator[tuple[State, View]]:
    """The states after a draw, once every seat has played, with what the seat sees."""
    for states in _rounds(g, players, rounds, seed):
        for s in states:
            if s.public.turns >= players and s.public.turn.phase in ("play", "act"):
                yield s, view(s, s.seat)


def _rounds(g: Game, players: int, rounds: int, seed: int) -> Iterator[Iterator[State]]:
    """The states of rounds of `medium` and `hard`, each from its deal to its end."""
    for number in range(rounds):
        bots = [
            thinker(("medium", "hard")[(number + seat) % 2], seed + number, Budget(nodes=NODES))
            for seat in range(players)
        ]
        shuffle = from_seed(f"{seed:08} {number:08}".encode(), number)
        s = deal(g, shuffle(g.deck(players, 0), 0), players, number % players)
        yield _states(g, s, bots, shuffle)


def _states(g: Game, s: State, bots: list[Bot], shuffle: Shuffler) -> Iterator[State]:
    yield s
    while s.public.outcome is None:
        s, _ = apply(g, s, next_action(g, s, bots, shuffle))
        yield s


if __name__ == "__main__":
    main()
