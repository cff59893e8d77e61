"""Every message key used by Python or the browser exists; a missing one would be shown literally."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import rondel
from checks.messages import COMPLETE, FOLDER, catalog, every, known_keys
from checks.reading import ROOT, Finding, Repository, line_of, line_with, too_few
from rondel.engine import events
from rondel.engine.options import CHOICES
from rondel.engine.phases.phase import Phase
from rondel.languages import FALLBACK
from rondel.table.undo import SENTENCES

# Errors caused only by third-party clients; the web page has a generic message for them.
PROGRAMS = {
    "bad_request", "bad_token", "bot", "clock", "edition", "filter", "foreign_page", "internal", "method",
    "no_database", "not_ready", "nothing_asked", "pace", "seats", "settings", "shelf", "too_many_actions", "report",
    "talk", "unknown_action", "vote",
}  # fmt: skip
# Constructors of server errors, with the position of the code argument.
REFUSALS = {"Refusal": 1, "bad": 0, "conflict": 0, "forbidden": 0, "too_many": 0}
# Constructors of engine refusals; other codes appear where a phase computes a reason.
ENGINE_REFUSALS = re.compile(r'(?:\bRefusal\(\s*|_money_trouble\([^"]*)"(\w+)"')
# `say("key")` in a template
TEMPLATE = re.compile(r'\bsay\("([\w.-]+)"[,)]')
GAME = f"{FOLDER}/en/game.ftl"
TYPES = "web/src/wire/messages.d.ts"
TYPES_HEAD = """\
// Written by `python3 dev.py types` from the English catalogs: every key, with the variables of its text.
export interface Messages {
"""


def browser(repo: Repository) -> Iterator[Finding]:
    """The TypeScript type of the browser's keys is up to date; svelte-check then finds wrong keys."""
    if repo.text(TYPES) != message_types(repo):
        yield Finding(TYPES, 1, "This is outdated: run python3 dev.py types.")


def message_types(repo: Repository) -> str:
    """Return TypeScript with the keys of all messages sent to the browser, each with its variables."""
    lines = [TYPES_HEAD]
    for each in every(repo, FALLBACK):
        if not each.path.endswith("/cli.ftl"):
            for key, message in sorted(each.messages.items()):
                variables = " | ".join(f'"{name}"' for name in sorted(message.uses.variables))
                lines.append(f'  "{key}": {variables or "never"};\n')
    return "".join([*lines, "}\n"])


@cache
def _said(source: str) -> list[tuple[str, int]]:
    """Return the constant keys passed to `say` in a module, with their lines."""
    if "say(" not in source:
        return []
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            # Keys contain no spaces; other functions are called `say`, too.
            if called == "say" and isinstance(key := node.args[0].value, str) and not re.search(r"\s", key):
                found.append((key, node.args[0].lineno))
    return found


def python(repo: Repository) -> Iterator[Finding]:
    """Keys used in Python code and templates exist."""
    known, count = known_keys(repo), 0
    for path in repo.named("src/rondel/*.py"):
        for key, line in _said(repo.text(path)):
            count += 1
            if key not in known:
                yield Finding(path, line, f"No catalog has the key {key}.")
    for path in repo.named("src/rondel/*/templates/*"):
        for match in TEMPLATE.finditer(repo.text(path)):
            if match[1] not in known:
                yield repo.at(path, match, f"No catalog has the key {match[1]}.")
    yield from too_few("src/rondel", count, 100, "keys used")


@cache
def _server_refusals(source: str) -> list[tuple[str, int]]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSALS:
            code = node.args[REFUSALS[node.func.id]]
            if isinstance(code, ast.Constant):
                found.append((str(code.value), code.lineno))
    return found


def server_refusals(repo: Repository) -> Iterator[Finding]:
    """Every server error that users can see has a message, and every error message is used."""
    worded = {
        key.removeprefix("error-"): (each.path, message.line)
        for each in every(repo, "en")
        for key, message in each.messages.items()
        if key.startswith("error-")
    }
    codes = {"not_found", *SENTENCES}
    for path in (*repo.named("src/rondel/server/*.py"), *repo.named("src/rondel/table/*.py")):
        for code, line in _server_refusals(repo.text(path)):
            codes.add(code)
            if code not in worded and code not in PROGRAMS:
                yield Finding(path, line, f"No catalog has the key error-{code} of this refusal.")
    for code in SENTENCES:
        if code not in worded and code not in PROGRAMS:
            yield Finding("src/rondel/table/undo.py", 1, f"No catalog has the key error-{code}.")
    for code, (path, line) in worded.items():
        if code not in codes:
            yield Finding(path, line, f"error-{code} is never used by the server.")


def engine_refusals(repo: Repository) -> Iterator[Finding]:
    """Every refusal of the engine has a message."""
    known, codes = known_keys(repo), {"no_army", "no_fleet"}
    for path in repo.named("src/rondel/engine/*.py"):
        for match in ENGINE_REFUSALS.finditer(repo.text(path)):
            codes.add(match[1])
            if f"refusal-{match[1]}" not in known:
                line = line_of(repo.text(path), match.start(1))
                yield Finding(path, line, f"No catalog has the key refusal-{match[1]} of this refusal.")
    for code in ("no_army", "no_fleet"):
        if f"refusal-{code}" not in known:
            yield Finding(GAME, 1, f"The key refusal-{code} is missing.")
    yield from too_few("src/rondel/engine", len(codes), 41, "codes of refusals")


def game(repo: Repository) -> Iterator[Finding]:
    """Every event, decision, option and option value has a message."""
    names = [events.event_name(kind.__new__(kind, *[0] * len(kind._fields))) for kind in get_args(events.Event)]
    kinds = sorted({each.KIND for each in phases() if each.KIND})
    wanted = [f"event-{name}" for name in names]
    wanted += [f"{word}-{kind}" for kind in kinds for word in ("ask", "wait")]
    for option, values in CHOICES.items():
        names = [str(value).lower() for value in values if value is not None]
        wanted += [f"option-{option}", *(f"option-{option}-{name}" for name in names)]
    known = known_keys(repo)
    for key in wanted:
        if key not in known:
            yield Finding(GAME, line_with(repo.text(GAME), f"\n{key.partition('-')[0]}-"), f"The key {key} is missing.")
    yield from too_few("src/rondel/engine/phases", len(kinds), 15, "kinds of decisions")


def phases(phase: type[Phase] = Phase) -> Iterator[type[Phase]]:
    """Yield all phases, including indirect subclasses."""
    for each in phase.__subclasses__():
        yield each
        yield from phases(each)


def boards(repo: Repository) -> Iterator[Finding]:
    """Every nation, region and space has a name in every language."""
    for lang in COMPLETE:
        own, known = catalog(repo, lang, "names.ftl"), known_keys(repo, lang)
        for edition in rondel.editions():
            board = rondel.edition(edition)
            keys = [f"{edition}-nation-{nation.id}" for nation in board.nations]
            keys += [f"{edition}-region-{region.id}" for region in board.regions]
            keys += [f"space-{space.id}" for space in board.spaces]
            for key in keys:
                if key not in known:
                    yield Finding(own.path, 1, f"The name {key} is missing.")


CHECKS = (browser, python, server_refusals, engine_refusals, game, boards)

if __name__ == "__main__":
    (ROOT / TYPES).write_text(message_types(Repository()), "utf-8")
