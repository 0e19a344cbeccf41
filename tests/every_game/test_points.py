"""Every point of every round has a reason, and the reasons are the rules: each amount is worked out here once more."""

from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import pytest

from every_game.play import MOST_ACTIONS, WALKERS, house_action
from every_game.test_options import fields_of, other_values
from openrummy.bots import BOTS
from openrummy.cards import members
from openrummy.core import (
    ExtraJokers,
    Game,
    Item,
    Leave,
    Outcome,
    Reason,
    State,
    Why,
    apply,
    deal,
    finish,
    sums,
    view,
    without_hands,
)  # fmt: skip
from openrummy.games import GAMES, make_game
from openrummy.match import Match, RoundResult, end_items, final
from openrummy.shuffle import seed_from_text, shuffled
from openrummy.worlds import guess

OPTIONS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in GAMES),
    *(
        (name, {f.name: value})
        for name, entry in GAMES.items()
        for f in fields_of(name)
        for value in other_values(f.type, msgspec.to_builtins(entry.presets["default"])[f.name])
    ),
]
each_house = pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)


@lru_cache
def ends(name: str, options: str) -> tuple[State, ...]:
    """Rounds of a game under these options (JSON), played to their end by different bots, and ended in other ways."""
    g, rng = make_game(name, msgspec.json.decode(options)), Random(options)
    found: list[State] = []
    for number, player in enumerate(WALKERS * 2):
        seats = rng.choice([n for n in g.seats if n <= 4])
        found.append(_played(g, player, seats, rng, number))
        s = found[-1]
        found += [finish(s, Outcome(reason, s.seat)) for reason in Reason if reason is not Reason.CLOSED]
    return tuple(found)


def _played(g: Game, player: str, seats: int, rng: Random, number: int) -> State:
    brought = (0,) if g.dealing.extra_jokers is not ExtraJokers.NONE else ()
    s = deal(g, shuffled(g.deck(seats, len(brought)), seed_from_text("points"), number), seats, number % seats, brought)
    bot = BOTS[player](number)
    for n in range(MOST_ACTIONS):
        if s.public.outcome is not None:
            return s
        if n == 20 and number == 3:
            s, _ = apply(g, s, Leave(rng.randrange(seats)))
        s, _ = apply(g, s, house_action(s, number) or bot.choose(g, view(s, s.seat)))
    raise AssertionError("no end")


def rounds(name: str, options: dict[str, Any]) -> tuple[Game, tuple[State, ...]]:
    return make_game(name, options), ends(name, msgspec.json.encode(options).decode())


@each_house
def test_the_points_of_a_round_are_the_sum_of_their_reasons(name: str, options: dict[str, Any]) -> None:
    g, states = rounds(name, options)
    for s in states:
        score = g.score(g, s)
        assert score.points == tuple(sum(i.points for i in score.items if i.seat == x) for x in range(s.seats))
        assert msgspec.json.decode(msgspec.json.encode(score.items), type=tuple[Item, ...]) == score.items


@each_house
def test_each_amount_follows_from_its_facts(name: str, options: dict[str, Any]) -> None:
    g, states = rounds(name, options)
    for s in states:
        items = g.score(g, s).items
        for item in items:
            assert item.points == worth(g, s, items, item), item
        if g.pays:
            assert sum(i.points for i in items) == 0


def worth(g: Game, s: State, items: tuple[Item, ...], item: Item) -> int:
    """What an item has to be, by the rule behind it."""
    f = item.facts
    match item.why:
        case Why.LEFT | Why.HELD:
            seat = f.get("other", item.seat)
            assert sorted(f["cards"]) == sorted(members(s.hands[seat]))
            assert [g.value(c) for c in f["cards"]] == f["prices"]
            assert f["value"] == sum(f["prices"])
            return int(f["value"]) if item.why is Why.LEFT else 0
        case Why.DOUBLED:
            return sum(i.points for i in items if i.why is Why.LEFT)
        case Why.DIFFERENCE:
            mine, theirs = (sum(map(g.value, members(s.hands[x]))) for x in (item.seat, f["other"]))
            assert (mine, theirs) == (f["own"], f["theirs"])
            return theirs - mine
        case Why.OUT:
            return 25
        case Why.UNDERCUT:
            assert s.public.outcome is not None
            assert f["other"] == s.public.outcome.seat != item.seat
            return 10
        case Why.TRUMP | Why.CLOSE | Why.AWAY:
            assert f["each"] == each(g, s, item)
            gets = (item.why is Why.AWAY) == ("other" in f)
            return f["each"] * (1 if "other" in f else s.seats - 1) * (1 if gets else -1)
        case _:
            raise AssertionError(f"{item.why} is no reason of a round")


def each(g: Game, s: State, item: Item) -> int:
    """What one player pays another for this reason."""
    o, closing = g.options, s.public.outcome.closing if s.public.outcome else None
    if item.why is Why.TRUMP:
        return int(o.trump_bonus)
    if item.why is Why.AWAY:
        return int(o.disconnect_penalty * o.multiplier)
    assert closing is not None
    f = item.facts
    assert (f["category"], f["tier"], f["base"]) == (closing.category, closing.tier, closing.points)
    assert (f["jokers"], f["thrown"], f["free_joker"]) == (closing.jokers, closing.thrown, closing.free_joker)
    assert f["times"] == o.multiplier
    return int(closing.points * o.multiplier)


@each_house
def test_without_hands_the_points_are_the_same_and_tell_of_no_card(name: str, options: dict[str, Any]) -> None:
    """What is told where hands stay hidden is the same for any hands that give the same points."""
    g, states = rounds(name, options)
    for s in states:
        score = g.score(g, s)
        told = without_hands(score.items)
        assert sums(told, s.seats) == score.points
        assert not any(f in i.facts for i in told for f in ("cards", "prices", "value", "own", "theirs"))
        for n in range(3):
            other = g.score(g, guess(g, view(s, -1), Random(n)))
            if (other.points, other.winners) == (score.points, score.winners):
                assert without_hands(other.items) == told


@pytest.mark.parametrize(("scope", "boxes"), [("others", (50, 0)), ("all", (50, 25))])
def test_the_bonuses_of_the_end_are_the_sum_of_their_reasons(scope: str, boxes: tuple[int, int]) -> None:
    """MAN-51, MAN-52."""
    g = make_game("carousel", {"target": 100, "box_bonus_scope": scope})
    rounds = tuple(RoundResult(0, Reason.KNOCK, (0, 0), (seat,)) for seat in (0, 1, 0))
    m = Match(2, 1, rounds, totals=(60, 120), over=True)
    end, items = final(g, m), end_items(g, m)
    assert (end.reached, end.boxes) == ((0, 100), boxes)
    assert end.points == tuple(a + b for a, b in zip(end.totals, sums(items, 2), strict=True))
    assert all(i.facts["rounds"] * i.facts["each"] == i.points for i in items if i.why is Why.BOXES)
