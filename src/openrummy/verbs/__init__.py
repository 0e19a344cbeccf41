"""What a player can do.  A house rule is a field of a verb; the flow is its `then`."""

from .discard import DiscardCard
from .draw import DrawStock, TakeDiscard
from .end import AcceptDeal, CloseBoard, EndTurn, KnockLow, RefuseDeal, all_asked, best_closing, closing_with, doubles
from .ends import (
    RenewStock,
    all_passed,
    deserted,
    final_turns,
    no_stock_left,
    out,
    stalled,
    too_long,
    trump_bonus,
)
from .idle import draw_and_throw_back, draw_until_it_may_end, links
from .lay import LayMeld, LayOffCard
from .table import RearrangeTable

__all__ = [
    "AcceptDeal", "CloseBoard", "DiscardCard", "DrawStock", "EndTurn", "KnockLow", "LayMeld", "LayOffCard",
    "RearrangeTable", "RefuseDeal", "RenewStock", "TakeDiscard", "all_asked", "all_passed", "best_closing",
    "closing_with", "deserted", "doubles", "draw_and_throw_back", "draw_until_it_may_end", "final_turns", "links",
    "no_stock_left", "out", "stalled", "too_long", "trump_bonus",
]  # fmt: skip
