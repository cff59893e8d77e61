"""Inflected names: every nation and region has the forms its language needs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import rondel
from checks.messages import COMPLETE, FOLDER, LANGUAGES, catalog, every, expectations, known_keys
from checks.reading import Finding, Repository, line_with
from rondel.languages import FALLBACK, languages
from rondel.locales.names import Forms, Name, add_no_break_spaces, functions, name_forms

PLACE_FORMS = ("in", "to", "from")
CANALS = {"term-panama_canal", "term-suez_canal"}


def _listed(repo: Repository, lang: str) -> dict[str, set[str]]:
    """Return the names of the forms in forms.ftl by id or key."""
    terms = catalog(repo, lang, "forms.ftl").terms
    return {id: {each.id.name for each in term.attributes} for id, (term, _) in terms.items() if id != "place"}


def _keys(repo: Repository, lang: str, kind: str) -> list[str]:
    names = catalog(repo, lang, "names.ftl").messages
    return [key for key in names if re.match(rf"imperial(_2030)?-{kind}-", key)]


def _id(key: str) -> str:
    return key.rpartition("-")[2].removeprefix("term-")


def _called(repo: Repository, lang: str, key: str) -> str:
    return languages()[lang].with_no_break_spaces(catalog(repo, lang, "names.ftl").messages[key].text)


def _forms(repo: Repository, lang: str) -> dict[str, Forms]:
    return name_forms(lang, *(repo.text(f"{FOLDER}/{lang}/{file}") for file in ("names.ftl", "forms.ftl")))


def forms_of_board_names(repo: Repository) -> Iterator[Finding]:
    """Terms in forms.ftl refer to an id or a whole key, and their value is the name in names.ftl."""
    for lang in LANGUAGES:
        own, listed = catalog(repo, lang, "forms.ftl"), _listed(repo, lang)
        known = catalog(repo, lang, "names.ftl").messages
        keys = {*_keys(repo, lang, "nation"), *_keys(repo, lang, "region"), *(CANALS & set(known))}
        for id, (term, line) in own.terms.items():
            if id == "place":
                continue
            names = {_called(repo, lang, key) for key in keys if id == (key if key in listed else _id(key))}
            written = [each.value for each in term.value.elements if isinstance(each, ast.TextElement)]
            if len(written) != len(term.value.elements) or names != {
                languages()[lang].with_no_break_spaces("".join(written))
            }:
                called = " or ".join(sorted(names)) or "nothing on a board"
                yield Finding(own.path, line, f"-{id} is {''.join(written)!r} here, but names.ftl calls it {called}.")


def region_forms(repo: Repository) -> Iterator[Finding]:
    """Every region has the forms in, to and from, each with a preposition."""
    for lang in LANGUAGES:
        forms, names = _forms(repo, lang), catalog(repo, lang, "names.ftl")
        for key in _keys(repo, lang, "region"):
            place = _called(repo, lang, key)
            for form in PLACE_FORMS:
                text = forms[key].get(form, place)
                if text == place or not re.match(r"\w+[ \u00a0\u2019]", text):
                    yield Finding(names.path, names.messages[key].line, f"{key} has no form “{form}”: {text!r}.")


def alike_names(repo: Repository) -> Iterator[Finding]:
    """Identical names have identical forms, since the browser looks forms up by name (web/src/lib/fluent/forms.ts)."""
    for lang in LANGUAGES:
        forms, names = _forms(repo, lang), catalog(repo, lang, "names.ftl")
        found: dict[str, tuple[str, Forms]] = {}
        for key in (*_keys(repo, lang, "nation"), *_keys(repo, lang, "region")):
            place = _called(repo, lang, key)
            first, known = found.setdefault(place, (key, forms[key]))
            if any(known.get(form, place) != forms[key].get(form, place) for form in {*known, *forms[key]}):
                yield Finding(names.path, names.messages[key].line, f"{key} reads as {first}, but its forms differ.")


def nation_forms(repo: Repository) -> Iterator[Finding]:
    """Every nation has the forms required in checks.toml, unless its name is listed as unchanged."""
    for lang in LANGUAGES:
        config, names = expectations(repo, lang)[1], catalog(repo, lang, "names.ftl")
        for key in _keys(repo, lang, "nation"):
            lacks = set(config.get("every_nation", ())) - _listed(repo, lang).get(_id(key), set())
            if lacks and _called(repo, lang, key) not in config.get("unchanged", ()):
                forms = ", ".join(sorted(lacks))
                yield Finding(
                    names.path, names.messages[key].line, f"The forms {forms} of {key} are missing in forms.ftl."
                )


def requested_forms(repo: Repository) -> Iterator[Finding]:
    """Messages use existing forms."""
    for lang in LANGUAGES:
        known = set().union(*_listed(repo, lang).values()) | set(PLACE_FORMS)
        for own in every(repo, lang):
            for match in re.finditer(r'form: "(\w+)"', own.source):
                if match[1] not in known:
                    yield repo.at(own.path, match, f"No name has the form “{match[1]}”.")


def letters(repo: Repository) -> Iterator[Finding]:
    """A nation has two letters, the space on a badge, unique within its game."""
    for lang in COMPLETE:
        names = catalog(repo, lang, "names.ftl")
        for edition in rondel.editions():
            seen: dict[str, str] = {}
            for nation in rondel.edition(edition).nations:
                message = names.messages.get(f"letters-{nation.id}")
                if message is None:
                    yield Finding(names.path, 1, f"letters-{nation.id} is missing.")
                    continue
                if len(message.text) != 2:
                    yield Finding(names.path, message.line, f"{message.key} must be two letters, not {message.text}.")
                if message.text in seen:
                    yield Finding(names.path, message.line, f"{message.key} are also those of {seen[message.text]}.")
                seen[message.text] = nation.id
                if lang == FALLBACK and message.text != nation.letters:
                    yield Finding(names.path, message.line, f"{message.key} are {nation.letters} in {edition}.")


def sentences(repo: Repository) -> Iterator[Finding]:
    """Sample sentences with typical pitfalls (article, case, number, preposition) match checks.toml."""
    for lang in LANGUAGES:
        path, config = expectations(repo, lang)
        if lang in COMPLETE and not config.get("sentences"):
            yield Finding(path, 1, "There are no sample [[sentences]].")
        if not config.get("sentences"):
            continue
        bundle, names = (
            _bundle(repo, lang, {each["key"] for each in config["sentences"]}),
            catalog(repo, lang, "names.ftl").messages,
        )
        for each in config["sentences"]:
            params = {
                field: Name(value, _called(repo, lang, value)) if value in names else value
                for field, value in each["params"].items()
            }
            line = line_with(repo.text(path), each["says"])
            if each["key"] not in known_keys(repo, lang):
                yield Finding(path, line_with(repo.text(path), each["key"]), f"There is no key {each['key']}.")
                continue
            pattern = bundle.get_message(each["key"]).value
            text = str(bundle.format_pattern(pattern, params)[0]) if pattern else ""
            if text != each["says"]:
                yield Finding(path, line, f"{each['key']} says {text!r}, but should say {each['says']!r}.")


def _bundle(repo: Repository, lang: str, keys: set[str]) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False, functions=functions(lang, _forms(repo, lang)))
    for own in (own for own in every(repo, lang) if keys & set(own.messages)):
        resource = FluentResource(own.source)
        add_no_break_spaces(resource, lang)
        bundle.add_resource(resource)
    return bundle


CHECKS = (forms_of_board_names, region_forms, alike_names, nation_forms, requested_forms, letters, sentences)
