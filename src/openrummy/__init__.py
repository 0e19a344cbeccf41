"""OpenRummy: the rummy family as exact rules, with a referee, solvers and bots around them."""

from typing import TYPE_CHECKING, Any

__all__ = ["__version__"]

if TYPE_CHECKING:
    __version__: str


def __getattr__(name: str) -> Any:
    """The version, looked up when somebody asks for it: that takes longer than all the rest of the package's start."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("openrummy")
    except PackageNotFoundError:  # the sources are on the path without having been installed
        return "0+unknown"
