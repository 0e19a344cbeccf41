"""The referee: a position that somebody describes, what is done in it, and what the rules say to each step."""

from .play import Refusal, Ruling, rule_on
from .position import Position, acting_phase, drawing_phase, set_up
from .rows import UNSUPPORTED, answer_line, answer_row
from .steps import Step, drawn_by_name, parse_step, parse_steps

__all__ = [
    "UNSUPPORTED", "Position", "Refusal", "Ruling", "Step", "acting_phase", "answer_line", "answer_row",
    "drawing_phase", "drawn_by_name", "parse_step", "parse_steps", "rule_on", "set_up",
]  # fmt: skip
