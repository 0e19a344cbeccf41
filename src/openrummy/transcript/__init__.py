"""A match on paper: actions and whole records as text and as JSON (docs/notation.md)."""

from ..errors import BadInput
from ..match import Record
from .actions import action_text, parse_action
from .as_json import action_json, parse_action_json, parse_record_json, record_json
from .reading import parse_record
from .written import record_text


def read_record(text: str | bytes) -> Record:
    """Read a record in either form: JSON when it begins with a brace.  Raises BadInput as the two readers do."""
    try:
        said = text if isinstance(text, str) else text.decode("utf-8")
    except UnicodeDecodeError as e:
        raise BadInput(f"a record is UTF-8 text; byte {e.start} is not") from e
    said = said.removeprefix("\ufeff")
    return parse_record_json(said) if said.lstrip().startswith("{") else parse_record(said)


__all__ = [
    "action_json", "action_text", "parse_action", "parse_action_json", "parse_record", "parse_record_json",
    "read_record", "record_json", "record_text",
]  # fmt: skip
