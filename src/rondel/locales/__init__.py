"""Fluent message catalogs, one folder per language, shared by the terminal and the browser.

`text("de")` returns a function that formats a message: `say("space-taxation")`, `say("event-gift", player="Ada", …)`.
`rondel.languages` lists the languages; docs/translating.md explains how to add one.
"""

import locale
import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from rondel.extras import optional_packages
from rondel.languages import FALLBACK, best_match, fallback_chain, languages

with optional_packages():
    from fluent.runtime import FluentBundle, FluentResource

    from rondel.locales.names import Name, add_no_break_spaces, functions

LANGUAGES = tuple(languages())
# The files Python uses most; the others (mostly browser text) are loaded on demand.
_FIRST = ("cli.ftl", "game.ftl", "names.ftl")

Say = Callable[..., str]


class Catalog:
    """All messages of one language; files are loaded lazily, until the requested key is found."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False, functions=functions(lang))
        folder = files(__name__) / lang
        names = {entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl")}
        ordered = [name for name in _FIRST if name in names] + sorted(names - set(_FIRST))
        self._unread = [folder / name for name in ordered]

    def __contains__(self, key: str) -> bool:
        while not self._bundle.has_message(key) and self._unread:
            resource = FluentResource(self._unread.pop(0).read_text(encoding="utf-8"))
            add_no_break_spaces(resource, self._lang)
            self._bundle.add_resource(resource)
        return bool(self._bundle.has_message(key))

    def say(self, key: str, params: dict[str, object]) -> str:
        pattern = self._bundle.get_message(key).value
        return key if pattern is None else str(self._bundle.format_pattern(pattern, params)[0])


@cache
def text(lang: str) -> Say:
    """Return a function that formats a message in this language, or in its fallback if the translation is missing."""

    def say(key: str, /, **params: object) -> str:
        for language in fallback_chain(lang):
            if key in catalog(language):
                return catalog(language).say(key, params)
        return key

    return say


def name(key: str, lang: str) -> Name:
    """Return the name behind a key (`imperial-nation-italy`), which messages can inflect with `NAME($nation, …)`."""
    return Name(key, text(lang)(key))


@cache
def catalog(lang: str) -> Catalog:
    return Catalog(lang)


def has(key: str, lang: str = FALLBACK) -> bool:
    """Return whether the catalog of this language itself has the key."""
    return lang in LANGUAGES and key in catalog(lang)


def system_language() -> str:
    """Return the language of the system locale if there is a catalog for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return best_match([value]) or FALLBACK
    return best_match([locale.getlocale()[0] or ""]) or FALLBACK
