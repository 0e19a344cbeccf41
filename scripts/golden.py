"""Make the golden matches of tests/golden: logs of tables, and what they came to, which must never change.

`python scripts/golden.py` writes those that are not there yet; what is there stays, whatever the code does now.
`--check` plays them all again and exits with 1 where one comes to something else.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from openrummy.bots import BOTS
from openrummy.cards import members
from openrummy.core import AnyAction, Discard, Draw, Refuse, State, Take, legal, view
from openrummy.fairness import Kept, Proof
from openrummy.match import final
from openrummy.server import desk, play
from openrummy.server.desk import Context, Entries
from openrummy.server.fold import fold_log
from openrummy.server.room import Stage, evolve, open_room
from openrummy.wire import TableSettings
from openrummy.wire import entries as log

FOLDER: Final = Path(__file__).resolve().parents[1] / "tests" / "golden"
PEOPLE: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
MOST_ACTIONS: Final = 20_000
_decode: Final = msgspec.json.Decoder(log.AnyEntry).decode
_encode: Final = msgspec.json.Encoder().encode


class Came(msgspec.Struct, frozen=True):
    """What a log came to: its entries, the rounds' ends and points, the points of the match, and every card's place.

    `digest` is over the cards at the end of each round: hands, stock, discards, table.
    """

    entries: int
    rounds: tuple[tuple[str, tuple[int, ...]], ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str


def came_to(entries: list[log.AnyEntry]) -> Came:
    """Play a log and look at what it came to.  Raises Illegal or BadInput for one that cannot have happened."""
    seen = sha256()
    first = entries[0]
    assert isinstance(first, log.Opened)
    room = open_room("golden", first)
    for entry in entries[1:]:
        stage = room.stage
        room, _ = evolve(room, entry)
        if stage is Stage.PLAYING and room.stage is not Stage.PLAYING and room.state is not None:
            seen.update(_encode(_cards(room.state)))
    (over,) = fold_log("golden", entries).over
    assert over.match is not None
    end = final(over.game, over.match)
    rounds = tuple((r.reason.value, r.points) for r in over.match.rounds)
    return Came(len(entries), rounds, end.points, end.winners, seen.hexdigest())


def _cards(s: State) -> list[Any]:
    return [list(map(members, s.hands)), s.stock, s.public.discard, [group.meld for group in s.public.table]]


def read_log(path: Path) -> list[log.AnyEntry]:
    """The entries of a log file, one a line."""
    return [_decode(line) for line in path.read_bytes().splitlines()]


def record_of(entries: list[log.AnyEntry]) -> Kept:
    """The finished match of a log as it is downloaded."""
    (over,) = fold_log("golden", entries).over
    assert over.record is not None
    assert over.match is not None
    names = tuple(c.name if c else "" for c in over.chairs)
    return Kept(over.record, Proof(over.revealed, over.kept, over.seat_seeds), final(over.game, over.match), names)


class Table:
    """A table that is played by a seed: people and bots, and what happens to them."""

    def __init__(self, name: str, people: int, bots: int = 0, **settings: Any) -> None:
        self.rng, self.now, seeds = Random(name), 1_700_000_000_000, count()
        self._secret: Callable[[], str] = lambda: sha256(f"{name} {next(seeds)}".encode()).hexdigest()
        chosen = msgspec.convert({"seats": people + bots} | settings, TableSettings)
        opened, committed = desk.opening(chosen, "GLDN234", "ann", self.context)
        self.room = open_room("golden", opened)
        self.log: list[log.AnyEntry] = [opened]
        self.write((committed,))
        for one in PEOPLE[:people]:
            self.write(desk.sit(self.room, one.lower(), one, None, self.context))
        for n in range(bots):
            self.write(desk.add_bot(self.room, "ann", None, "greedy", f"Bot {n}", self.context))

    @property
    def context(self) -> Context:
        """Now, and a little later each time."""
        self.now += self.rng.randrange(1, 4_000)
        return Context(self.now, self._secret)

    def write(self, entries: Entries) -> None:
        """Append to the log."""
        for entry in entries:
            self.room, _ = evolve(self.room, entry)
            self.log.append(entry)

    def ask(self, command: Callable[..., Entries], *given: Any) -> None:
        """Ask something of the table."""
        self.write(command(self.room, *given, self.context))

    def start(self) -> "Table":
        """The match begins."""
        self.ask(desk.start, "ann", "golden")
        return self

    def move(self, by: str = "") -> None:
        """The seat to act plays: like a good bot or a random one, by its number; now and then it takes back."""
        seat = play.to_act(self.room)
        assert seat is not None
        assert self.room.state is not None
        level = play.bot_level(self.room, seat)
        player = by or level or ("greedy" if seat % 2 == 0 else "random")
        g, v = self.room.game, view(self.room.state, seat)
        bot = None if player == "idle" else BOTS[player](self.rng.getrandbits(32))
        action: AnyAction = g.idle(g, v) if bot is None else bot.choose(g, v)
        own_id = "" if level else f"i{len(self.log)}"
        self.write(play.act_for(self.room, seat, action, self.context, own_id, level or ""))
        if self.room.taken_back and self.room.settings.undo and self.rng.random() < 0.3:
            chair = self.room.chairs[seat]
            self.ask(play.undo, chair.account if chair else "", f"u{len(self.log)}")
            self.write(play.act_for(self.room, seat, action, self.context, f"a{len(self.log)}"))

    def turns(self, number: int, by: str = "") -> "Table":
        """So many actions, or fewer if the round ends."""
        for _ in range(number):
            if self.room.stage is Stage.PLAYING:
                self.move(by)
        return self

    def finish(self, by: str = "") -> "Table":
        """Play on to the end of the match."""
        for _ in range(MOST_ACTIONS):
            if self.room.stage is Stage.OVER:
                return self
            if self.room.stage is Stage.BETWEEN:
                self.ask(desk.next_round)
            else:
                self.move(by)
        raise RuntimeError("the match does not end")

    def take_for_ever(self) -> "Table":
        """Nobody draws from the stock and nothing is laid down: the pile goes round until the round has stalled."""
        while self.room.stage is Stage.PLAYING and self.room.state is not None:
            seat = self.room.state.seat
            offered = list(legal(self.room.game, view(self.room.state, seat)))
            action = next((a for kind in (Take, Draw, Discard) for a in offered if isinstance(a, kind)), offered[0])
            self.write(play.act_for(self.room, seat, action, self.context))
        return self

    def refuse(self) -> "Table":
        """Refuse the deal if the seat to act may; else accept, until somebody refuses or play begins."""
        while self.room.stage is Stage.PLAYING and self.room.state is not None:
            seat = self.room.state.seat
            offered = list(legal(self.room.game, view(self.room.state, seat)))
            if self.room.state.public.turn.phase != "offer":
                return self
            action = next((a for a in offered if isinstance(a, Refuse)), offered[0])
            self.write(play.act_for(self.room, seat, action, self.context))
        return self

    def away(self, seat: int) -> "Table":
        """A seat's owner goes, and its absence bank is spent."""
        self.ask(desk.drop, seat)
        end = play.absence_end(self.room, seat)
        self.now = max(self.now, end or 0)
        self.ask(desk.absent, seat)
        return self

    def back(self, seat: int) -> "Table":
        """The owner is back."""
        self.now += 60_000
        self.ask(desk.back, seat)
        return self


def basic_two_rounds() -> Table:
    t = Table("basic two rounds", 2, options={"match": {"type": "rounds", "rounds": 2}})
    t.ask(desk.add_seed, "ann", "c0ffee")
    t.write((log.Said(t.now, 0, "Γειά σου"),))
    return t.start().finish()


def basic_strict_for_six() -> Table:
    settings: dict[str, Any] = {"preset": "strict", "clock": {"move": 20, "bank": 30}}
    t = Table("basic strict", 4, 2, **settings, options={"match": {"type": "rounds", "rounds": 3}}).start().turns(30)
    t.write((log.Outage(t.now, 90_000),))
    return t.finish()


def basic_reshuffled() -> Table:
    t = Table("basic reshuffled", 6, options={"match": {"type": "rounds", "rounds": 2}}).start()
    return t.turns(400, "idle").finish("random")


def basic_stalled() -> Table:
    return (
        Table("basic stalled", 3, options={"match": {"type": "rounds", "rounds": 2}}).start().take_for_ever().finish()
    )


def board_stalled() -> Table:
    return Table("board stalled", 2, game="board").start().take_for_ever().finish("greedy")


def basic_aces_voted_away() -> Table:
    options = {"match": {"type": "rounds", "rounds": 2}}
    t = Table("basic voted", 3, preset="ace_high_or_low", absence="vote", options=options).start().turns(9).away(2)
    for who in ("ann", "bob"):
        t.ask(play.vote, who, True)
    return t.back(2).finish()


def basic_to_a_target() -> Table:
    return Table("basic target", 2, 1, options={"match": {"type": "target", "target": 100}}).start().finish()


def classic_to_two_hundred() -> Table:
    return Table("classic", 4, game="classic").start().finish()


def classic_shuffled_with_one_away() -> Table:
    t = (
        Table("classic away", 3, 1, game="classic", preset="shuffled", options={"target": 60}, absence="idle")
        .start()
        .turns(7)
        .away(1)
    )
    return t.turns(40).back(1).finish("greedy")


def classic_left_for_good() -> Table:
    t = Table("classic left", 4, game="classic", options={"target": 50}).start().turns(11)
    t.ask(desk.stand, "ann")
    return t.finish("greedy")


def carousel_for_two() -> Table:
    return Table("carousel two", 2, game="carousel", options={"target": 80}).start().finish("greedy")


def carousel_for_five() -> Table:
    t = Table("carousel five", 3, 2, game="carousel", preset="joker_from_hand", options={"target": 100})
    return t.start().finish("greedy")


def carousel_boxes_and_a_stand_in() -> Table:
    t = Table("carousel boxes", 3, game="carousel", preset="boxes_for_all", options={"target": 90}, absence="bot")
    return t.start().turns(6, "greedy").away(2).turns(30, "greedy").back(2).finish("greedy")


def carousel_to_the_last_card() -> Table:
    t = Table("carousel passes", 2, game="carousel", options={"hand": 3, "knock_limit": 0, "target": 20}).start()
    return t.turns(300, "idle").finish("greedy")


def board_with_jokers_brought() -> Table:
    t = Table("board jokers", 3, game="board", preset="four_games", extra_jokers="free")
    for who in ("ann", "cat"):
        t.ask(desk.bring_joker, who, True, "")
    return t.start().finish("greedy")


def board_refused() -> Table:
    for n in range(100):
        t = Table(f"board refused {n}", 4, game="board", extra_jokers="free", options={"games": 2})
        t.ask(desk.bring_joker, "bob", True, "")
        t.start().refuse()
        if t.room.stage is Stage.BETWEEN:
            return t.finish("greedy")
    raise RuntimeError("no deal is refused")


def board_doubled_with_one_away_at_the_end() -> Table:
    t = Table("board penalty", 2, 1, game="board", preset="double").start().turns(8, "greedy").away(1)
    return t.finish()


def board_jokers_in_the_hand() -> Table:
    options = {"extra_joker_mode": "hand", "games": 2, "mosaic_jokers": "flat250", "refuse_doubles": 0}
    t = Table("board hand", 4, game="board", extra_jokers="free", options=options)
    for who in ("ann", "bob", "dan"):
        t.ask(desk.bring_joker, who, True, "")
    return t.start().finish("greedy")


def board_deserted() -> Table:
    t = Table("board deserted", 3, game="board").start().turns(5, "greedy")
    t.ask(desk.stand, "ann")
    t.ask(desk.stand, "cat")
    return t


MATCHES: Final[tuple[Callable[[], Table], ...]] = (
    basic_two_rounds, basic_strict_for_six, basic_reshuffled, basic_aces_voted_away, basic_to_a_target,
    basic_stalled, board_stalled,
    classic_to_two_hundred, classic_shuffled_with_one_away, classic_left_for_good,
    carousel_for_two, carousel_for_five, carousel_boxes_and_a_stand_in, carousel_to_the_last_card,
    board_with_jokers_brought, board_refused, board_doubled_with_one_away_at_the_end, board_jokers_in_the_hand,
    board_deserted,
)  # fmt: skip


def files() -> Iterator[tuple[str, Path, Path, Path]]:
    """The golden matches that are there: name, log, what it came to, record."""
    for path in sorted(FOLDER.glob("*.log.jsonl")):
        name = path.name.removesuffix(".log.jsonl")
        yield name, path, FOLDER / f"{name}.came.json", FOLDER / f"{name}.record.json"


def faults() -> list[str]:
    """What no longer comes to what it did."""
    out = []
    for name, path, came, record in files():
        entries = read_log(path)
        if msgspec.json.decode(came.read_bytes(), type=Came) != came_to(entries):
            out.append(f"{name}: the log comes to something else")
        if msgspec.json.decode(record.read_bytes(), type=Kept) != record_of(entries):
            out.append(f"{name}: the record is another")
    return out


def write(name: str, entries: list[log.AnyEntry]) -> None:
    """Write a match down, once and for all."""
    (FOLDER / f"{name}.log.jsonl").write_bytes(b"\n".join(map(_encode, entries)) + b"\n")
    for kind, value in (("came", came_to(entries)), ("record", record_of(entries))):
        (FOLDER / f"{name}.{kind}.json").write_bytes(_encode(value) + b"\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="play them all again, and write nothing")
    if not parser.parse_args().check:
        there = {name for name, *_ in files()}
        for make in MATCHES:
            if make.__name__ not in there:
                write(make.__name__, make().log)
    wrong = faults()
    print("\n".join(wrong) or f"{len(list(files()))} matches come to what they came to")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
