"""What goes over the wire and into the log: settings, entries, messages, codes."""

from .codes import Refused, TableCode
from .settings import Absence, Clock, ExtraJokerUse, Reveal, TableSettings, game_of

__all__ = ["Absence", "Clock", "ExtraJokerUse", "Refused", "Reveal", "TableCode", "TableSettings", "game_of"]
