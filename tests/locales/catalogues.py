"""The catalogues as the tests see them: parsed, file by file, language by language."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rondel.languages import FALLBACK, languages

LANGUAGES = tuple(languages())
OTHERS = tuple(lang for lang in LANGUAGES if lang != FALLBACK)
# Of a draft what is there must be right; of these everything must be there.
TRANSLATIONS = tuple(lang for lang in OTHERS if not languages()[lang].draft)
COMPLETE = (FALLBACK, *TRANSLATIONS)
FILES = tuple(sorted(entry.name for entry in (files("rondel.locales") / "en").iterdir() if entry.name.endswith(".ftl")))
CATEGORIES = {"zero", "one", "two", "few", "many"}


@cache
def plurals(lang: str) -> Counter[str]:
    """The plural categories of whole numbers in CLDR, the usual one first."""
    category = Locale.parse(lang, sep="-").plural_form
    return Counter(category(number) for number in range(201))


@cache
def checks(lang: str) -> dict[str, Any]:
    """What the language itself wants to be tested for: checks.toml beside its catalogues."""
    file = files("rondel.locales") / lang / "checks.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def source(lang: str, file: str) -> str:
    """The text of a catalogue; a draft may lack it."""
    path = files("rondel.locales") / lang / file
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@cache
def entries(lang: str, file: str) -> list[ast.SyntaxNode]:
    return [*FluentParser().parse(source(lang, file)).body]


@cache
def patterns(lang: str, file: str) -> dict[str, ast.Pattern]:
    """Every value and every attribute, by `key` or `key.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(lang, file):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Uses(Visitor):
    """What a pattern asks for: its variables, and per variable the variants it chooses from."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, list[list[str]]] = {}
        self.defaults: dict[str, list[str]] = {}
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.choices.setdefault(name, []).append([_name(variant) for variant in node.variants])
            self.defaults.setdefault(name, []).extend(_name(each) for each in node.variants if each.default)
        self.generic_visit(node)


def _name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def uses(pattern: ast.Pattern) -> Uses:
    found = Uses()
    found.visit(pattern)
    return found


@cache
def numbers(file: str) -> dict[str, set[str]]:
    """Per key the variables that some language words by plural category: amounts, not codes."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for key, pattern in patterns(lang, file).items():
            for name, lists in uses(pattern).choices.items():
                if any(CATEGORIES & set(variants) for variants in lists):
                    found.setdefault(key, set()).add(name)
    return found


def every_message() -> Iterator[tuple[str, str]]:
    for file in FILES:
        for key in patterns("en", file):
            yield file, key
