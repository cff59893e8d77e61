"""The words of the program: Fluent catalogues in four languages, shared by terminal and browser.

`text("de")` gives a function that words a key: `say("space-taxation")`, `say("event-gift", player="Ada", …)`.
"""

import locale
import os
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "it", "pl")
FALLBACK = "en"

Say = Callable[..., str]


@cache
def text(lang: str) -> Say:
    """A function that words a key in this language, in English where the catalogue lacks it."""
    bundles = [_bundle(lang)] if lang in LANGUAGES else []
    if lang != FALLBACK:
        bundles.append(_bundle(FALLBACK))

    def say(key: str, /, **params: object) -> str:
        for bundle in bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    return str(bundle.format_pattern(message.value, params)[0])
        return key

    return say


def has(key: str, lang: str = FALLBACK) -> bool:
    """Whether the catalogue of this language itself has the key."""
    return lang in LANGUAGES and bool(_bundle(lang).has_message(key))


def language_of_the_machine() -> str:
    """The language of the locale if there is a catalogue for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return _known(value)
    return _known(locale.getlocale()[0] or "")


def _known(name: str) -> str:
    lang = name[:2].lower()
    return lang if lang in LANGUAGES else FALLBACK


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    folder = files(__name__) / lang
    catalogues = (entry for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    for catalogue in sorted(catalogues, key=lambda entry: entry.name):
        bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle
