"""Rows for the referee, written short, and what it answers."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from openrummy.referee import answer_row

DATA: Final = Path(__file__).resolve().parents[1] / "data"
VECTORS: Final[dict[str, list[dict[str, Any]]]] = json.loads((DATA / "vectors.json").read_text("utf-8"))
CASES: Final[list[dict[str, Any]]] = [
    json.loads(line) for line in (DATA / "cases.jsonl").read_text("utf-8").splitlines()
]


def cards(text: str) -> list[str]:
    """`8H 4C` as a list."""
    return text.split()


def melds(text: str) -> list[list[str]]:
    """`8H 9H 10H / 5C 5D 5S` as lists."""
    return [part.split() for part in text.split("/") if part.strip()]


def turn(
    game: str, hand: str, actions: str, table: str = "", pile: str | None = "KC", own: bool = False, **more: Any
) -> str:
    """The result of a `basic` row; actions are separated by semicolons, and melds count from 0."""
    row = {
        "id": 1, "kind": "basic", "game": game, "hand": cards(hand), "table": melds(table), "pile_top": pile,
        "own_meld": own, "actions": [part.strip() for part in actions.split(";")],
    }  # fmt: skip
    answer = answer_row(row | more)
    assert answer.keys() <= {"id", "result", "bad_input"}
    return str(answer.get("result", answer.get("bad_input")))


def rebuilt(before: str, played: str, after: str, **more: Any) -> str | None:
    """The error of a `manipulation` row, or None."""
    row = {"id": 1, "kind": "manipulation", "before": before, "played": cards(played), "after": after}
    answer = answer_row(row | more)
    assert answer.keys() <= {"id", "error", "bad_input"}
    return answer["error"] if "error" in answer else str(answer["bad_input"])


def closed(layout: str, free: str, thrown: int = 0, **more: Any) -> Any:
    """Category, tier and score of a `board` row as one text; `no close`; or what is wrong with the row."""
    row = {"id": 1, "kind": "board", "layout": cards(layout), "free": free, "thrown": thrown}
    answer = answer_row(row | more)
    if "bad_input" in answer:
        return str(answer["bad_input"])
    told = [answer["category"], answer["tier"], answer["score"]]
    return "no close" if told == [None] * 3 else " ".join(str(part) for part in told if part is not None)


def case(game: str, do: str, hand: str = "", table: str = "", rules: Any = None, row: Any = None, **action: Any) -> Any:
    """The answer to a case; keys of the row beside hand and table in `row`."""
    asked: dict[str, Any] = {
        "id": 1, "game": game, "hand": cards(hand), "table": melds(table), "action": {"do": do} | action
    }  # fmt: skip
    if rules is not None:
        asked["rules"] = rules
    answer = answer_row(asked | (row or {}))
    return answer.get("answer", answer)


def wanted(row: dict[str, Any]) -> Any:
    """What a row of the case file expects, in the form in which the referee answers."""
    value = row.get("value")
    if row["expected"] not in ("score", "best"):
        return row["expected"]
    if not isinstance(value, dict):
        return value
    return next(value[name] for name in ("placed", "deadwood", "points") if name in value)


def ids(rows: Sequence[dict[str, Any]]) -> list[str]:
    """The names of parametrized rows."""
    return [str(row["id"]) for row in rows]
