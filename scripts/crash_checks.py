"""What must be true of a database after crashes: nothing acknowledged is lost or doubled, and every log plays again."""

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from crash_people import Person, Promise

from openrummy.core import AnyAction
from openrummy.match import Final as MatchEnd
from openrummy.match import final
from openrummy.server import tell
from openrummy.server.fold import Folded, fold_log
from openrummy.wire import entries as log

_entry: Final = msgspec.json.Decoder(log.AnyEntry).decode
_end: Final = msgspec.json.Decoder(MatchEnd).decode
Log = list[log.AnyEntry]


class Fault(NamedTuple):
    """Something that must not be."""

    table: str
    what: str


class Found(NamedTuple):
    """The database after it all."""

    logs: dict[str, Log]
    folded: dict[str, Folded]
    faults: list[Fault]


def read(database: Path) -> Found:
    """All logs, played again, and the finished matches compared with what was written down of them."""
    logs: dict[str, Log] = {}
    faults: list[Fault] = []
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for table, seq, body in connection.execute("SELECT table_id, seq, body FROM events ORDER BY table_id, seq"):
            entries = logs.setdefault(table, [])
            if seq != len(entries):
                faults.append(Fault(table, f"entry {len(entries)} is missing before {seq}"))
            entries.append(_entry(body))
        kept = dict(connection.execute("SELECT id, result FROM matches"))
    folded: dict[str, Folded] = {}
    for table, entries in logs.items():
        try:
            folded[table] = fold_log(table, entries)
        except Exception as e:  # whatever it is, this log does not play
            faults.append(Fault(table, f"the log does not play: {type(e).__name__} {e}"))
        else:
            faults += [Fault(table, what) for what in _scores(folded[table], kept)]
    return Found(logs, folded, faults)


def _scores(folded: Folded, kept: dict[str, str]) -> Iterator[str]:
    for room in folded.over:
        assert room.match is not None
        if room.match_id not in kept:
            yield f"match {room.match_id} is over, and was not written down"
        elif _end(kept[room.match_id]) != final(room.game, room.match):
            yield f"match {room.match_id} has another score than its log gives"


class Done(NamedTuple):
    """What a seat did under an id (an undo has no action), and as which entry."""

    id: str
    action: AnyAction | None
    at: int


def promises_kept(found: Found, people: Sequence[Person]) -> Iterator[Fault]:
    """Compare what people were promised with the logs."""
    for person in people:
        entries = found.logs.get(person.table, [])
        for what in _broken(person, done_by_id(entries), Counter(e.text for e in entries if isinstance(e, log.Said))):
            yield Fault(person.table, what)


def done_by_id(entries: Log) -> dict[str, list[Done]]:
    """Everything that was done under an id."""
    done: dict[str, list[Done]] = {}
    for at, entry in enumerate(entries):
        if isinstance(entry, log.Did) and entry.id:
            done.setdefault(entry.id, []).append(Done(entry.id, entry.action, at))
        if isinstance(entry, log.Undid) and entry.id:
            done.setdefault(entry.id, []).append(Done(entry.id, None, at))
    return done


def _broken(person: Person, done: dict[str, list[Done]], lines: Counter[str]) -> Iterator[str]:
    for promise in person.promises:
        yield from _promise_broken(promise, done.get(promise.id, []))
    yield from (f"{id} was refused, and was done" for id in person.refused if id in done)
    for text in person.said:
        if lines[text] != 1:
            yield f"{text!r} was acknowledged, and is there {lines[text]} times"
    for id, times in done.items():
        if len(times) > 1:
            yield f"{id} was done {len(times)} times"


def _promise_broken(promise: Promise, done: list[Done]) -> Iterator[str]:
    if not done:
        yield f"{promise.id} was acknowledged as entry {promise.seq}, and is lost"
    elif done[0].at > promise.seq or done[0].action != promise.action:
        what = f"{done[0].action} at {done[0].at}"
        yield f"{promise.id} was acknowledged as {promise.action} at {promise.seq}, and is {what}"


def views_right(found: Found, people: Sequence[Person]) -> Iterator[Fault]:
    """Compare what everybody sees at last with what the log says that this seat sees."""
    for person in people:
        me, entries = person.client, found.logs[person.table]
        if me.seq >= len(entries):
            yield Fault(person.table, f"seat {me.seat} was told of entry {me.seq}, and there are {len(entries)}")
            continue
        room = fold_log(person.table, entries[: me.seq + 1]).room
        if me.view != tell.seat_view(room, me.seat):
            yield Fault(person.table, f"seat {me.seat} sees something else than the log says at {me.seq}")
