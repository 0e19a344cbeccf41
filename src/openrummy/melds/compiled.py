"""The compiled kernel, where there is one; the plain Python twins answer where there is none."""

from types import ModuleType
from typing import Final


def _found() -> ModuleType | None:
    try:
        from . import _kernel
    except ImportError:
        return None
    return _kernel


KERNEL: Final = _found()
KERNEL_LEAST: Final = 3  # the kernel answers for melds of at least three cards, the only ones that our games know
