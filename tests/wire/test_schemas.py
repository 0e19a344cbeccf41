"""The published schemas say what the code says."""

import runpy
from pathlib import Path

import pytest

from openrummy.server.api import CALLS
from openrummy.server.openapi import document
from openrummy.wire.schema import protocol_schema

SCRIPT = Path(__file__).parents[2] / "scripts" / "schemas.py"


def test_the_published_schemas_are_current() -> None:
    assert runpy.run_path(str(SCRIPT))["stale"]() == []


def test_every_call_is_in_the_document_once() -> None:
    paths = document()["paths"]
    assert sum(len(methods) for methods in paths.values()) == len(CALLS)


@pytest.mark.parametrize("kind", ["act", "watch", "say"])
def test_what_may_be_asked_has_a_closed_schema(kind: str) -> None:
    types = protocol_schema()["$defs"]
    found = next(t for t in types.values() if t.get("properties", {}).get("ask", {}).get("enum") == [kind])
    assert found["additionalProperties"] is False
