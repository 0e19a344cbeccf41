"""Finished matches of every game, played again from their logs to the same cards and points, for ever.

`scripts/golden.py` made them and adds new ones; what is here is never written anew.
"""

import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openrummy.core import Leave, Reason, Refuse, Reshuffle, Return, Void
from openrummy.fairness import Kept, check_match
from openrummy.match import replay_match
from openrummy.server.fold import fold_log
from openrummy.wire import entries as log

HERE = Path(__file__).parent
GOLDEN: dict[str, Any] = runpy.run_path(str(HERE.parents[1] / "scripts" / "golden.py"))
NAMES = sorted(path.name.removesuffix(".log.jsonl") for path in HERE.glob("*.log.jsonl"))


def entries_of(name: str) -> list[log.AnyEntry]:
    entries: list[log.AnyEntry] = GOLDEN["read_log"](HERE / f"{name}.log.jsonl")
    return entries


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_log_comes_to_the_same_cards_and_points(name: str) -> None:
    came = msgspec.json.decode((HERE / f"{name}.came.json").read_bytes(), type=GOLDEN["Came"])
    assert GOLDEN["came_to"](entries_of(name)) == came


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_what_its_log_makes_and_can_be_checked(name: str) -> None:
    kept = msgspec.json.decode((HERE / f"{name}.record.json").read_bytes(), type=Kept)
    assert GOLDEN["record_of"](entries_of(name)) == kept
    _, m = replay_match(kept.record)
    assert kept.result is not None
    assert m.totals == kept.result.totals
    assert all(c.ok for c in check_match(kept))


def test_the_golden_set_is_whole() -> None:
    """Each game several times, and everything that may happen at a table at least once."""
    assert {make.__name__ for make in GOLDEN["MATCHES"]} == set(NAMES)
    everything = [e for name in NAMES for e in entries_of(name)]
    games = [e.settings.game for e in everything if isinstance(e, log.Opened)]
    assert all(games.count(game) >= 3 for game in ("basic", "classic", "carousel", "board"))
    kinds = {type(e) for e in everything}
    assert {
        log.Undid,
        log.Brought,
        log.Seeded,
        log.Said,
        log.Voted,
        log.Dropped,
        log.Came,
        log.Expired,
        log.Outage,
    } <= kinds
    acts = {type(e.action) for e in everything if isinstance(e, log.Did | log.Housed)}
    assert {Reshuffle, Leave, Return, Void, Refuse} <= acts
    assert {e.by for e in everything if isinstance(e, log.Did)} == {"", "idle", "greedy"}
    ends = {
        r.reason
        for name in NAMES
        for over in fold_log("t", entries_of(name)).over
        if over.match
        for r in over.match.rounds
    }
    assert ends >= set(Reason)
