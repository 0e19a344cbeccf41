"""The JSON Schema of the socket's messages, for clients in other languages."""

from typing import Any, Final

import msgspec

from .messages import AnyAsk, AnyTell

_DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def protocol_schema() -> dict[str, Any]:
    """A schema with `$defs` for every type; `ask` and `tell` are what goes up and what comes down."""
    (ask, tell), types = msgspec.json.schema_components([AnyAsk, AnyTell], ref_template="#/$defs/{name}")
    return {"$schema": _DRAFT, "title": "OpenRummy socket messages", "$defs": {**types, "ask": ask, "tell": tell}}
