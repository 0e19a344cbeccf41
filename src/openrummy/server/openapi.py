"""The OpenAPI 3.1 document of the HTTP side, made from the table of calls."""

import inspect
import re
from typing import Any

import msgspec

from .. import __version__
from .api import CALLS, Call
from .bodies import Refusal

_REF = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """The document as JSON values."""
    types = [t for call in CALLS for t in (call.takes, call.gives) if t is not None]
    _, components = msgspec.json.schema_components([*types, Refusal], ref_template=_REF)
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(re.sub(r":int}", "}", call.path), {})[call.method.lower()] = _operation(call)
    return {
        "openapi": "3.1.0",
        "info": {"title": "OpenRummy table server", "version": __version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(call: Call) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": call.endpoint.__name__ if hasattr(call.endpoint, "__name__") else call.path,
        "summary": (inspect.getdoc(call.endpoint) or "").splitlines()[0],
        "parameters": [*_path_parameters(call.path), *map(_query_parameter, call.query)],
        "responses": {"200": _answer(call.gives), "default": _answer(Refusal, "Refused")},
    }
    if call.takes is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(call.takes)}}}
    if call.owner:
        operation["description"] = "Only for a session that its owner signed in with, not for a program's token."
    if call.signed_in:
        operation["security"] = [{"token": []}]
    return operation


def _path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "integer" if kind else "string"}}
        for name, kind in re.findall(r"{(\w+)(:int)?}", path)
    ]


def _query_parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0}}


def _answer(kind: Any, words: str = "Done") -> dict[str, Any]:
    if kind is None:
        return {"description": words, "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": words, "content": {"application/json": {"schema": _schema(kind)}}}


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=_REF)
    return schema
