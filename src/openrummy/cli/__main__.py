"""`python -m openrummy.cli` is `openrummy`."""

from . import main

main()
