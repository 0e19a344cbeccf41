"""Tables of bots under load: what the server's counters say, and a small load from beginning to end."""

import pytest
from prometheus_client import generate_latest

from openrummy.games import GAMES, make_game
from openrummy.loadgen import BotLoad, Latency, Step, measure_bots
from openrummy.loadgen.bots import LONG, Counted, figures, quantile, read_counters
from openrummy.server.metrics import Metrics
from openrummy.wire import TableSettings

INF = float("inf")


def test_a_quantile_lies_in_a_straight_line_between_two_steps() -> None:
    steps = {0.001: 10.0, 0.002: 30.0, INF: 40.0}
    assert quantile(steps, 0.25) == pytest.approx(0.001)
    assert quantile(steps, 0.5) == pytest.approx(0.0015)
    assert quantile(steps, 0.99) == 0.002  # beyond the last step nothing is known
    assert quantile({}, 0.5) == 0.0
    assert quantile({0.001: 0.0, INF: 0.0}, 0.5) == 0.0


def test_the_counters_of_one_game_and_level_are_read_off_the_servers_page() -> None:
    metrics = Metrics()
    for cpu, late in ((0.0004, False), (0.004, False), (0.004, True)):
        metrics.thought("basic", "medium", cpu, late)
    metrics.thought("board", "medium", 0.4, True)
    metrics.thought("basic", "hard", 0.4, True)
    read = read_counters(generate_latest(metrics.registry).decode(), "basic", "medium")
    assert (read.late, read.up_to[INF], read.up_to[0.0005]) == (1.0, 3.0, 1.0)
    assert 0.003 < quantile(read.up_to, 0.9) <= 0.004


def test_what_was_counted_before_the_load_is_left_out() -> None:
    load, settings = BotLoad(game="basic", tables=300), TableSettings(game="basic", seats=2)
    before, after = Counted({0.001: 5.0, 0.002: 5.0, INF: 5.0}, 2.0), Counted({0.001: 5.0, 0.002: 9.0, INF: 9.0}, 3.0)
    step = Step(20, 7.0, 0, 0, {}, Latency(1, 2, 3, 4), None)
    found = figures(load, settings, step, before, after)
    assert (found.choices, found.expected, found.late) == (4, 3000, 1)
    assert 1.0 < found.cpu_p50 <= 2.0


@pytest.mark.parametrize("name", GAMES)
def test_matches_of_a_load_may_be_as_long_as_they_are_asked_to_be(name: str) -> None:
    assert make_game(name, LONG[name]).name == name


def test_bots_and_people_play_at_one_server_and_are_counted() -> None:
    found = measure_bots(BotLoad(game="basic", tables=2, seconds=2.0, people=2, rate=5.0, warm_up=0.5))
    assert found.choices > 0
    assert found.cpu_p50 > 0
    assert found.person is not None
