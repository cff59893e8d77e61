"""Rule texts of all languages: the same rules in the same order, with the same numbers and options."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import zip_longest
from typing import NamedTuple

from checks.messages import COMPLETE, TRANSLATIONS, rules_path
from checks.reading import Finding, Repository, line_of
from rondel.rules import markdown

_LAST = {
    1: 9, 2: 6, 3: 5, 4: 9, 5: 7, 6: 8, 7: 4, 8: 11, 9: 5, 10: 5, 11: 3, 12: 7,
    13: 14, 14: 14, 15: 11, 16: 9, 17: 7, 18: 15, 19: 8, 20: 7, 21: 4, 23: 10,
}  # fmt: skip
_VARIANTS = ["R22.A", "R22.B", *(f"R22.B{n}" for n in range(1, 9)), "R22.C", "R22.C1", "R22.D"]
NUMBERS = [
    number
    for chapter in range(1, 25)
    for number in (
        f"R{chapter}",
        *(_VARIANTS if chapter == 22 else ()),
        *(f"R{chapter}.{n}" for n in range(1, _LAST.get(chapter, 0) + 1)),
    )
]
"""Every rule number of the reference, in order. Errors, records and players cite them, so none may disappear."""
_START = re.compile(r"^(?:## |\*\*)(R\d+(?:\.(?:[A-Z]\d*|\d+))?)\b", re.MULTILINE)
_CITED = re.compile(r"R\d+(?:\.(?:[A-Z]\d*|\d+))?")


class Passage(NamedTuple):
    """The heading of a chapter, or a rule, in one language."""

    number: str
    title: str
    text: str
    line: int

    @property
    def whole(self) -> str:
        return f"{self.title} {self.text}"


def passages(repo: Repository, lang: str) -> tuple[Passage, ...]:
    """Return all chapters and rules of a language in page order."""
    return _passages(repo.text(rules_path(lang)))


@cache
def _passages(source: str) -> tuple[Passage, ...]:
    lines: dict[str, list[int]] = {}
    for match in _START.finditer(source):
        lines.setdefault(match[1], []).append(line_of(source, match.start()))
    found = markdown.passages(source)[1]
    return tuple(Passage(*each, lines[each.number].pop(0) if lines.get(each.number) else 1) for each in found)


def numbers(repo: Repository) -> Iterator[Finding]:
    """Every rule number occurs once, in order."""
    for lang in COMPLETE:
        own = passages(repo, lang)
        for expected, found in zip_longest(NUMBERS, own):
            if found is None or found.number != expected:
                line, seen = (found.line, found.number) if found else (own[-1].line if own else 1, "the end")
                yield Finding(rules_path(lang), line, f"Expected {expected or 'the end'} here, not {seen}.")
                break


def titles_and_texts(repo: Repository) -> Iterator[Finding]:
    """Every rule has a title and a text."""
    for lang in COMPLETE:
        for each in passages(repo, lang):
            if not each.title or len(each.text) < 15:
                yield Finding(rules_path(lang), each.line, f"{each.number} has no title or no text.")


def _differences(repo: Repository, name: str, part: Callable[[Passage], object]) -> Iterator[Finding]:
    """Yield findings where `part` of a rule differs from that of the English rule."""
    english = {each.number: each for each in passages(repo, "en")}
    for lang in TRANSLATIONS:
        for each in passages(repo, lang):
            if each.number in english and part(each) != part(english[each.number]):
                message = (
                    f"{each.number} differs from English in its {name} (docs/rules.md:{english[each.number].line})."
                )
                yield Finding(rules_path(lang), each.line, message)


def same_amounts(repo: Repository) -> Iterator[Finding]:
    """Every rule contains the same numbers."""
    yield from _differences(repo, "amounts", lambda each: _amounts(each.whole))


def _amounts(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def same_options(repo: Repository) -> Iterator[Finding]:
    """Every rule names the same options and values, as in `gifts` = `own`."""
    yield from _differences(repo, "options", lambda each: Counter(re.findall(r"`[^`]+`", each.text)))


def same_shape(repo: Repository) -> Iterator[Finding]:
    """Tables and lists have the same structure."""
    yield from _differences(
        repo,
        "rows of tables or lists",
        lambda each: [line.count("|") for line in each.text.splitlines() if re.match(r"\||- |\d+\. ", line)],
    )


def open_rules(repo: Repository) -> Iterator[Finding]:
    """The same rules are marked ° in every language; the sign is explained before R1 and justified in rulings.md."""
    expected = {each.number for each in passages(repo, "en") if "°" in each.whole}
    reasons = set(re.findall(r"R\d+\.[A-Z]?\d+", repo.text("docs/rulings.md")))
    for lang in COMPLETE:
        path = rules_path(lang)
        if "°" not in markdown.passages(repo.text(path))[0] or not expected:
            yield Finding(path, 1, "The sign ° is not explained before R1, or no rule has it.")
        for each in passages(repo, lang):
            if each.title.endswith("°") != (each.number in expected):
                yield Finding(path, each.line, f"The title of {each.number} has the sign ° in one language only.")
            elif each.title.endswith("°") and each.number not in reasons:
                yield Finding(path, each.line, f"docs/rulings.md gives no reason for {each.number}, marked °.")


def left_in_english(repo: Repository) -> Iterator[Finding]:
    """No sentence is untranslated."""
    english = {sentence for each in passages(repo, "en") for sentence in _sentences(markdown.plain(each.text))}
    for lang in TRANSLATIONS:
        for each in passages(repo, lang):
            for sentence in _sentences(markdown.plain(each.text)):
                if sentence in english:
                    yield Finding(rules_path(lang), each.line, f"{each.number} is English here: {sentence}")


def _sentences(text: str) -> list[str]:
    """Return sentences of several words; tables of names and numbers may be identical in all languages."""
    return [s for s in re.split(r"(?<=[.:;!?])\s+|\n", text) if len(re.findall(r"[a-z]{3,}", s)) > 3]


def references(repo: Repository) -> Iterator[Finding]:
    """Referenced rules exist."""
    for lang in COMPLETE:
        path, text = rules_path(lang), repo.text(rules_path(lang))
        for match in _CITED.finditer(text):
            if match[0] not in NUMBERS:
                yield repo.at(path, match, f"There is no rule {match[0]}.")


def introductions(repo: Repository) -> Iterator[Finding]:
    """The introduction states the aim and the author, with the numbers of the English one."""
    english = _amounts(markdown.passages(repo.text("docs/rules.md"))[0])
    for lang in COMPLETE:
        text = markdown.passages(repo.text(rules_path(lang)))[0]
        if "Mac Gerdts" not in text or "25" not in text or _amounts(text) != english:
            yield Finding(
                rules_path(lang), 1, "The introduction must name Mac Gerdts and have the numbers of the English one."
            )


CHECKS = (
    numbers,
    titles_and_texts,
    same_amounts,
    same_options,
    same_shape,
    open_rules,
    left_in_english,
    references,
    introductions,
)
