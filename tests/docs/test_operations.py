"""The page on running a server says what the code says."""

import asyncio
import re
import runpy
import tomllib
from pathlib import Path

from openrummy.client import Client
from openrummy.server.settings import read_settings
from server.harness import running_server

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")


def test_the_table_of_the_settings_is_current() -> None:
    assert runpy.run_path(str(ROOT / "scripts" / "settings_docs.py"))["text"](PAGE) == PAGE


def test_the_settings_file_of_the_page_can_be_read(tmp_path: Path) -> None:
    (block,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "openrummy.toml").write_text(block)
    settings = read_settings({}, {}, tmp_path / "openrummy.toml")
    assert settings.secure_cookies
    assert settings.database == tomllib.loads(block)["database"]


def test_every_figure_of_the_server_is_explained_and_no_other() -> None:
    async def go() -> str:
        async with running_server() as url:
            client = Client(url)
            page = (await client.http.get("/metrics")).text
            await client.close()
            return page

    named = set(re.findall(r"`(openrummy_\w+)", PAGE))
    kinds = dict(re.findall(r"^# TYPE (openrummy_\w+) (\w+)$", asyncio.run(go()), re.MULTILINE))
    figures = {name for name in kinds if not name.endswith("_created") and name != "openrummy_info"}
    assert named == figures
