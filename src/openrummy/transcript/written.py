"""A whole match as a text that people can read: the game, its house rules, and each round with its deal and actions."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ..core import Game, HouseAction
from ..errors import BadInput
from ..games import make_game
from ..match import Record, game_of, new_match, replay
from ..notation import cards_text
from .actions import action_text

CARDS_IN_A_LINE: Final = 13


def record_text(record: Record) -> str:
    """A record for people: a header, then for each round its deal and one action a line, after the seat that acts.

    Only options that differ from the defaults are written.  Where a record cannot be played on, no seats are written;
    seats and melds that no table has, below 0 or above 9999, have no notation.
    Raises BadInput for a record of no game: an unknown name, option or rules version, or too few or many players.
    """
    g = game_of(record)
    new_match(g, record.players)
    acting = acting_seats(record)
    lines = [f"game {record.game}", f"players {record.players}", f"rules {record.version}", *_option_lines(g)]
    for number, r in enumerate(record.rounds, 1):
        lines += ["", f"round {number} dealer {r.dealer}"]
        for i in range(0, len(r.order), CARDS_IN_A_LINE):
            lines.append(f"order {cards_text(r.order[i : i + CARDS_IN_A_LINE], g.spelling)}")
        if r.brought:
            lines.append(f"brought {' '.join(map(str, r.brought))}")
        for ply, a in enumerate(r.actions, 1):
            seat = "house" if isinstance(a, HouseAction) else acting.get((number, ply))
            lines.append(("" if seat is None else f"{seat}: ") + action_text(a, g.spelling))
    return "\n".join(lines) + "\n"


def acting_seats(record: Record) -> dict[tuple[int, int], int]:
    """The seat to act at each ply of each round (both from 1), as far as the record can be played."""
    acting: dict[tuple[int, int], int] = {}
    try:
        for step in replay(record):
            acting[step.round, step.ply + 1] = step.state.public.turn.seat
    except BadInput:  # `replay` says what is wrong to whoever plays the record
        pass
    return acting


def _option_lines(g: Game) -> Iterator[str]:
    usual = msgspec.to_builtins(make_game(g.name).options)
    for name, value in msgspec.to_builtins(g.options).items():
        if value != usual[name]:
            yield f"option {name} = {value if isinstance(value, str) and value.isidentifier() else _json(value)}"


def _json(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
