"""Completeness of the documentation: every public name, action, option, setting and command."""

from __future__ import annotations

import ast
import dataclasses
import re
import shlex
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import click
import typer

import rondel
from checks.reading import Finding, Repository, line_of, line_with, too_few
from checks.used_keys import phases
from rondel import bots, fast, research
from rondel.analysis import ending, explanation, hint, review
from rondel.cli.application import app
from rondel.engine.grammar import FORMS
from rondel.engine.options import CHOICES
from rondel.research import runs
from rondel.research.dataset import SCHEMA
from rondel.server.config import Settings, variable_name
from rondel.wire.decision import Refusal
from rondel.wire.state import GameState, LogEntry, Reason, Undo

CONTRACT = "docs/contract.md"
COMMANDS = "docs/command-line.md"
# Fields of the ending that are documented under other names.
UNNAMED = {"nation", "government", "taxations", "of", "turns"}
# These attributes exist only in the uncompiled form.
HIDDEN = {"s", "t", "offered", *dir(tuple)}


def _code_names(text: str) -> set[str]:
    """Return every name in backticks outside code blocks."""
    outside = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    return set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", outside))))


def _public(kind: type, without: Iterable[str] = ()) -> list[str]:
    return [name for name in dir(kind) if not name.startswith("_") and name not in set(without)]


def _fields(kind: type) -> list[str]:
    return [*(getattr(kind, "_fields", ()) or getattr(kind, "__dataclass_fields__", ()))]


def section(repo: Repository, number: int) -> str:
    """Return one section of the contract."""
    return repo.text(CONTRACT).partition(f"\n## {number}. ")[2].partition("\n## ")[0]


def _names() -> dict[tuple[str, int], dict[str, list[str]]]:
    """Return page and section (0: the whole page) -> owner -> names to be documented there."""
    reviews = [review.Review, *(getattr(review, name) for name in review.__all__ if name != "review")]
    others = [hint.Hint, hint.Choice, explanation.Explanation, explanation.Threat]
    return {
        (CONTRACT, 1): {"rondel": [*rondel.__all__], "Game": _public(rondel.Game)},
        (CONTRACT, 7): {
            each.__name__: [*each.__struct_encode_fields__] for each in (GameState, LogEntry, Undo, Reason, Refusal)
        },
        ("docs/analysis.md", 0): {
            **{each.__name__: [each.__name__, *_fields(each)] for each in (*reviews, *others)},
            "rondel.analysis.ending": [name for name in ending.__all__ if name != "Ledger"],
            **{
                f"ending.{name}": [field for field in _fields(getattr(ending, name)) if field not in UNNAMED]
                for name in ending.__all__
                if name not in ("Ledger", "Term", "Stop", "Tie")
            },
        },
        ("docs/fast.md", 0): {
            "rondel.fast": [*fast.__all__],
            **{
                each.__name__: _public(each, HIDDEN)
                for each in (fast.ActionTable, fast.Batch, fast.Playouts, fast.Position)
            },
        },
        ("docs/research.md", 0): {"rondel.research": [*research.__all__], "Match": _public(research.Match)},
        ("docs/runs.md", 0): {"rondel.research.runs": [*runs.__all__], "the dataset": [*SCHEMA.names]},
    }


def public_names(repo: Repository) -> Iterator[Finding]:
    """Public names and data fields are documented."""
    for (page, number), owners in _names().items():
        names_on_page = _code_names(section(repo, number) if number else repo.text(page))
        line = line_with(repo.text(page), f"\n## {number}. ") if number else 1
        for owner, names in owners.items():
            for name in names:
                if name not in names_on_page:
                    yield Finding(page, line, f"{name} of {owner} is not documented.")


def decision_rows(repo: Repository) -> dict[str, tuple[set[str], int]]:
    """Return the table of decisions: each kind with its answer forms and its line."""
    found = {}
    for match in repo.matches(CONTRACT, r"^\| (?:`(\w+)` \(|any)[^|\n]*\|[^|\n]*\|([^|\n]*)\|$"):
        line = line_of(repo.text(CONTRACT), match.start())
        found[match[1] or ""] = (set(re.findall(r"`([^`]+)`", match[2])), line)
    return found


def action_language(repo: Repository) -> Iterator[Finding]:
    """The table has every form of the grammar, and for each kind of decision exactly the forms its phase accepts."""
    rows = decision_rows(repo)
    start = line_with(repo.text(CONTRACT), "\n## 2. ")
    listed = set().union(*(forms for forms, _ in rows.values()))
    for form in FORMS:
        if form not in listed:
            yield Finding(CONTRACT, start, f"No decision lists the answer `{form}`.")
    for phase in phases():
        if phase.KIND and phase.KIND not in rows:
            yield Finding(CONTRACT, start, f"The decision {phase.KIND} is missing.")
        elif phase.KIND and rows[phase.KIND][0] != phase.ANSWERS:
            differ = ", ".join(f"`{form}`" for form in sorted(rows[phase.KIND][0] ^ phase.ANSWERS))
            yield Finding(
                CONTRACT, rows[phase.KIND][1], f"The answers of {phase.KIND} differ from its phase: {differ}."
            )


def options(repo: Repository) -> Iterator[Finding]:
    """The table has every option of rondel.Options with its values, the default first."""
    text = repo.text(CONTRACT)
    start = text.find("### Options")
    rows = {match[1]: match for match in re.finditer(r"^\| `(\w+)` \| (`.+?) \|", text, re.MULTILINE)}
    for field in dataclasses.fields(rondel.Options):
        row = rows.get(field.name)
        if row is None or row.start() < start:
            yield repo.at(CONTRACT, max(0, start), f"The option {field.name} is missing.")
            continue
        values = [_literal(word) for word in re.findall(r"`([^`]+)`", row[2])]
        if values[0] != field.default or values != list(CHOICES.get(field.name, values)):
            expected = ", ".join(map(repr, CHOICES.get(field.name, [field.default])))
            yield repo.at(CONTRACT, row, f"The values of {field.name} are {expected}.")


def _literal(word: str) -> object:
    try:
        return ast.literal_eval(word)
    except (ValueError, SyntaxError):
        return word


def sections(repo: Repository) -> Iterator[Finding]:
    """Citations like "contract, section 6" refer to existing sections; the contract has the current rules version."""
    count = 0
    for path in repo.written("src/", "tests/"):
        for match in repo.matches(path, r"contract(?:, section)? (\d+)\b"):
            count += 1
            if not section(repo, int(match[1])):
                yield repo.at(path, match, f"The contract has no section {match[1]}.")
    yield from too_few(CONTRACT, count, 1, "citations of a section")
    if f"rules: {rondel.RULES_VERSION}" not in repo.text(CONTRACT):
        yield Finding(
            CONTRACT, 1, f"The version of the rules is {rondel.RULES_VERSION}; the contract states a different one."
        )


@cache
def command_line() -> dict[str, Any]:
    """Return the commands of `rondel` by name, without hidden aliases."""
    commands = getattr(typer.main.get_command(app), "commands", {})
    return {name: command for name, command in commands.items() if not command.hidden}


def commands(repo: Repository) -> Iterator[Finding]:
    """Every command and option is documented, and every documented one exists."""
    text, known = repo.text(COMMANDS), command_line()
    documented = set(re.findall(r"--?[a-z][a-z-]*", text))
    existing = {"--help", "--lang"}
    for name, command in known.items():
        line = line_with(text, f"`rondel {name}")
        if f"`rondel {name}" not in text:
            yield Finding(COMMANDS, 1, f"The command {name} is missing.")
        for option in _options(command):
            if option not in documented and option != "--lang":
                yield Finding(COMMANDS, line, f"The option {option} of rondel {name} is missing.")
        for each in (command, *getattr(command, "commands", {}).values()):
            existing |= set(_options(each))
    for match in repo.matches(COMMANDS, r"(?<![\w-])--[a-z][a-z-]*"):
        if match[0] not in existing:
            yield repo.at(COMMANDS, match, f"No command has the option {match[0]}.")
    rows = "\n".join(line for line in section(repo, 5).splitlines() if line.startswith("| `rondel"))
    listed = set(re.findall(r"`rondel (\w+)", rows))
    for name in sorted(listed ^ set(known)):
        line = line_with(repo.text(CONTRACT), f"`rondel {name}" if name in listed else "## 5. ")
        yield Finding(CONTRACT, line, f"rondel {name} is {'not a command' if name in listed else 'missing'}.")


def named_commands(repo: Repository) -> Iterator[Finding]:
    """Every `rondel …` command that a page names in backticks exists, including those of `rondel admin`."""
    known = command_line()
    admin = getattr(known["admin"], "commands", {})
    actions = {space.id for space in rondel.edition("imperial").spaces}  # `rondel taxation` is an action
    for page in repo.pages():
        if page == "CHANGELOG.md" or page.startswith("docs/measurements/"):
            continue
        for match in repo.matches(page, r"`rondel (?:(admin) )?([a-z][\w-]*)"):
            if match[2] not in (admin if match[1] else {*known, *actions}):
                yield repo.at(page, match, f"There is no command {match[0].strip('`')}.")


def _options(command: Any) -> list[str]:
    return [option for parameter in command.params for option in parameter.opts if option.startswith("-")]


def example_commands(repo: Repository) -> Iterator[Finding]:
    """The command line of every example can be parsed (nothing is run)."""
    for block in repo.blocks(COMMANDS, "sh"):
        for line, text in enumerate(block.text.splitlines(), start=block.line):
            arguments = shlex.split(text, comments=True)
            if not arguments:
                continue
            command = command_line().get(arguments[1]) if arguments[0] == "rondel" and len(arguments) > 1 else None
            if command is None:
                yield Finding(COMMANDS, line, f"Unknown command: {text}")
                continue
            try:
                command.make_context(arguments[1], arguments[2:], resilient_parsing=False)
            except click.exceptions.Exit:
                pass
            except Exception as error:  # noqa: BLE001 - any parser error is a finding
                yield Finding(COMMANDS, line, f"Invalid command: {error}")


def settings(repo: Repository) -> Iterator[Finding]:
    """docs/hosting.md lists exactly the settings of the server."""
    page, wanted = "docs/hosting.md", {variable_name(field.name) for field in dataclasses.fields(Settings)}
    listed = {match[1]: match for match in repo.matches(page, r"^\| `(RONDEL_\w+)`")}
    for name in sorted(wanted - set(listed)):
        yield Finding(page, 1, f"The setting {name} is missing.")
    for name in sorted(set(listed) - wanted):
        yield repo.at(page, listed[name], f"There is no setting {name}.")


def http_paths(repo: Repository) -> Iterator[Finding]:
    """Paths in the documentation exist in the server's schema, from which the browser's types are generated."""
    known = {match[1] for match in repo.matches("web/src/wire/schema.d.ts", r'^ {4}"(/[^"]*)"')}
    shapes = {re.sub(r"\{\w+\}", "*", path) for path in known} | {"/schema/openapi.json"}
    count = 0
    for page in ("docs/api.md", "docs/hosting.md"):
        for match in repo.matches(page, r"`(?:GET|POST|DELETE|PATCH)(?:/POST)? (/[^ `?]*|…/[^ `?]*)"):
            count += 1
            full = match[1].replace("…/", "/api/games/{id}/") if match[1].startswith("…") else match[1]
            if re.sub(r"\{\w+\}", "*", full) not in shapes:
                yield repo.at(page, match, f"The server has no path {full}.")
    yield from too_few("docs/api.md", count, 20, "paths")


def bot_levels(repo: Repository) -> Iterator[Finding]:
    """docs/bots.md has a row for every level."""
    for name in bots.names():
        if f"| `{name}` |" not in repo.text("docs/bots.md"):
            yield Finding("docs/bots.md", 1, f"The bot {name} has no row.")


def short_examples(repo: Repository) -> Iterator[Finding]:
    """Introductory examples are short; tests prove that they run."""
    limits = {"README.md": 8, "docs/bots.md": 10, "docs/api.md": 40}
    for page, most in limits.items():
        block = next(iter(repo.blocks(page, "python")), None)
        count = len([line for line in block.text.splitlines() if line.strip()]) if block else 0
        if block is None or count > most:
            line = block.line if block else 1
            yield Finding(page, line, f"The example should have at most {most} lines, not {count}.")


CHECKS = (
    public_names,
    action_language,
    options,
    sections,
    commands,
    named_commands,
    example_commands,
    settings,
    http_paths,
    bot_levels,
    short_examples,
)
