"""Names inside sentences: `NAME($place, form: "in")` in a catalogue gives "in der Ostsee" for "Ostsee".

A language lists its forms in forms.ftl, as terms whose value is the name; `-place` says what regions not listed take.
"""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast

Forms = dict[str, str]


def functions(lang: str) -> dict[str, Any]:
    """What a bundle of this language needs to word our catalogues."""

    def name(value: object, form: str = "", start: str = "") -> str:
        said = _forms(lang).get(str(value), {}).get(form, str(value))
        return said[:1].upper() + said[1:] if start else said

    return {"NAME": name}


@cache
def _forms(lang: str) -> dict[str, Forms]:
    folder = files(__package__) / lang
    terms = _entries((folder / "forms.ftl").read_text(encoding="utf-8"), ast.Term)
    usual = terms.pop("place", None)
    found: dict[str, Forms] = {}
    for id, entry in _entries((folder / "names.ftl").read_text(encoding="utf-8"), ast.Message).items():
        if "-region-" in id and usual:
            place = _text(entry.value)
            found[place] = {each.id.name: _text(each.value, place) for each in usual.attributes}
    for entry in terms.values():
        said = {each.id.name: _text(each.value) for each in entry.attributes}
        found[_text(entry.value)] = found.get(_text(entry.value), {}) | said
    return found


def _entries(source: str, kind: type[ast.Message] | type[ast.Term]) -> dict[str, ast.Message | ast.Term]:
    return {entry.id.name: entry for entry in FluentResource(source).body if isinstance(entry, kind)}


def _text(pattern: ast.Pattern | None, name: str = "") -> str:
    """The text of a pattern; the one variable there can be is the name."""
    elements = pattern.elements if pattern else []
    return "".join(each.value if isinstance(each, ast.TextElement) else name for each in elements)
