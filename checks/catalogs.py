"""Catalog consistency across languages: keys, variables, plurals, untranslated texts, discouraged words."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from checks.messages import (
    COMPLETE,
    LANGUAGES,
    OTHERS,
    TRANSLATIONS,
    Catalog,
    Message,
    amounts,
    catalog,
    every,
    expectations,
    files,
    plurals,
    rules_path,
)
from checks.reading import Finding, Repository, line_of
from rondel.languages import FALLBACK
from rondel.locales.names import functions

SOME_NUMBERS = (0, 1, 2, 3, 5, 12, 22, 25)
NAMES = re.compile(r"imperial(_2030)?-(region|nation|title)|letters-")


def readable(repo: Repository) -> Iterator[Finding]:
    """A catalog can be parsed and has no duplicate keys; the browser concatenates all files of a language."""
    for lang in LANGUAGES:
        seen: dict[str, str] = {}
        for each in every(repo, lang):
            for content, line in each.junk:
                yield Finding(each.path, line, f"Invalid Fluent syntax: {content.strip().splitlines()[0]}")
            for key, line in each.ids:
                if key in seen:
                    yield Finding(each.path, line, f"The key {key} is already in {seen[key]}.")
                seen[key] = f"{each.path}:{line}"


def same_keys(repo: Repository) -> Iterator[Finding]:
    """The keys are those of English; only a draft may lack some."""
    for lang, file in itertools.product(OTHERS, files(repo)):
        english, own = catalog(repo, FALLBACK, file), catalog(repo, lang, file)
        line = 1
        for key in english.messages:
            if key in own.messages:
                line = own.messages[key].line
            elif lang in TRANSLATIONS:
                yield Finding(own.path, line, f"The key {key} is missing; in English it comes after this one.")
        for key, message in own.messages.items():
            if key not in english.messages:
                yield Finding(own.path, message.line, f"The key {key} does not exist in English.")


def same_variables(repo: Repository) -> Iterator[Finding]:
    """A message uses the variables of the English one."""
    for lang, file in itertools.product(OTHERS, files(repo)):
        english = catalog(repo, FALLBACK, file).messages
        own = catalog(repo, lang, file)
        for key, message in own.messages.items():
            if key in english and (differ := message.uses.variables ^ english[key].uses.variables):
                names = ", ".join(f"${name}" for name in sorted(differ))
                yield Finding(own.path, message.line, f"{key} differs from English in the variables {names}.")


def plural_forms(repo: Repository) -> Iterator[Finding]:
    """According to CLDR: German, Italian and English have one and other, Polish has one, few and many."""
    for lang, file in itertools.product(LANGUAGES, files(repo)):
        own = catalog(repo, lang, file)
        for key, name in ((key, name) for key, names in amounts(repo, file).items() for name in names):
            message = own.messages.get(key)
            for variants in message.uses.choices.get(name, ()) if message else ():
                selected = {each for each in variants if not each.lstrip("-").isdigit()}
                needed = set(plurals(lang)) - ({"one"} if "1" in variants else set())
                if "other" in selected:  # the default variant; for whole numbers in Polish the rest is many
                    selected.add(plurals(lang).most_common(1)[0][0])
                if message and not needed <= selected:
                    lacking = ", ".join(sorted(needed - selected))
                    yield Finding(own.path, message.line, f"{key} has no variant of ${name} for the plural {lacking}.")


def formatted(repo: Repository) -> Iterator[Finding]:
    """With every variant chosen once, no message raises an error or shows Fluent syntax."""
    for lang, file in itertools.product(LANGUAGES, files(repo)):
        numbers = {key: frozenset(names) for key, names in amounts(repo, file).items()}
        yield from _unformattable(lang, catalog(repo, lang, file), frozenset(numbers.items()))


@cache
def _unformattable(lang: str, own: Catalog, numbers: frozenset[tuple[str, frozenset[str]]]) -> list[Finding]:
    bundle = FluentBundle([lang], use_isolating=False, functions=functions(lang))
    bundle.add_resource(own.resource)
    counted = dict(numbers)
    found = []
    for message in own.messages.values():
        if wrong := _wrong_values(bundle, message, counted.get(message.key, frozenset())):
            found.append(Finding(own.path, message.line, f"{message.key} {wrong}"))
    return found


def _wrong_values(bundle: FluentBundle, message: Message, numbers: frozenset[str]) -> str:
    values: dict[str, tuple[object, ...]] = {}
    for name in message.uses.variables:
        if name in numbers:
            values[name] = SOME_NUMBERS
        elif name in message.uses.choices:
            known = [each for variants in message.uses.choices[name] for each in variants]
            values[name] = tuple(int(each) if each.isdigit() else each for each in dict.fromkeys(known))
        else:
            values[name] = (f"‹{name}›",)
    pattern = _resolved(bundle, message.key)
    for chosen in itertools.islice(itertools.product(*values.values()), 300):
        params = dict(zip(values, chosen, strict=True))
        said, problems = bundle.format_pattern(pattern, params)
        if problems:
            return f"cannot be formatted with {params}: {problems[0]}"
        if re.search(r"[{}$]", str(said)):
            return f"shows its own syntax: {said}"
    return ""


def _resolved(bundle: FluentBundle, key: str) -> Any:
    message, _, attribute = key.partition(".")
    found = bundle.get_message(message)
    return found.attributes[attribute] if attribute else found.value


def left_in_english(repo: Repository) -> Iterator[Finding]:
    """Identical texts are board names, or words that both languages share, listed in checks.toml."""
    for lang in OTHERS:
        shared = expectations(repo, lang)[1].get("shared", ())
        for file in files(repo):
            english, own = catalog(repo, FALLBACK, file).messages, catalog(repo, lang, file)
            for key, message in own.messages.items():
                if key.endswith(".rule") or NAMES.match(key) or not re.search("[A-Za-z]{2}", message.text):
                    continue
                if key in english and message.written == english[key].written:
                    text = re.sub(r"\{ \$\w+ \}", "$", message.written)
                    if text not in shared:
                        yield Finding(own.path, message.line, f"{key} is the same as in English: {text}")


def words_to_avoid(repo: Repository) -> Iterator[Finding]:
    """`instead` in checks.toml lists discouraged words and their replacements, for catalogs and rules."""
    for lang in LANGUAGES:
        path, config = expectations(repo, lang)
        instead: dict[str, str] = config.get("instead", {})
        if lang in COMPLETE and not instead:
            yield Finding(path, 1, "[instead] lists no discouraged words.")
        allowed = config.get("elsewhere", {})
        for own in every(repo, lang):
            for key, message in own.messages.items():
                text = " ".join(message.uses.texts)
                for unwanted, better in instead.items() if key not in allowed.get("keys", ()) else ():
                    for word in re.findall(rf"\b(?:{unwanted})\b", text, re.IGNORECASE):
                        yield Finding(own.path, message.line, f"{key} says “{word}”; we say “{better}”.")
        rules = rules_path(lang)
        for unwanted, better in instead.items():
            if unwanted not in allowed.get("rules", ()):
                for match in re.finditer(rf"\b(?:{unwanted})\b", repo.text(rules), re.IGNORECASE):
                    line = line_of(repo.text(rules), match.start())
                    yield Finding(rules, line, f"The rules say “{match[0]}”; we say “{better}”.")


CHECKS = (
    readable,
    same_keys,
    same_variables,
    plural_forms,
    formatted,
    left_in_english,
    words_to_avoid,
)
