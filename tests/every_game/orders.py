"""The deck orders and the order of offered actions for fixed seeds, in orders.json; run this file to write them anew.

A seed has to mean the same round for ever: bots choose by place in the list of offers, puzzles and simulations name
seeds.  Of a rearrangement only its existence counts, because equally good tables may be found in any order.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from every_game.play import Setup, dealt, first_record, game_of, house_action, setups
from openrummy.core import Rearrange, apply, legal, view
from openrummy.notation import cards_text
from openrummy.transcript import action_text

PATH: Final = Path(__file__).with_name("orders.json")
_ACTIONS: Final = 120


def order_of(setup: Setup) -> dict[str, Any]:
    """The first cards of the deck, the first actions of a random player, and a digest of all that was offered."""
    g, s, rng = game_of(setup), dealt(setup, 1), Random(1)
    played: list[str] = []
    digest = sha256()
    for _ in range(_ACTIONS):
        if s.public.outcome is not None:
            break
        a = house_action(s, 1)
        if a is None:
            options = list(legal(g, view(s, s.seat)))
            plain = [x for x in options if not isinstance(x, Rearrange)]
            digest.update(f"{len(plain) < len(options)}".encode())
            digest.update("\n".join(action_text(x, g.spelling) for x in plain).encode())
            a = rng.choice(plain)
        played.append(action_text(a, g.spelling))
        s, _ = apply(g, s, a)
    deck = first_record(setup, 1).order
    return {"deck": cards_text(deck[:6], g.spelling), "actions": played[:6], "offers": digest.hexdigest()[:16]}


def orders() -> dict[str, dict[str, Any]]:
    return {str(setup): order_of(setup) for setup in setups()}


if __name__ == "__main__":
    PATH.write_text(json.dumps(orders(), indent=1, ensure_ascii=False) + "\n", "utf-8")
