"""Where bots think: in processes of their own, which fail, are killed, and end with their server."""

import os
import select
import signal
import subprocess
import sys

import msgspec

from openrummy.bots import thinker
from openrummy.core import Draw, View, check, view
from openrummy.server import desk, play
from openrummy.server.thinkers import Question, Thinkers, answer
from openrummy.wire import entries as log
from server.inside import a_service, a_table, an_account, look, when
from server.people import run
from server.rooms import Table

FROM_FAR = """
import os, sys
from openrummy.server.thinkers import Thinkers

if __name__ == "__main__":
    pool = Thinkers(1).pool()
    print(pool.submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


def in_play() -> Table:
    return Table(bot_pace=0).start()


def seen(table: Table) -> View:
    assert table.room.state is not None
    return view(table.room.state, table.turn)


def test_a_bot_in_a_process_does_what_it_would_do_here() -> None:
    async def work() -> None:
        table, thinkers = in_play(), Thinkers(1)
        try:
            action, by = await thinkers.choice(table.room, table.turn, "medium", 7)
        finally:
            thinkers.stop()
        assert by == "medium"
        assert action == thinker("medium", 7).choose(table.room.game, seen(table))

    run(work())


def test_a_bot_whose_time_is_over_still_names_an_action_that_is_allowed() -> None:
    table = in_play()
    g, v = table.room.game, seen(table)
    check(g, v, answer(Question(msgspec.json.encode(table.room.settings), "hard", 7, v, until=0.0)))


def test_the_idle_rule_plays_for_a_bot_whose_process_is_killed_and_the_next_question_has_a_new_one() -> None:
    async def work() -> None:
        table, thinkers = in_play(), Thinkers(1)
        try:
            pool = thinkers.pool()
            pool.submit(os.kill, pool.submit(os.getpid).result(), signal.SIGKILL)
            action, by = await thinkers.choice(table.room, table.turn, "medium", 7)
            assert (action, by) == (play.choose(table.room, table.turn, "idle", 0), "idle")
            assert (await thinkers.choice(table.room, table.turn, "medium", 7))[1] == "medium"
        finally:
            thinkers.stop()

    run(work())


def test_a_table_of_a_server_is_played_by_bots_that_think_elsewhere() -> None:
    async def work() -> None:
        async with a_service(bot_processes=1) as service:
            ann = await an_account(service, "Ann")
            table = await a_table(service, ann, start=False, seats=2)
            await table.do(lambda room, ctx: desk.add_bot(room, ann.id, None, "medium", "Ada", ctx))
            await table.do(lambda room, ctx: desk.start(room, ann.id, "match", ctx))
            watcher = await look(table, ann)
            for _ in range(2):
                await when(table, lambda room: play.to_act(room) == 0, watcher)
                await table.do(lambda room, ctx: play.act(room, ann.id, Draw(), "", ctx))
                await table.do(lambda room, ctx: play.act(room, ann.id, play.choose(room, 0, "idle", 0), "", ctx))
            by = {e.by for e in await service.store.read_log(table.room.id) if isinstance(e, log.Did) and e.seat == 1}
            assert by == {"medium"}

    run(work())


def test_the_processes_end_with_a_server_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", FROM_FAR],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        ends = os.pidfd_open(int(server.stdout.readline()))
        server.kill()
        assert select.select([ends], [], [])[0] == [ends]
        os.close(ends)
