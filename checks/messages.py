"""Parsed Fluent catalogs, by language and file, with the line of each message."""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser, ast, serializer
from fluent.syntax.visitor import Visitor

from checks.reading import Repository
from rondel.languages import FALLBACK, languages, rules_page

FOLDER = "src/rondel/locales"
LANGUAGES = tuple(languages())
OTHERS = tuple(lang for lang in LANGUAGES if lang != FALLBACK)
# TRANSLATIONS and COMPLETE must be complete; drafts must be correct as far as they go.
TRANSLATIONS = tuple(lang for lang in OTHERS if not languages()[lang].draft)
COMPLETE = (FALLBACK, *TRANSLATIONS)
CATEGORIES = {"zero", "one", "two", "few", "many"}


class Uses(Visitor):
    """Collects the variables of a pattern, and for each variable the variants it selects from."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, list[list[str]]] = {}
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name that Visitor expects
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            variants = [
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants
            ]
            self.choices.setdefault(node.selector.id.name, []).append(variants)
        self.generic_visit(node)


@dataclass(eq=False)
class Message:
    """A value or an attribute: its key (`key` or `key.attribute`), pattern and line."""

    key: str
    pattern: ast.Pattern
    line: int

    @cached_property
    def uses(self) -> Uses:
        found = Uses()
        found.visit(self.pattern)
        return found

    @cached_property
    def text(self) -> str:
        return "".join(self.uses.texts)

    @cached_property
    def written(self) -> str:
        """The pattern as written in the file."""
        return str(serializer.serialize_pattern(self.pattern)).strip()


@dataclass(eq=False)
class Catalog:
    """One file of one language."""

    path: str
    source: str
    resource: ast.Resource
    messages: dict[str, Message]
    ids: list[tuple[str, int]]
    """Every message with its line, including duplicates."""
    terms: dict[str, tuple[ast.Term, int]]
    junk: list[tuple[str, int]]


def files(repo: Repository) -> list[str]:
    """Return the file names of all catalogs."""
    return [path.rpartition("/")[2] for path in repo.named(f"{FOLDER}/en/*.ftl")]


def catalog(repo: Repository, lang: str, file: str) -> Catalog:
    """Return a catalog; empty if the file is missing, as in a draft."""
    path = f"{FOLDER}/{lang}/{file}"
    return _parsed(path, repo.text(path))


def every(repo: Repository, lang: str) -> list[Catalog]:
    return [catalog(repo, lang, file) for file in files(repo)]


def known_keys(repo: Repository, lang: str = FALLBACK) -> set[str]:
    """Return every key of a language, including attributes."""
    return {key for each in every(repo, lang) for key in each.messages}


def rules_path(lang: str) -> str:
    """Return the page with the rules in this language."""
    return rules_page(Path("docs"), lang).as_posix()


@cache
def _parsed(path: str, source: str) -> Catalog:
    starts = [0, *(at + 1 for at, letter in enumerate(source) if letter == "\n")]
    found = Catalog(path, source, FluentParser().parse(source), {}, [], {}, [])

    def line(node: ast.SyntaxNode) -> int:
        return bisect_right(starts, node.span.start if node.span else 0)

    for entry in found.resource.body:
        if isinstance(entry, ast.Junk):
            found.junk.append((entry.content or "", line(entry)))
        elif isinstance(entry, ast.Term):
            found.terms[entry.id.name] = (entry, line(entry.id))
        elif isinstance(entry, ast.Message):
            at, key = line(entry.id), entry.id.name
            found.ids.append((key, at))
            if entry.value is not None:
                found.messages[key] = Message(key, entry.value, at)
            for attribute in entry.attributes:
                name = f"{key}.{attribute.id.name}"
                found.messages[name] = Message(name, attribute.value, line(attribute.id))
    return found


@cache
def plurals(lang: str) -> Counter[str]:
    """Return the CLDR plural categories of whole numbers, most common first."""
    category = Locale.parse(lang, sep="-").plural_form
    return Counter(category(number) for number in range(201))


def expectations(repo: Repository, lang: str) -> tuple[str, dict[str, Any]]:
    """Return the path and content of a language's checks.toml."""
    path = f"{FOLDER}/{lang}/checks.toml"
    return path, tomllib.loads(repo.text(path))


def amounts(repo: Repository, file: str) -> dict[str, set[str]]:
    """Return the variables of each key that some language selects by plural category: amounts, not codes."""
    return _amounts(*(catalog(repo, lang, file) for lang in LANGUAGES))


@cache
def _amounts(*catalogs: Catalog) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for each in catalogs:
        for key, message in each.messages.items():
            for name, lists in message.uses.choices.items():
                if any(CATEGORIES & set(variants) for variants in lists):
                    found.setdefault(key, set()).add(name)
    return found
