"""Playing at a table over sockets: whole matches of every game, rematches, hands in order, chat, votes, hints."""

import asyncio
from typing import Any

import pytest

from openrummy.client import Client
from openrummy.core import Discard, Draw, Take
from openrummy.server.answers import PHRASES
from openrummy.wire import TableCode
from openrummy.wire import messages as wire
from server.people import House, act, caught_up, history, house, no, over, play_on, run, until

SHORT = {
    "basic": {"match": {"type": "rounds", "rounds": 2}},
    "classic": {"target": 20},
    "carousel": {"target": 50},
    "board": {"games": 2},
}


@pytest.mark.parametrize("game", list(SHORT))
def test_people_and_a_bot_play_a_match_to_its_end(game: str) -> None:
    async def work() -> None:
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat")]
            await here.table(*people, bots=1, start=True, game=game, options=SHORT[game])
            acts = await asyncio.gather(*(play_on(p, over) for p in people))
            assert min(acts) > 0
            ends = [p.table.final for p in people if p.table]
            assert ends[0] is not None
            assert ends == [ends[0]] * 3
            assert people[0].table is not None
            assert sum(len(hand) for hand in people[0].table.hands) > 0

    run(work())


def test_a_rematch_is_a_new_match_at_the_same_table() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True)
            await asyncio.gather(play_on(ann, over), play_on(bob, over))
            assert ann.table is not None
            first = ann.table
            assert first.revealed
            assert first.commitment
            await ann.ask(wire.Ready)
            await bob.ask(wire.Ready)
            for one in (ann, bob):
                await until(one, lambda c: bool(c.table and c.table.stage == "playing"))
            assert ann.table.match != first.match
            assert ann.table.commitment == first.commitment
            assert (ann.table.revealed, ann.table.hands, ann.table.totals) == ("", (), (0, 0))
            await asyncio.gather(play_on(ann, over), play_on(bob, over))
            assert len(await history(ann, 2)) == 2

    run(work())


def test_each_seat_and_each_spectator_sees_its_own_view_only() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            table = await here.table(ann, bob, start=True)
            await eve.watch(table)
            for one in (ann, bob):
                assert one.view is not None
                assert len(one.view.hand) == 10
            assert eve.view is not None
            assert (eve.view.hand, eve.offers) == ((), None)
            assert sum(p.offers is not None for p in (ann, bob)) == 1

    run(work())


def test_h08_a_spectator_can_do_nothing() -> None:
    """H08: all rejected, and the state is what it was."""

    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            table = await here.table(ann, bob, start=True)
            await eve.watch(table)
            before = eve.seq
            seat_asks: list[tuple[type, dict[str, Any]]] = [
                (wire.Act, {"action": Draw()}), (wire.Undo, {}), (wire.Ready, {}), (wire.Stand, {}),
                (wire.Vote, {"yes": True}), (wire.AddSeed, {"seed": "00"}), (wire.Bring, {"yes": True}),
            ]  # fmt: skip
            for ask, fields in seat_asks:
                with no(TableCode.NOT_SEATED):
                    await eve.ask(ask, **fields)
            with no(TableCode.NOT_SEATED):
                await eve.ask(wire.Arrange, cards=())
            with no(TableCode.NOT_NOW):
                await eve.ask(wire.Sit)
            host_asks: list[tuple[type, dict[str, Any]]] = [
                (wire.Start, {}), (wire.AddBot, {}), (wire.Kick, {"seat": 0}), (wire.Lock, {"locked": True}),
                (wire.HandOver, {"seat": 0}), (wire.Silence, {"seat": 0, "silent": True}),
            ]  # fmt: skip
            for ask, fields in host_asks:
                with no(TableCode.NOT_HOST):
                    await eve.ask(ask, **fields)
            for ask in (wire.Propose, wire.Hint):
                with no(TableCode.NOT_NOW):
                    await eve.ask(ask)
            with no(TableCode.NOT_ALLOWED):
                await eve.ask(wire.Say, text="take the seven!")
            assert (await eve.watch(table)).seq == before

    run(work())


def test_the_order_of_a_hand_is_kept_and_never_reset_by_others() -> None:
    """U02, U04: kept over updates, reloads and a second device; told to nobody else; other cards are left out."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            assert ann.view is not None
            assert bob.view is not None
            wish = tuple(reversed(ann.view.hand))
            await ann.ask(wire.Arrange, cards=(*wish, wish[0], *bob.view.hand, -1, 1 << 60))
            for one in (ann, bob):
                if one.offers is not None:
                    await act(one, Draw())
            assert (await here.device(ann).watch(table)).order == wish
            assert (await here.device(bob).watch(table)).order == ()

    run(work())


def test_a_hint_and_proposals_are_for_the_seat_to_act_where_the_table_has_them() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True)
            mover, other = (ann, bob) if ann.offers else (bob, ann)
            hint = await mover.ask(wire.Hint)
            assert isinstance(hint, wire.Hints)
            assert {move.action for move in hint.moves} <= {Draw(), Take()}
            assert all(move.reasons for move in hint.moves)
            assert isinstance(await mover.ask(wire.Propose), wire.Proposals)
            with no(TableCode.NOT_NOW):
                await other.ask(wire.Hint)
            await here.table(ann, bob, start=True, hints=False)
            for ask in (wire.Hint, wire.Propose):
                with no(TableCode.NOT_ALLOWED):
                    await mover.ask(ask)

    run(work())


def test_undo_is_offered_told_to_all_and_done() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True)
            mover, other = (ann, bob) if ann.offers else (bob, ann)
            assert mover.offers is not None
            assert not mover.offers.undo
            await act(mover, Take())
            assert mover.offers.undo
            told = await mover.ask(wire.Undo)
            assert isinstance(told, wire.Ack)
            last = await other.next()
            while not (isinstance(last, wire.Update) and last.seq == told.seq):
                last = await other.next()
            assert last.undone
            assert last.events == ()
            await act(mover, Draw())
            with no(TableCode.NOTHING_TO_UNDO):
                await mover.ask(wire.Undo)

    run(work())


def test_the_clock_is_told_with_every_move_in_the_servers_time() -> None:
    """C12, S15: the time comes from the server; a client computes nothing but the difference."""

    async def work() -> None:
        now = [5_000_000]
        async with house(now=lambda: now[0]) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True, clock={"move": 30, "bank": 60})
            mover, other = (ann, bob) if ann.offers else (bob, ann)
            assert other.table is not None
            assert other.table.deadline == 5_090_000
            now[0] += 45_000
            await act(mover, Draw())
            assert mover.offers is not None
            seq = await act(mover, next(a for a in mover.offers.actions if isinstance(a, Discard)))
            await caught_up(other, seq)
            assert (other.table.turn_at, other.table.deadline) == (5_045_000, 5_045_000 + 90_000)
            chair = other.table.chairs[mover.seat]
            assert chair is not None
            assert chair.bank == 45_000

    run(work())


def test_time_that_is_over_is_played_by_the_idle_rule() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True, clock={"move": 1, "bank": 0})
            mover, other = (ann, bob) if ann.offers else (bob, ann)
            await until(other, lambda c: c.offers is not None)
            await until(mover, lambda c: c.offers is None)

    run(work())


def test_who_is_away_too_long_is_played_for_and_comes_back_to_a_live_table() -> None:
    """C11, S22, S23: the bank is spent, the bot stands in, the owner takes over again."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True, absence_bank=1, absence="bot")
            mover, other = (ann, bob) if ann.offers else (bob, ann)
            await mover.disconnect()
            await until(other, lambda c: c.offers is not None)
            told = await mover.watch(table)
            chair = told.table.chairs[mover.seat]
            assert chair is not None
            assert not chair.expired
            assert told.missed

    run(work())


def test_others_vote_a_round_away_while_somebody_is_absent() -> None:
    async def work() -> None:
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat")]
            ann, bob, cat = people
            await here.table(*people, start=True, absence="vote", absence_bank=1)
            with no(TableCode.NOT_NOW):
                await ann.ask(wire.Vote, yes=True)
            await cat.disconnect()
            await until(ann, lambda c: bool(c.table and (x := c.table.chairs[2]) and x.expired))
            await ann.ask(wire.Vote, yes=True)
            await bob.ask(wire.Vote, yes=True)
            await until(ann, over)
            assert ann.table is not None
            assert ann.table.rounds[-1].reason == "void"

    run(work())


def test_a_host_who_leaves_for_good_is_free_and_the_table_goes_on() -> None:
    async def work() -> None:
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat")]
            ann, bob, cat = people
            table = await here.table(*people, start=True)
            await ann.ask(wire.Stand)
            await until(ann, lambda c: c.seat == -1)
            assert ann.view is not None
            assert ann.view.hand == ()
            assert (await ann.watch(table)).seat == -1
            await asyncio.gather(play_on(bob, over), play_on(cat, over))
            await until(bob, lambda c: bool(c.table and c.table.chairs[0] is None))
            assert bob.table is not None
            assert bob.table.host == 1

    run(work())


# -- chat --


async def heard(client: Client) -> wire.Line:
    """The next line of chat."""
    while True:
        told = await client.next()
        if isinstance(told, wire.Update) and told.lines:
            return told.lines[0]


async def chatting(here: House, **settings: Any) -> tuple[Client, Client, Client]:
    ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
    table = await here.table(ann, bob, **settings)
    await eve.watch(table)
    return ann, bob, eve


def test_what_is_said_is_heard_by_all_and_by_who_comes_later() -> None:
    async def work() -> None:
        phrase = min(PHRASES)
        async with house() as here:
            ann, bob, eve = await chatting(here)
            await ann.ask(wire.Say, text="  Γειά\n σου 👋 ")
            for one in (bob, eve):
                line = await heard(one)
                assert (line.seat, line.name, line.text) == (0, "Ann", "Γειά σου 👋")
            await bob.ask(wire.Phrase, key=phrase)
            assert (await heard(eve)).phrase == phrase
            assert ann.table is not None
            later = await (await here.guest("Fay")).watch(ann.table.id)
            assert [line.phrase or line.text for line in later.chat] == ["Γειά σου 👋", phrase]

    run(work())


def test_words_that_hide_something_and_unknown_phrases_are_refused() -> None:
    async def work() -> None:
        async with house() as here:
            ann, _, _ = await chatting(here)
            for text in ("\u202eabc", "a\x07b", "\u3164", "   "):
                with no(TableCode.BAD_TEXT):
                    await ann.ask(wire.Say, text=text)
            for text in ("", "x" * 201):
                with no(TableCode.BAD_MESSAGE):
                    await ann.ask(wire.Say, text=text)
            with no(TableCode.BAD_MESSAGE, field="key"):
                await ann.ask(wire.Phrase, key="rude_words")

    run(work())


def test_a_line_that_is_sent_again_is_said_once() -> None:
    """By its id, over a lost connection, for those with a seat and for spectators; another line is no repetition."""

    async def work() -> None:
        async with house() as here:
            ann, eve = await here.guest("Ann"), await here.guest("Eve")
            table = await here.table(ann, bots=1, start=True, spectator_chat=True)
            await eve.watch(table)
            for one in (ann, eve):
                told = await one.ask(wire.Say, id="s1", text="hello  there")
                await one.disconnect()
                await one.watch(table)
                assert await one.ask(wire.Say, id="s1", text="hello there") == told
                with no(TableCode.SAME_ID):
                    await one.ask(wire.Say, id="s1", text="hello")
                with no(TableCode.SAME_ID):
                    await one.ask(wire.Phrase, id="s1", key="hello")
                await one.ask(wire.Phrase, id="s2", key="hello")
                await one.ask(wire.Phrase, id="s2", key="hello")
            said = (await here.device(ann).watch(table)).chat
            assert [(line.name, line.text or line.phrase) for line in said] == [
                ("Ann", "hello there"), ("Ann", "hello"), ("Eve", "hello there"), ("Eve", "hello"),
            ]  # fmt: skip

    run(work())


def test_chat_has_a_limit_and_the_host_may_silence_a_seat() -> None:
    async def work() -> None:
        async with house(chat_per_minute=3) as here:
            ann, bob, _ = await chatting(here)
            for n in range(3):
                await bob.ask(wire.Say, text=f"{n}")
            with no(TableCode.TOO_FAST):
                await bob.ask(wire.Say, text="once more")
            await ann.ask(wire.Silence, seat=1, silent=True)
            with no(TableCode.NOT_ALLOWED):
                await bob.ask(wire.Phrase, key=min(PHRASES))

    run(work())


def test_spectators_speak_only_where_the_table_lets_them_and_under_their_names() -> None:
    async def work() -> None:
        async with house() as here:
            ann, _, eve = await chatting(here, spectator_chat=True)
            await eve.ask(wire.Say, text="hello")
            line = await heard(ann)
            assert (line.seat, line.name) == (-1, "Eve")
            ann, _, eve = await chatting(here)
            with no(TableCode.NOT_ALLOWED):
                await eve.ask(wire.Phrase, key=min(PHRASES))

    run(work())


def test_old_lines_stay_under_the_name_of_who_said_them() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await chatting(here)
            await bob.ask(wire.Say, text="mine")
            await bob.ask(wire.Stand)
            await eve.ask(wire.Sit)
            await until(eve, lambda c: c.seat == 1)
            assert ann.table is not None
            told = await here.device(ann).watch(ann.table.id)
            assert [(line.name, line.text) for line in told.chat] == [("Bob", "mine")]

    run(work())
