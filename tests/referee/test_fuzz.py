"""Whatever is asked, the referee answers or says what is wrong, and every position holds the whole deck."""

import json
import random
from typing import Any

import pytest
import typer

from openrummy.cards import cards
from openrummy.cli.referee import referee_command
from openrummy.core import zones
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game
from openrummy.notation import parse_card
from openrummy.referee import Position, answer_line, answer_row, parse_steps, rule_on, set_up
from referee.rows import CASES, VECTORS

app = typer.Typer(pretty_exceptions_enable=False)
app.command("referee")(referee_command)
command = typer.main.get_command(app)  # built once, as it is called often

ROWS = [{"kind": kind} | row for kind, rows in VECTORS.items() for row in rows] + [
    row
    for row in CASES
    if row["id"] != "B034"  # the whole box is a question for the solver's own tests
]
CARDS = "AC 2D 7H 10S KH JK *6S 7h' as r7 y12 J b1 k13 Jr7 F ZZ".split()
WORDS = "draw take meld discard end knock close accept refuse rearrange lay off on 1 0 ; [ ] [7H 8H 9H] stock".split()
JUNK: list[Any] = [
    None, True, False, 0, -1, 7, 10**18, 1.5, "", "x", "legal", [], {}, [[]], [None], {"a": 1}, "7H", ["7H"], [["7H"]],
    "İ", "\u0000", "7" * 50, ["JK"] * 3, [["JK", "JK", "JK"]], "head", "stock", "board", "rummy",
]  # fmt: skip


def shaken(rng: random.Random, value: Any, depth: int = 0) -> Any:
    """The value with something in it replaced, left out, doubled or put in another place."""
    if rng.random() < 0.15:
        return rng.choice(JUNK)
    if isinstance(value, dict) and value:
        out = dict(value)
        name = rng.choice(list(out))
        kind = rng.randrange(5)
        if kind == 0:
            del out[name]
        elif kind == 1:
            out[rng.choice(["rules", "options", "hand", "table", "stock", "at", "drew", "onto"])] = rng.choice(JUNK)
        else:
            out[name] = shaken(rng, out[name], depth + 1)
        return out
    if isinstance(value, list) and value:
        out_list = list(value)
        at = rng.randrange(len(out_list))
        kind = rng.randrange(4)
        if kind == 0:
            out_list.insert(at, out_list[rng.randrange(len(out_list))])
        elif kind == 1:
            del out_list[at]
        elif kind == 2:
            rng.shuffle(out_list)
        else:
            out_list[at] = shaken(rng, out_list[at], depth + 1)
        return out_list
    return rng.choice(CARDS) if isinstance(value, str) and rng.random() < 0.7 else rng.choice(JUNK)


@pytest.mark.parametrize("seed", range(8))
def test_500_shaken_rows_are_answered(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(500):
        row: Any = rng.choice(ROWS)
        for _ in range(rng.randint(1, 3)):
            row = shaken(rng, row)
        answer = answer_row(row)
        assert "id" in answer
        assert {"result", "error", "category", "answer", "bad_input"} & answer.keys()
        assert json.loads(answer_line(json.dumps(row).encode())) == answer


@pytest.mark.parametrize("seed", range(4))
def test_500_lines_of_bytes_are_answered(seed: int) -> None:
    rng = random.Random(seed)
    lines = [json.dumps(row).encode() for row in ROWS]
    for _ in range(500):
        line = bytearray(rng.choice(lines))
        for _ in range(rng.randint(1, 6)):
            line[rng.randrange(len(line))] = rng.randrange(256)
        assert "id" in json.loads(answer_line(bytes(line)))


FACES = {True: "r1 r2 r3 r4 y4 b4 k4 J J k13".split(), False: "AC 2C 3C 4C 4D 4H 4S KH QH JH".split()}


def likely(rng: random.Random) -> list[str]:
    """Arguments that can be read, and steps that may or may not be legal."""
    name = rng.choice(list(GAMES))
    faces = FACES[make_game(name).spelling.value == "tiles"]
    hand = rng.sample(faces, rng.randint(1, 7))
    forms = ["draw", "take", "end", "knock", "discard {}", "close {}", "meld {} {} {}", "lay off {} {} on 1",
             "rearrange [{} {} {}]"]  # fmt: skip
    do = "; ".join(form.format(*rng.sample(faces, 3)) for form in rng.choices(forms, k=rng.randint(1, 4)))
    return [name, "--hand", " ".join(hand), "--do", f"draw; {do}" if rng.random() < 0.7 else do]


def wild(rng: random.Random) -> list[str]:
    """Arguments of any kind, right and wrong ones mixed."""
    some = [rng.choice([*GAMES, "bridge", ""])] if rng.random() < 0.95 else []
    flags = (
        "hand do table pile own-meld played-earlier others players stock thrown trump taken phase set preset".split()
    )
    words = {"do": [*WORDS, *CARDS], "table": ["[", "]", *CARDS], "phase": ["play", "act", "offer", "open", "draw"]}
    for flag in rng.choices(flags, k=rng.randint(0, 5)):
        some.append(f"--{flag}")
        if flag not in ("own-meld", "played-earlier"):
            choice = words.get(
                flag, [*CARDS, "1", "-1", "3", "ace_mode=low", "multiplier=2", "x=", "default", "strict"]
            )
            some.append(" ".join(rng.choices(choice, k=rng.choice([0, 1, 1, 1, 3, 8]))))
    return some


@pytest.mark.parametrize("seed", range(4))
def test_500_command_lines_end_with_an_exit_code(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(seed)
    codes: set[Any] = set()
    for _ in range(500):
        args = rng.choice([likely, wild])(rng)
        with pytest.raises(SystemExit) as ended:
            command(args)
        said = capsys.readouterr()
        assert ended.value.code != 2 or said.err, args
        codes.add(ended.value.code)
    assert codes == {0, 1, 2}


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_a_position_and_every_step_keep_all_cards(name: str, seed: int) -> None:
    rng = random.Random(seed)
    g = make_game(name)
    tiles = g.spelling.value == "tiles"
    deck = "r1 r2 r3 y7 b7 k7 J k13".split() if tiles else "AC 2C 3C 7D 7H 7S KH 9D".split()
    do = ["draw", "take", "end", "knock", "accept", *(f"discard {c}" for c in deck), *(f"draw {c}" for c in deck)]
    do += [f"meld {' '.join(deck[:3])}", f"close {deck[0]}", f"lay off {deck[3]} on 1"]
    for _ in range(150):
        p = Position(
            hand=tuple(parse_card(c, g.spelling) for c in rng.sample(deck, rng.randint(1, 6))),
            pile=tuple(parse_card(c, g.spelling) for c in rng.sample(deck, rng.randint(0, 2))),
            stock=rng.choice([None, None, 1, 2, 20]),
            own_meld=rng.random() < 0.5,
            thrown=rng.randint(0, 2) if tiles else 0,
            players=rng.choice([None, max(g.seats)]),
            phase=rng.choice([None, *g.phases]),
        )
        try:
            s = set_up(g, p)
            whole = sum(zones(s))
            assert whole == cards(g.deck(s.seats, len(s.public.brought)))
            for ruling in rule_on(g, s, parse_steps("; ".join(rng.choices(do, k=4)), g.spelling)):
                where = zones(ruling.state)
                assert sum(where) == whole
                assert sum(zone.bit_count() for zone in where) == whole.bit_count()
        except BadInput:
            continue
