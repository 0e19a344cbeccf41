"""OpenRummy: the rummy family as exact rules, with a referee, solvers and bots around them."""

from importlib.metadata import PackageNotFoundError, version

__all__ = ["__version__"]

try:
    __version__: str = version("openrummy")
except PackageNotFoundError:  # the sources are on the path without having been installed
    __version__ = "0+unknown"
