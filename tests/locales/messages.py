"""The catalogues as trees: which messages there are, what they ask for, and how they choose between forms."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import openrummy.locales

HERE = Path(openrummy.locales.__file__).parent
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})


def files(language: str) -> list[Path]:
    """The catalogues of a language."""
    return sorted((HERE / language).glob("*.ftl"))


@cache
def entries(path: Path) -> tuple[ast.EntryType, ...]:
    """All that a catalogue says, what cannot be read (`Junk`) included."""
    return tuple(FluentParser().parse(path.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by key."""
    found = (entry for path in files(language) for entry in entries(path))
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.terms: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's spelling
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@cache
def parts(language: str, key: str) -> _Parts:
    """What a message is made of, without the messages that it refers to."""
    found = _Parts()
    found.visit(messages(language)[key])
    return found


def whole(language: str, key: str) -> Iterator[_Parts]:
    """The parts of a message and of all messages that it refers to.  Raises KeyError for one that there is not."""
    yield (own := parts(language, key))
    for reference in own.references:
        yield from whole(language, reference)


def variables(language: str, key: str) -> frozenset[str]:
    """The facts that a message needs."""
    return frozenset().union(*(p.variables for p in whole(language, key)))


def variant_keys(select: ast.SelectExpression) -> list[str | float]:
    """The keys of a choice: names as text, numbers as numbers."""
    return [v.key.name if isinstance(v.key, ast.Identifier) else float(v.key.value) for v in select.variants]


def is_plural(select: ast.SelectExpression) -> bool:
    """Whether a choice is one between plural forms."""
    return not CATEGORIES.isdisjoint(k for k in variant_keys(select) if isinstance(k, str))


def plural_forms(language: str) -> frozenset[str]:
    """The forms that whole numbers can take in a language (CLDR)."""
    rule = Locale.parse(language).plural_form
    return frozenset(rule(n) for n in range(1000))


def text_of(language: str, key: str) -> str:
    """All words of a message, of every form, without its code."""
    spans: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            spans.append(node.value)

    Words().visit(messages(language)[key])
    return " ".join(spans)
