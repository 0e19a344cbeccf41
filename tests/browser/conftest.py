"""The page is tested in chromium; without one, these tests are left out and the run says so (the rest still counts)."""

import shutil

HERE = shutil.which("chromium") is not None
collect_ignore_glob = [] if HERE else ["test_*.py"]


def pytest_report_header() -> list[str]:
    """What the run says about the browser."""
    return [] if HERE else ["tests/browser is left out: there is no chromium (as root: apt-get install chromium)"]
