"""Where things of this user are kept from one evening to the next."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder of this program; it may not be there yet."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "openrummy"
