"""Inflected names: `NAME($place, form: "in")` in a catalog yields "in der Ostsee" for the Baltic Sea.

A language lists its forms in forms.ftl, as terms named by the id of the nation, region or canal, or by the whole key
where the two games use different names. `-place` gives the forms of regions that are not listed.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Self

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rondel.languages import languages

Forms = dict[str, str]
FILES = ("names.ftl", "forms.ftl")
# Keys of names.ftl with inflected forms; the last part is the id.
_NAMED = re.compile(r"(?:[a-z0-9_]+-(?P<kind>nation|region)|term)-(?P<id>[a-z0-9_]+)")


class Name(str):
    """The name of a nation, region or canal, with the key that its inflected forms are stored under."""

    __slots__ = ("key",)
    key: str

    def __new__(cls, key: str, text: str) -> Self:
        name = super().__new__(cls, text)
        name.key = key
        return name


def functions(lang: str, forms: dict[str, Forms] | None = None) -> dict[str, Any]:
    """Return the Fluent functions of a language, with its own inflected names or the given ones."""

    def name(value: object, form: str = "", start: str = "") -> str:
        known = _forms(lang) if forms is None else forms
        said = known.get(value.key, {}).get(form, value) if isinstance(value, Name) else str(value)
        return said[:1].upper() + said[1:] if start else str(said)

    return {"NAME": name}


def add_no_break_spaces(resource: ast.Resource, lang: str) -> None:
    """Insert no-break spaces into every text of a file where the language wants them."""
    if languages()[lang].keep_with_next:
        _NoBreakSpaces(lang).visit(resource)


class _NoBreakSpaces(Visitor):
    def __init__(self, lang: str) -> None:
        self._language = languages()[lang]

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the name that Visitor expects
        node.value = self._language.with_no_break_spaces(node.value)


@cache
def _forms(lang: str) -> dict[str, Forms]:
    folder = files(__package__) / lang
    sources = [path.read_text("utf-8") if path.is_file() else "" for path in map(folder.joinpath, FILES)]
    return name_forms(lang, *sources)


def name_forms(lang: str, names: str, listed: str) -> dict[str, Forms]:
    """Return the forms of every name by key, from the texts of names.ftl and forms.ftl."""
    terms = _entries(lang, listed, ast.Term)
    usual = terms.pop("place", None)
    found: dict[str, Forms] = {}
    for key, entry in _entries(lang, names, ast.Message).items():
        named = _NAMED.fullmatch(key)
        if not named:
            continue
        place = _text(entry.value)
        forms: Forms = {}
        if usual and named["kind"] == "region":
            forms = {each.id.name: _text(each.value, place) for each in usual.attributes}
        own = terms.get(key) or terms.get(named["id"])
        found[key] = forms | {each.id.name: _text(each.value) for each in (own.attributes if own else ())}
    return found


def _entries(lang: str, source: str, kind: type[ast.Message] | type[ast.Term]) -> dict[str, ast.Message | ast.Term]:
    resource = FluentResource(source)
    add_no_break_spaces(resource, lang)
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, kind)}


def _text(pattern: ast.Pattern | None, name: str = "") -> str:
    """Return the text of a pattern; its only possible variable is the name."""
    elements = pattern.elements if pattern else []
    return "".join(each.value if isinstance(each, ast.TextElement) else name for each in elements)
