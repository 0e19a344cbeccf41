"""A look back at a finished match: for its players, seat by seat, within what the table reveals."""

import msgspec
import pytest

from openrummy.cards import members
from openrummy.core import HouseAction, view
from openrummy.fairness import Kept
from openrummy.match import replay
from openrummy.server.reviews import Reviewed
from openrummy.wire import TableCode
from server.people import house, no, run
from server.test_history import a_match

SHORT = {"basic": {"match": {"type": "rounds", "rounds": 1}}, "classic": {"target": 1}, "board": {}}


@pytest.mark.parametrize("game", ["basic", "classic", "carousel", "board"])
def test_a_review_tells_every_decision_of_a_seat_with_the_hand_it_had(game: str) -> None:
    async def work() -> None:
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")[: 4 if game == "classic" else 2]]
            match = await a_match(here, *people, game=game, options=SHORT.get(game, {"target": 1}))
            kept = msgspec.convert(await people[0].get(f"/api/matches/{match}"), Kept)
            states = {(s.round, s.ply): s.state for s in replay(kept.record)}
            told = msgspec.convert(await people[0].get(f"/api/matches/{match}/review/1"), Reviewed)
            assert told.seat == 1
            assert 0 < len(told.decisions) >= told.best
            for d in told.decisions:
                state = states[d.round, d.ply]
                assert state.seat == 1
                assert d.hand == members(state.hands[1]) == view(state, 1).hand
                assert kept.record.rounds[d.round - 1].actions[d.ply] == d.action
                assert not isinstance(d.action, HouseAction)
                assert d.cost >= 0
            costs = [told.decisions[i].cost for i in told.instructive]
            assert costs == sorted(costs, reverse=True)
            assert all(told.decisions[i].best for i in told.instructive)

    run(work())


def test_where_nothing_is_revealed_everybody_looks_back_at_the_own_seat_only() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob, cat = [await here.guest(name) for name in ("Ann", "Bob", "Cat")]
            match = await a_match(here, ann, bob, reveal="never")
            own = 0 if (await ann.get("/api/matches"))[0]["seat"] == 0 else 1
            assert (await ann.get(f"/api/matches/{match}/review/{own}"))["seat"] == own
            with no(TableCode.FORBIDDEN):
                await ann.get(f"/api/matches/{match}/review/{1 - own}")
            with no(TableCode.FORBIDDEN):
                await cat.get(f"/api/matches/{match}/review/{own}")

    run(work())


def test_a_match_that_is_not_shared_is_nobody_elses_to_look_back_at() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob, cat = [await here.guest(name) for name in ("Ann", "Bob", "Cat")]
            match = await a_match(here, ann, bob, share_replay=False)
            assert (await bob.get(f"/api/matches/{match}/review/0"))["seat"] == 0
            with no(TableCode.NO_MATCH):
                await cat.get(f"/api/matches/{match}/review/0")
            with no(TableCode.BAD_MESSAGE, field="seat"):
                await ann.get(f"/api/matches/{match}/review/7")

    run(work())
