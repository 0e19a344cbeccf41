"""`openrummy serve`: its settings, how it starts and stops, and what it says when it cannot start."""

import asyncio
import contextlib
import os
import re
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from openrummy.cli.serve import serve_settings
from openrummy.client import Client, ServerRefused
from openrummy.errors import BadInput
from openrummy.server.alone import Alone
from openrummy.server.run import bind
from openrummy.server.settings import ServerSettings, read_settings, unknown_variables
from openrummy.wire import messages as wire
from server.harness import ServerProcess

from .playing import over, play_until, seated

# Give up every capability (capset, version 3), then run the command: permission bits count even for the superuser.
UNPRIVILEGED = """
import ctypes
ctypes.CDLL(None).capset((ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)())
from openrummy.cli import main
main()
"""
SETTINGS = msgspec.structs.fields(ServerSettings)


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, to its end."""
    command = [sys.executable, "-m", "openrummy.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | environ, timeout=120, check=False)


def the_one_line(said: subprocess.CompletedProcess[str]) -> str:
    """What a command that could not go on said: one line, and exit code 2."""
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
    return said.stderr


# --- settings ----------------------------------------------------------------------------------------------------


def test_the_help_names_every_setting_its_variable_and_its_default() -> None:
    text = " ".join(run("serve", "--help").stdout.split())
    for field in SETTINGS:
        flag, variable = "--" + field.name.replace("_", "-"), f"OPENRUMMY_{field.name.upper()}"
        assert re.search(rf"{flag} [^\[]*(\[str\])?[^\[]+\[{variable}\] \[default: [^\]]+\]", text), field.name


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "file"\ndatabase = "file.db"\norigins = ["https://a.example"]\n')
    environ = {"OPENRUMMY_PORT": "2", "OPENRUMMY_HOST": "environment", "OPENRUMMY_SECURE_COOKIES": "true"}
    found = read_settings({"port": 3, "host": None}, environ, file)
    assert (found.port, found.host, found.database) == (3, "environment", "file.db")
    assert (found.origins, found.secure_cookies) == (("https://a.example",), True)


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ("prot = 1", "settings.toml: there is no setting prot; did you mean port"),
        ("xyzzy = 1", "there is no setting xyzzy; openrummy serve --help lists them all"),
        ("port = 70000", "settings.toml: port: Expected int <= 65535"),
        ("port = ", "settings.toml: Invalid value"),
        ('port = "no"', "settings.toml: port: Expected int, got str"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, written: str, named: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(written)
    with pytest.raises(BadInput, match=named):
        read_settings({}, {}, file)


def test_a_wrong_setting_is_named_as_it_was_given() -> None:
    with pytest.raises(BadInput, match="OPENRUMMY_SMTP_PORT: Expected int, got str"):
        read_settings({}, {"OPENRUMMY_SMTP_PORT": "no"})
    with pytest.raises(BadInput, match="--smtp-port: Expected int >= 1"):
        read_settings({"smtp_port": 0}, {"OPENRUMMY_SMTP_PORT": "25"})


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        *(("database", x) for x in (":memory:", "file::memory:?cache=shared", "", "mysql://host/rummy")),
        *(("synchronous", x) for x in ("EXTRA", "OFF", "full", "")),
        *(
            ("public_url", x)
            for x in ("nonsense", "", "rummy.example.org", "ftp://a.example", "https://", "https://a b")
        ),
        *(("public_url", x) for x in ("https://a.example:port", "https://a.example/?x=1", "https://a.example/#x")),
        *(("origins", x) for x in ("nonsense", "https://a.example/", "https://A.example", "*", "null")),
        ("origins", "https://a.example,nonsense"),
        *(("proxies", x) for x in ("nonsense", "127.0.0.1,nonsense", "10.0.0.1/8", "127.0.0.1,*", "1.2.3")),
    ],
)
def test_a_setting_that_cannot_be_used_is_refused_where_it_was_given(tmp_path: Path, name: str, wrong: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f'{name} = "{wrong}"')
    with pytest.raises(BadInput, match=f"^--{name.replace('_', '-')}: .*"):
        read_settings({name: wrong}, {})
    with pytest.raises(BadInput, match=f"^OPENRUMMY_{name.upper()}: .*"):
        read_settings({}, {f"OPENRUMMY_{name.upper()}": wrong})
    with pytest.raises(BadInput, match=f"settings.toml: {name}: .*"):
        read_settings({}, {}, file)


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("database", "postgresql://me:secret@host/rummy"),
        ("database", "/var/lib/openrummy/openrummy.db"),
        ("synchronous", "NORMAL"),
        ("public_url", "https://rummy.example.org:8443/cards/"),
        ("public_url", "http://[::1]:8700"),
        ("origins", "https://a.example, http://localhost:5173"),
        ("origins", ""),
        ("proxies", "127.0.0.1, ::1,10.0.0.0/8"),
        ("proxies", "*"),
        ("proxies", ""),
    ],
)
def test_a_setting_that_can_be_used_is_taken(name: str, right: str) -> None:
    assert read_settings({}, {f"OPENRUMMY_{name.upper()}": right})


def test_a_database_in_memory_is_refused_in_one_line() -> None:
    line = the_one_line(run("serve", "--port", "0", "--database", ":memory:"))
    assert line == "openrummy: --database: a file or a postgresql:// address is needed, not ':memory:'\n"


def test_a_host_that_is_none_is_said_in_the_words_of_the_resolver(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_such_host(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket.socket, "bind", no_such_host)
    with pytest.raises(BadInput, match=r"^cannot listen on 999\.9\.9\.9 port 0: Name or service not known$"):
        serve_settings({"host": "999.9.9.9", "port": 0}, open_page=False)


def test_a_host_that_can_be_no_name_is_said_in_one_line() -> None:
    assert "cannot listen on é..b port 0: " in the_one_line(run("serve", "--host", "é..b", "--port", "0"))


def test_a_variable_that_is_no_setting_is_told_with_the_one_that_may_be_meant() -> None:
    found = unknown_variables(
        {"OPENRUMMY_SECURE_COOKIE": "1", "OPENRUMMY_XYZZY": "1", "OPENRUMMY_PORT": "1", "HOME": "/"}
    )
    assert found == {"OPENRUMMY_SECURE_COOKIE": "OPENRUMMY_SECURE_COOKIES", "OPENRUMMY_XYZZY": ""}


def test_a_missing_settings_file_is_said_in_one_line(tmp_path: Path) -> None:
    assert "settings.toml" in the_one_line(run("serve", "--config", str(tmp_path / "settings.toml")))


# --- starting ----------------------------------------------------------------------------------------------------


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = the_one_line(run("serve", "--port", port, "--database", str(tmp_path / "x.db")))
    assert port in line
    assert "in use" in line
    assert not (tmp_path / "x.db").exists()


def test_small_answers_are_sent_at_once_whatever_the_loop() -> None:
    with (
        bind(ServerSettings(port=0)) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as connection,
    ):
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def corrupt(folder: Path) -> str:
    (folder / "x.db").write_bytes(b"not a database, and long enough to be taken for one" * 100)
    return str(folder / "x.db")


def damaged(folder: Path) -> str:
    """A database whose pages are overwritten behind a sound header."""
    with sqlite3.connect(folder / "x.db") as connection:
        connection.executescript("CREATE TABLE a (b); INSERT INTO a SELECT hex(randomblob(9000));")
    connection.close()
    data = (folder / "x.db").read_bytes()
    (folder / "x.db").write_bytes(data[:100] + b"\xff" * (len(data) - 100))
    return str(folder / "x.db")


def of_another_version(folder: Path) -> str:
    with sqlite3.connect(folder / "x.db") as connection:
        connection.executescript(
            "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('9999');"
        )
    connection.close()
    return str(folder / "x.db")


def a_folder(folder: Path) -> str:
    return str(folder)


def no_folder(folder: Path) -> str:
    return str(folder / "nowhere" / "x.db")


def nobody_listens(folder: Path) -> str:
    return "postgresql://me:secret@127.0.0.1:1/rummy"


@pytest.mark.parametrize("make", [corrupt, damaged, of_another_version, a_folder, no_folder, nobody_listens])
def test_a_database_that_cannot_be_used_is_said_in_one_line(tmp_path: Path, make: Callable[[Path], str]) -> None:
    database = make(tmp_path)
    line = the_one_line(run("serve", "--port", "0", "--database", database))
    assert database.replace("me:secret@", "") in line
    assert "secret" not in line


def test_a_file_serves_one_server_at_a_time_and_is_free_again_once_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    with ServerProcess(file) as server:
        line = the_one_line(run("serve", "--port", "0", "--database", str(file)))
        assert f"another server uses {file}" in line
        link = tmp_path / "link.db"
        link.symlink_to(file)
        assert "another server uses" in the_one_line(run("serve", "--port", "0", "--database", str(link)))
        server.kill()
        server.start()
    with contextlib.closing(Alone(file)), pytest.raises(BadInput, match="another server"):
        Alone(file)


def test_a_database_that_may_not_be_written_is_said_in_one_line() -> None:
    """Run without the superuser's privilege to write everywhere."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        file = Path(folder) / "x.db"
        sqlite3.connect(file).close()
        file.touch()
        file.chmod(0o444)
        Path(folder).chmod(0o555)
        words = [sys.executable, "-c", UNPRIVILEGED, "serve", "--port", "0", "--database", str(file)]
        said = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
        Path(folder).chmod(0o755)
    assert "readonly" in the_one_line(said)


def test_a_full_disk_at_the_start_is_said_in_one_line(tmp_path: Path) -> None:
    script = (
        "import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))\n"
        "from openrummy.cli import main\nmain()"
    )
    words = [sys.executable, "-c", script, "serve", "--port", "0", "--database", str(tmp_path / "x.db")]
    said = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert "x.db cannot be used" in the_one_line(said)


def test_the_page_is_opened_in_a_browser_when_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser is a script that writes the address to a pipe."""
    os.mkfifo(tmp_path / "opened")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with ServerProcess(tmp_path / "x.db", "--open") as server:
        assert (tmp_path / "opened").read_text() == f"http://localhost:{server.port}\n"
        assert server.stop() == 0


# --- stopping ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_graceful_and_tells_the_sockets(tmp_path: Path, by: signal.Signals) -> None:
    async def go(server: ServerProcess) -> int:
        async with await Client.guest(server.url, "Ann") as ann:
            headers = {"authorization": f"Bearer {ann.token}", "origin": server.url}
        async with connect(server.url.replace("http", "ws") + "/ws", additional_headers=headers) as ws:
            code = await asyncio.to_thread(server.stop, by)
            with pytest.raises(ConnectionClosed) as closed:
                await ws.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        return code

    with ServerProcess(tmp_path / "x.db") as server:
        assert asyncio.run(go(server)) == 0
        assert "Traceback" not in server.log


# --- a disk that fills while people play ---------------------------------------------------------------------------


def test_a_full_disk_refuses_loses_nothing_and_recovers(tmp_path: Path) -> None:
    """What was acknowledged is there after a restart; what was not, was refused with a code."""

    def limit(server: ServerProcess, size: int) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    async def go(server: ServerProcess) -> tuple[str, str, int]:
        async with await Client.guest(server.url, "Ann") as ann:
            table = await seated(ann)
            await ann.ask(wire.Start)
            await play_until(ann, lambda me: me.offers is not None)
            before = ann.seq
            limit(server, 0)
            assert ann.offers is not None
            with pytest.raises(ServerRefused) as refused:
                await ann.ask(wire.Act, action=ann.offers.actions[0])
            assert refused.value.code == "T_UNAVAILABLE"
            assert (await ann.http.get("/healthz")).status_code == 200
            ready = await ann.http.get("/readyz")
            assert ready.status_code == 503
            assert re.search(r"openrummy_log_append_failures_total [1-9]", (await ann.http.get("/metrics")).text)
            limit(server, resource.RLIM_INFINITY)
            assert (await ann.http.get("/readyz")).status_code == 200
            assert ann.seq >= before
            await play_until(ann, over)
            return table, ann.token, ann.seq

    async def again(server: ServerProcess, table: str, token: str) -> int:
        async with Client(server.url, token) as ann:
            await ann.watch(table)
            assert over(ann)
            return ann.seq

    with ServerProcess(tmp_path / "x.db") as server:
        table, token, seq = asyncio.run(go(server))
        server.kill()
        server.start()
        assert asyncio.run(again(server, table, token)) >= seq


def test_a_copy_of_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    """An acknowledged action is on disk: the files as they are after SIGKILL are enough."""

    async def begin(url: str) -> tuple[str, str, int]:
        async with await Client.guest(url, "Ann") as ann:
            table = await seated(ann)
            await ann.ask(wire.Start)
            await play_until(ann, lambda me: me.offers is not None)
            assert ann.offers is not None
            ack = await ann.ask(wire.Act, action=ann.offers.actions[0])
            assert isinstance(ack, wire.Ack)
            return table, ann.token, ack.seq

    async def go_on(url: str, table: str, token: str) -> int:
        async with Client(url, token) as ann:
            await ann.watch(table)
            found = ann.seq
            await play_until(ann, over)
            return found

    with ServerProcess(tmp_path / "x.db") as server:
        table, token, seq = asyncio.run(begin(server.url))
        server.kill()
        (tmp_path / "copy").mkdir()
        for file in tmp_path.glob("x.db*"):
            shutil.copy(file, tmp_path / "copy")
        with ServerProcess(tmp_path / "copy" / "x.db") as other:
            assert asyncio.run(go_on(other.url, table, token)) >= seq
