"""Where bots think: in processes of their own, which fail, are killed, and end with their server."""

import os
import select
import signal
import subprocess
import sys

import msgspec

from openrummy.bots import thinker
from openrummy.core import View, check, view
from openrummy.server import play
from openrummy.server.thinkers import Question, Thinkers, answer
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


def a_table() -> Table:
    return Table(bot_pace=0).start()


def seen(table: Table) -> View:
    assert table.room.state is not None
    return view(table.room.state, table.turn)


def test_a_bot_in_a_process_does_what_it_would_do_here() -> None:
    async def work() -> None:
        table, thinkers = a_table(), Thinkers(1)
        try:
            action, by = await thinkers.choice(table.room, table.turn, "medium", 7)
        finally:
            thinkers.stop()
        assert by == "medium"
        assert action == thinker("medium", 7).choose(table.room.game, seen(table))

    run(work())


def test_a_bot_whose_time_is_over_still_names_an_action_that_is_allowed() -> None:
    table = a_table()
    g, v = table.room.game, seen(table)
    check(g, v, answer(Question(msgspec.json.encode(table.room.settings), "hard", 7, v, until=0.0)))


def test_the_idle_rule_plays_for_a_bot_whose_process_is_killed_and_the_next_question_has_a_new_one() -> None:
    async def work() -> None:
        table, thinkers = a_table(), Thinkers(1)
        try:
            pool = thinkers.pool()
            pool.submit(os.kill, pool.submit(os.getpid).result(), signal.SIGKILL)
            action, by = await thinkers.choice(table.room, table.turn, "medium", 7)
            assert (action, by) == (play.choose(table.room, table.turn, "idle", 0), "idle")
            assert (await thinkers.choice(table.room, table.turn, "medium", 7))[1] == "medium"
        finally:
            thinkers.stop()

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
