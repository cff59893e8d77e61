"""The words of the program: one folder of Fluent catalogs per language, shared by terminal and browser.

`text("de")` gives a function that words a key: `say("space-taxation")`, `say("event-gift", player="Ada", …)`.
Which languages there are: `rondel.languages`. How to translate: docs/translating.md.
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
# What Python says most often; the rest of a folder (the browser's words) is seldom needed here.
_FIRST = ("cli.ftl", "game.ftl", "names.ftl")

Say = Callable[..., str]


class Catalog:
    """All messages of one language. Files are read when the first key asked for is not in those before."""

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
    """A function that words a key in this language, in its fallback where the catalog lacks it."""

    def say(key: str, /, **params: object) -> str:
        for language in fallback_chain(lang):
            if key in catalog(language):
                return catalog(language).say(key, params)
        return key

    return say


def name(key: str, lang: str) -> Name:
    """The name that this key stands for (`imperial-nation-italy`), which sentences can decline: `NAME($nation, …)`."""
    return Name(key, text(lang)(key))


@cache
def catalog(lang: str) -> Catalog:
    return Catalog(lang)


def has(key: str, lang: str = FALLBACK) -> bool:
    """Whether the catalog of this language itself has the key."""
    return lang in LANGUAGES and key in catalog(lang)


def system_language() -> str:
    """The language of the locale if there is a catalog for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return best_match([value]) or FALLBACK
    return best_match([locale.getlocale()[0] or ""]) or FALLBACK
