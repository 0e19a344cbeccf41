"""What a meld is, every meld in a hand, and the exact answers about hands, tables and racks."""

from .find import melds_in
from .rules import Ace, Found, Kind, Meld, MeldRules, Release, jokers_in, kind, look, run_places, slot_faces, slots, top_rank
from .table import Rebuilt, Table, check_rebuild

__all__ = [
    "Ace",
    "Found",
    "Kind",
    "Meld",
    "MeldRules",
    "Rebuilt",
    "Release",
    "Table",
    "check_rebuild",
    "jokers_in",
    "kind",
    "look",
    "melds_in",
    "run_places",
    "slot_faces",
    "slots",
    "top_rank",
]
