"""The last things that happened at a table, for those who were away for a moment."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from ..core import AnyEvent
from ..wire import entries as log

REMEMBERED: Final = 32  # updates that are kept in memory; what is older is read from the log


class Recent:
    """The events of the last updates, each with its first and last entry.

    `told_anew` grows whenever what was noted before reads differently: by an undo, a new deal, or a log read again.
    """

    def __init__(self) -> None:
        self._kept: deque[tuple[int, int, tuple[AnyEvent, ...]]] = deque(maxlen=REMEMBERED)
        self.told_anew = 0

    def note(self, entries: Sequence[log.AnyEntry], seq: int, events: tuple[AnyEvent, ...]) -> None:
        """What these entries, the last of which is `seq`, made happen."""
        for entry in entries:
            if isinstance(entry, log.Undid):
                self._take_back()
            self.told_anew += isinstance(entry, log.Undid | log.Dealt)
        self._kept.append((seq - len(entries) + 1, seq, events))

    def _take_back(self) -> None:
        """Forget the events of the last action, which may not be the last update: somebody has chatted since."""
        for i, (first, last, events) in reversed(tuple(enumerate(self._kept))):
            if events:
                self._kept[i] = first, last, ()
                return

    def take_from(self, other: "Recent") -> None:
        """Remember what another does, as after the log was read again."""
        self._kept = other._kept
        self.told_anew += 1

    def after(self, seq: int, now: int) -> tuple[AnyEvent, ...] | None:
        """What happened after `seq`, where `now` is the last entry there is; None when that is not all known here."""
        if seq >= now:
            return ()
        if not self._kept or self._kept[0][0] > seq + 1:
            return None
        return tuple(e for _, last, events in self._kept if last > seq for e in events)
