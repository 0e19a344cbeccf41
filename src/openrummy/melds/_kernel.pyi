"""Exact answers about melds, in C++; each function has a Python twin in openrummy.melds."""

def version() -> int:
    """The version of the kernel's interface, raised whenever a signature or an answer changes."""
