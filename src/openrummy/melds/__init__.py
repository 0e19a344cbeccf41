"""What a meld is, every meld in a hand, and the exact answers about hands, tables and racks."""

from .categories import Category, GrandCare, JudgeRules, LargeThrown, MosaicJokers, Tier, points, tier
from .find import melds_in
from .judge import Close, Distance, Helper, Judgement, best_close, close, closes, distance, judge
from .proposals import proposals
from .rules import (
    Ace,
    Found,
    Kind,
    Meld,
    MeldRules,
    Release,
    jokers_in,
    kind,
    look,
    run_places,
    slot_faces,
    slots,
    top_rank,
)
from .table import Rebuilt, Table, check_rebuild

__all__ = [
    "Ace",
    "Category",
    "Close",
    "Distance",
    "Found",
    "GrandCare",
    "Helper",
    "JudgeRules",
    "Judgement",
    "Kind",
    "LargeThrown",
    "Meld",
    "MeldRules",
    "MosaicJokers",
    "Rebuilt",
    "Release",
    "Table",
    "Tier",
    "best_close",
    "check_rebuild",
    "close",
    "closes",
    "distance",
    "jokers_in",
    "judge",
    "kind",
    "look",
    "melds_in",
    "points",
    "proposals",
    "run_places",
    "slot_faces",
    "slots",
    "tier",
    "top_rank",
]
