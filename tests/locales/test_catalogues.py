"""All languages say the same: same keys, same variables, right plurals, nothing left in English."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, serializer
from tests.locales.catalogues import (
    FILES,
    LANGUAGES,
    OTHERS,
    TRANSLATIONS,
    checks,
    entries,
    numbers,
    patterns,
    plurals,
    source,
    uses,
)

from rondel.locales.names import functions

SOME_NUMBERS = (0, 1, 2, 3, 5, 12, 22, 25)
NAMES = re.compile(r"imperial(_2030)?-(region|nation|title)|letters-")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_is_readable_and_says_nothing_twice(lang: str, file: str) -> None:
    assert [entry.content for entry in entries(lang, file) if isinstance(entry, ast.Junk)] == []
    keys = Counter(entry.id.name for entry in entries(lang, file) if isinstance(entry, ast.Message))
    assert [key for key, times in keys.items() if times > 1] == []


def test_no_key_stands_in_two_files() -> None:
    """The browser reads all files as one text: the second of two equal keys would be lost."""
    keys = Counter(key for file in FILES for key in patterns("en", file))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_the_keys_are_those_of_english(lang: str, file: str) -> None:
    """A draft may lack some."""
    assert set(patterns(lang, file)) - set(patterns("en", file)) == set()
    if lang in TRANSLATIONS:
        assert set(patterns("en", file)) - set(patterns(lang, file)) == set()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_asks_for_the_variables_of_the_english_one(lang: str, file: str) -> None:
    english = patterns("en", file)
    differ = {
        key: uses(pattern).variables ^ uses(english[key]).variables
        for key, pattern in patterns(lang, file).items()
        if key in english and uses(pattern).variables != uses(english[key]).variables
    }
    assert differ == {}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_are_counted_as_the_language_counts(lang: str, file: str) -> None:
    """CLDR: German, Italian and English have one and other, Polish has one, few and many."""
    wrong = []
    for key, pattern in patterns(lang, file).items():
        for name, lists in uses(pattern).choices.items():
            if name not in numbers(file).get(key, ()):
                continue
            for variants in lists:
                words = {each for each in variants if not each.lstrip("-").isdigit()}
                exact = {each for each in variants if each.isdigit()}
                needed = set(plurals(lang)) - ({"one"} if "1" in exact else set())
                if "other" in words:  # the default: for whole numbers, in Polish, the rest is many
                    words.add(plurals(lang).most_common(1)[0][0])
                if not needed <= words:
                    wrong.append((key, name, variants))
    assert wrong == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said(lang: str, file: str) -> None:
    """With every variant chosen once, no message reports an error or shows its own machinery."""
    bundle = FluentBundle([lang], use_isolating=False, functions=functions(lang))
    bundle.add_resource(FluentResource(source(lang, file)))
    for key, pattern in patterns(lang, file).items():
        asked = uses(pattern)
        values: dict[str, tuple[object, ...]] = {}
        for name in asked.variables:
            if name in numbers(file).get(key, ()):
                values[name] = SOME_NUMBERS
            elif name in asked.choices:
                known = [each for variants in asked.choices[name] for each in variants]
                values[name] = tuple(int(each) if each.isdigit() else each for each in dict.fromkeys(known))
            else:
                values[name] = (f"‹{name}›",)
        for chosen in itertools.islice(itertools.product(*values.values()), 300):
            params = dict(zip(values, chosen, strict=True))
            said, problems = bundle.format_pattern(_resolved(bundle, key), params)
            assert not problems, (key, params, problems)
            assert not re.search(r"[{}$]", str(said)), (key, said)


def _resolved(bundle: FluentBundle, key: str) -> Any:
    message, _, attribute = key.partition(".")
    found = bundle.get_message(message)
    return found.attributes[attribute] if attribute else found.value


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_is_left_in_english(lang: str, file: str) -> None:
    """Equal texts are names on the board and words both languages share, listed one by one in checks.toml."""
    english = patterns("en", file)
    same = set()
    for key, pattern in patterns(lang, file).items():
        written = serializer.serialize_pattern(pattern).strip()
        if key.endswith(".rule") or NAMES.match(key) or not re.search("[A-Za-z]{2}", "".join(uses(pattern).words)):
            continue
        if key in english and written == serializer.serialize_pattern(english[key]).strip():
            same.add((key, re.sub(r"\{ \$\w+ \}", "$", written)))
    assert {(key, words) for key, words in same if words not in checks(lang).get("shared", ())} == set()
