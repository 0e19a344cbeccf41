"""The compiled kernel for tests that are about it; without one they say what is missing, and fail."""

from types import ModuleType

import pytest

from openrummy.melds.compiled import KERNEL


def kernel() -> ModuleType:
    """The kernel.  OpenRummy works without it, its tests do not: what nobody compiled, nobody has tested."""
    if KERNEL is None:
        pytest.fail("this test is about the compiled kernel, which is not there: `make kernel` (C++20 compiler needed)")
    return KERNEL
