"""Requests made from the published description, and against it: each is answered by what the description says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import response_schema_conformance

from server.harness import ServerProcess

FILE: Final = Path(__file__).resolve().parents[2] / "docs" / "openapi.json"
EXAMPLES: Final = 40  # requests for each call, all of them with and without a session
FEW: Final = 4  # for those that hash a password, which is slow on purpose
HASHING: Final = ("/api/login", "/api/upgrade", "/api/password", "/api/reset")
WAITING: Final = "/api/quick"  # answers when a table is there, which may be minutes
SCHEMA: Final = schemathesis.openapi.from_path(FILE)
CALLS: Final = [SCHEMA[path][method] for path, methods in SCHEMA.raw_schema["paths"].items() for method in methods]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("fuzz") / "fuzz.db", "--log-json") as running:
        yield running
        assert '"trace":' not in running.log
        assert "Traceback" not in running.log


@pytest.fixture
def token(server: ServerProcess) -> str:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Ann"}, headers={"origin": server.url})
    return str(answer.json()["token"])


def name(call: Any) -> str:
    return f"{call.method.upper()} {call.path}"


@pytest.mark.parametrize("call", [call for call in CALLS if call.path != WAITING], ids=name)
def test_no_request_finds_a_fault(call: Any, server: ServerProcess, token: str) -> None:
    @settings(
        max_examples=FEW if call.path in HASHING else EXAMPLES,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
    @given(case=call.as_strategy())
    def ask(case: Any) -> None:
        for who in ({}, {"authorization": f"Bearer {token}"}):
            response = case.call(base_url=server.url, headers={"origin": server.url, **who})
            assert response.status_code < 500, response.text[:500]
            case.validate_response(response, checks=[response_schema_conformance])

    ask()
