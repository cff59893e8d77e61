"""Rules lookup by number, word and chapter."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from rondel.languages import FALLBACK, fallback_chain, languages, rules_page
from rondel.rules.markdown import passages, plain

LANGUAGES = tuple(languages())


class RuleError(LookupError):
    """Base class of failed lookups; the message is a sentence."""

    def __str__(self) -> str:
        return str(self.args[0])


class UnknownRuleError(RuleError):
    """No rule has this number; `.nearest` has similar existing numbers."""

    def __init__(self, number: str, near: tuple[str, ...]) -> None:
        self.number = number
        self.nearest = near
        super().__init__(f"There is no rule {number!r}. Nearest: {', '.join(near)}.")


class UnknownLanguageError(RuleError):
    """The rules do not exist in this language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        super().__init__(f"The rules are not available in {lang!r}; choose one of {', '.join(LANGUAGES)}.")


class Rule(NamedTuple):
    """One numbered rule, or a chapter (number without a dot) with its introduction. `text` is Markdown."""

    number: str
    title: str
    text: str
    lang: str
    """The language of the text: the fallback's if the translation is missing."""

    @property
    def chapter(self) -> str:
        return self.number.partition(".")[0]

    @property
    def is_chapter(self) -> bool:
        return "." not in self.number

    @property
    def plain(self) -> str:
        """The text for a terminal, without Markdown."""
        return plain(self.text)


@cache
def rules(lang: str = "en") -> tuple[Rule, ...]:
    """Return all chapters and rules in the order of the reference."""
    if lang not in LANGUAGES:
        raise UnknownLanguageError(lang)
    if lang == FALLBACK:
        return _written(lang)
    translated = {each.number: each for each in _written(lang)}
    return tuple(translated.get(each.number, each) for each in rules(fallback_chain(lang)[1]))


def introduction(lang: str = "en") -> str:
    """Return the text before R1 as Markdown: the notice and the game in two minutes."""
    if lang not in LANGUAGES:
        raise UnknownLanguageError(lang)
    return next(filter(None, (passages(_source(each))[0] for each in fallback_chain(lang))))


def rule(number: str, lang: str = "en") -> Rule:
    """Return the rule with this number (`R8.7`, also `r8.7` or `8.7`), or a chapter (`R8`)."""
    wanted = _number(number)
    found = _by_number(lang).get(wanted)
    if found is None:
        raise UnknownRuleError(number.strip(), nearest(wanted))
    return found


def chapter(number: str, lang: str = "en") -> tuple[Rule, ...]:
    """Return the chapter of this rule or chapter number: its heading, then its rules."""
    wanted = rule(number, lang).chapter
    return tuple(each for each in rules(lang) if each.chapter == wanted)


def search(word: str, lang: str = "en") -> tuple[Rule, ...]:
    """Return the rules that contain every word, ignoring case and accents; matches in number or title come first."""
    words = _folded(word).split()
    if not words:
        return ()
    titles: list[Rule] = []
    texts: list[Rule] = []
    for each in rules(lang):
        head = _folded(f"{each.number} {each.title}")
        everything = f"{head} {_folded(each.plain)}"
        if all(each_word in head for each_word in words):
            titles.append(each)
        elif all(each_word in everything for each_word in words):
            texts.append(each)
    return (*titles, *texts)


def look_up(wanted: str, lang: str = "en") -> tuple[Rule, ...]:
    """Return the rule or chapter with this number, or the rules with these words; without a query all chapters."""
    if not wanted:
        return tuple(each for each in rules(lang) if each.is_chapter)
    if not re.fullmatch(r"[Rr]?\d+(\.\w+)?", wanted):
        return search(wanted, lang)
    found = rule(wanted, lang)
    return chapter(found.number, lang) if found.is_chapter else (found,)


def nearest(number: str, count: int = 3) -> tuple[str, ...]:
    """Return the existing numbers closest to a wrong one: of the same chapter if it exists, else chapters."""
    numbers = [each.number for each in rules("en")]
    parts = re.match(r"R(\d+)(?:\.([A-Z]?)(\d*))?", number)
    if parts is None:
        return tuple(numbers[:count])
    head = f"R{parts[1]}."
    group = head + (parts[2] or "")
    place = int(parts[3] or 0)
    near = [each for each in numbers if re.fullmatch(re.escape(group) + r"\d+", each)]
    if not near:
        near = [each for each in numbers if re.fullmatch(re.escape(head) + "[A-Z]", each)]
    if not near:
        group, place = "R", int(parts[1])
        near = [each for each in numbers if "." not in each]
    near.sort(key=lambda each: abs(int(each.removeprefix(group)) - place) if each[-1].isdigit() else 0)
    return tuple(sorted(near[:count], key=numbers.index))


@cache
def _by_number(lang: str) -> dict[str, Rule]:
    return {each.number: each for each in rules(lang)}


@cache
def _written(lang: str) -> tuple[Rule, ...]:
    """Return the rules that are written in this language, without fallbacks."""
    unbroken = languages()[lang].with_no_break_spaces
    return tuple(
        Rule(number, unbroken(title), unbroken(text), lang) for number, title, text in passages(_source(lang))[1]
    )


@cache
def _source(lang: str) -> str:
    """Return the rules file of this language, empty if there is none."""
    packaged = resources.files("rondel.rules").joinpath(f"{lang}.md")
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    # An editable install reads the originals.
    page = rules_page(Path(__file__).resolve().parents[3] / "docs", lang)
    return page.read_text(encoding="utf-8") if page.is_file() else ""


def _number(text: str) -> str:
    number = text.strip().upper()
    return number if number.startswith("R") else f"R{number}"


def _folded(text: str) -> str:
    # ł has no Unicode decomposition; users type the straight apostrophe, texts have the typographic one.
    plain = text.casefold().replace("ł", "l").replace("\u2019", "'")
    decomposed = unicodedata.normalize("NFKD", plain)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
