"""Glossary: the same terms in all languages, valid rule references, and all inflected forms used in texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest

from translating import glossary as writer

from checks.messages import COMPLETE, Catalog, catalog, expectations, rules_path
from checks.reading import ROOT, Finding, Repository, line_with, too_few
from checks.rule_texts import passages
from rondel.languages import FALLBACK, languages

PAGE = "docs/glossary.md"
TERMS = [
    "nation", "region", "home_province", "sea_region", "treasury", "cash", "bond", "interest", "government",
    "investor_card", "swiss_bank", "rondel", "factory", "armament_works", "shipyard", "production", "import",
    "maneuver", "investor", "taxation", "tax", "soldiers_pay", "success_bonus", "power_points", "power_factor",
    "flag", "convoy", "rail", "canal", "hostile", "friendly", "harbour", "battle", "credit_sum", "score",
]  # fmt: skip
# Catalogs in which the browser marks glossary terms, besides the rules.
TEXTS = ("game.ftl", "glossary.ftl", "lesson.ftl", "play.ftl")


def _glossary(repo: Repository, lang: str) -> Catalog:
    return catalog(repo, lang, "glossary.ftl")


def _terms(own: Catalog) -> list[str]:
    return [key.removeprefix("glossary-") for key, _ in own.ids]


def _forms(own: Catalog) -> dict[str, list[str]]:
    """Return the forms of each term that the browser marks."""
    return {
        key.removeprefix("glossary-").removesuffix(".forms"): message.text.lower().split(", ")
        for key, message in own.messages.items()
        if key.endswith(".forms")
    }


def terms(repo: Repository) -> Iterator[Finding]:
    """The same terms in the same order, each with a headword, one sentence and a rule."""
    for lang in COMPLETE:
        own = _glossary(repo, lang)
        lines = dict(own.ids)
        for expected, term in zip_longest(TERMS, _terms(own)):
            if term != expected:
                line = lines.get(f"glossary-{term}", 1)
                yield Finding(own.path, line, f"Expected the term {expected} here, not {term}.")
                break
        for key, line in own.ids:
            message = own.messages.get(key)
            for part in ("word", "rule"):
                if f"{key}.{part}" not in own.messages or not own.messages[f"{key}.{part}"].written:
                    yield Finding(own.path, line, f"{key} has no .{part}.")
            if message is None or not re.fullmatch(r"[^.]{15,170}\.", message.written):
                yield Finding(own.path, line, f"{key} is not one sentence of 15 to 170 letters.")


def same_amounts(repo: Repository) -> Iterator[Finding]:
    """Numbers and rules are the same in every language, and the rule exists."""
    english = _glossary(repo, FALLBACK).messages
    for lang in COMPLETE:
        own, known = _glossary(repo, lang), {each.number for each in passages(repo, lang)}
        for key, message in own.messages.items():
            if key.endswith(".rule"):
                if key not in english or message.written != english[key].written:
                    yield Finding(own.path, message.line, f"{key} is not the rule of the English glossary.")
                if message.written not in known:
                    yield Finding(own.path, message.line, f"{key}: there is no rule {message.written}.")
            elif "." not in key and key in english:
                numbers = [sorted(re.findall(r"\d+", each.written)) for each in (message, english[key])]
                if numbers[0] != numbers[1]:
                    yield Finding(own.path, message.line, f"{key} has other amounts than English: {numbers[0]}.")


def page_for_readers(repo: Repository) -> Iterator[Finding]:
    """docs/glossary.md is up to date with `python3 dev.py language`."""
    made = writer.page(ROOT, {tag: languages()[tag].name for tag in COMPLETE})
    pairs = zip_longest(repo.text(PAGE).split("\n"), made.split("\n"))
    for line, (written, expected) in enumerate(pairs, start=1):
        if written != expected:
            yield Finding(PAGE, line, "This differs from the catalogs: run python3 dev.py language.")
            return


def forms_belong_to_one_term(repo: Repository) -> Iterator[Finding]:
    """The same terms have forms in every language; forms are not empty and belong to one term only."""
    english = set(_forms(_glossary(repo, FALLBACK)))
    for lang in COMPLETE:
        own = _glossary(repo, lang)
        owner: dict[str, str] = {}
        if lacking := english - set(_forms(own)):
            yield Finding(own.path, 1, f"There are no forms of {', '.join(sorted(lacking))}.")
        for term, known in _forms(own).items():
            line = own.messages[f"glossary-{term}.forms"].line
            if term not in english:
                yield Finding(own.path, line, f"{term} has no forms in English.")
            for form in known:
                if not form or form != form.strip():
                    yield Finding(own.path, line, f"{term} has an empty form, or one with a space around it.")
                if form in owner:
                    yield Finding(own.path, line, f"“{form}” is also a form of {owner[form]}.")
                owner[form] = term


def forms_in_running_text(repo: Repository) -> Iterator[Finding]:
    """Every word that matches a stem in checks.toml, in rules and messages, is listed as a form."""
    stems = 0
    for lang in COMPLETE:
        path, config = expectations(repo, lang)
        forms, texts = _forms(_glossary(repo, lang)), _running_text(repo, lang)
        for term, stem in config.get("stems", {}).items():
            stems += 1
            pattern = re.compile(rf"(?<![\w-])(?:{stem})(?![\w-])")
            written = [(place, line, form) for place, line, text in texts for form in set(pattern.findall(text))]
            if len({form for _, _, form in written}) < config.get("least_forms", 1):
                yield Finding(
                    path, line_with(repo.text(path), f"\n{term} ="), f"The stem of {term} matches too few words."
                )
            for place, line, form in written:
                if form not in forms.get(term, ()):
                    yield Finding(place, line, f"“{form}” is not among the forms of {term} in glossary.ftl.")
    yield from too_few("src/rondel/locales/en/checks.toml", stems, 60, "stems of glossary words")


def _running_text(repo: Repository, lang: str) -> list[tuple[str, int, str]]:
    """Return path, line and text of everything in which the browser marks terms."""
    page = rules_path(lang)
    found = [(page, line, text) for line, text in enumerate(repo.text(page).split("\n"), start=1)]
    for own in (catalog(repo, lang, file) for file in TEXTS):
        found += [
            (own.path, message.line, " ".join(message.uses.texts))
            for key, message in own.messages.items()
            if not key.endswith((".forms", ".rule"))
        ]
    return [(path, line, text.lower().replace("\u00a0", " ").replace("**", "")) for path, line, text in found]


def marked_words(repo: Repository) -> Iterator[Finding]:
    """Terms are marked in texts, inflected ones too; words with a second meaning (Kanal, kolej) are not."""
    count = 0
    for lang in COMPLETE:
        path, config = expectations(repo, lang)
        term_of = {form: term for term, known in _forms(_glossary(repo, lang)).items() for form in known}
        words = "|".join(map(re.escape, sorted(term_of, key=len, reverse=True)))
        # Same pattern as in web/src/rules/glossary.svelte.ts.
        pattern = re.compile(rf"(?<![^\W\d_-])(?<!-)({words})(?![^\W\d_]|-)")
        for each in config.get("marked", ()):
            count += 1
            key = each.get("key")
            text = catalog(repo, lang, "lesson.ftl").messages[key].text if key else each["text"]
            found = {term_of[word] for word in pattern.findall(text.lower())}
            if found != set(each["terms"]):
                line = line_with(repo.text(path), key or each["text"])
                yield Finding(
                    path, line, f"The marked terms are {', '.join(sorted(found))}, not {', '.join(each['terms'])}."
                )
    yield from too_few("src/rondel/locales/en/checks.toml", count, 9, "texts with marked words")


CHECKS = (terms, same_amounts, page_for_readers, forms_belong_to_one_term, forms_in_running_text, marked_words)
