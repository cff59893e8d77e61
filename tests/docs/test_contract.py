"""docs/contract.md is complete and true: every public name, action, option and command is in it, and its code runs."""

from __future__ import annotations

import ast
import dataclasses
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.docs.pages import DOCS, ROOT, Block, blocks, readable

import rondel
from rondel.engine.grammar import FORMS
from rondel.engine.options import CHOICES
from rondel.engine.phases.phase import Phase
from rondel.server.http.wire.refusals import Refusal
from rondel.server.http.wire.state import GameState, LogEntry, Reason, Undo

PAGE = DOCS / "contract.md"
TEXT = PAGE.read_text("utf-8")
RESULT = re.compile(r"^\S.*?  # → (?P<value>.+)$")


def _section(number: int) -> str:
    return TEXT.partition(f"\n## {number}. ")[2].partition("\n## ")[0]


def _code_words(text: str) -> set[str]:
    """Every name that stands in backticks, outside the blocks of code."""
    outside = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    return set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", outside))))


@pytest.mark.parametrize("name", rondel.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    """What `rondel` exports is explained in words, not only in the reference."""
    assert name in _code_words(_section(1))


@pytest.mark.parametrize("name", [name for name in dir(rondel.Game) if not name.startswith("_")])
def test_every_public_name_of_a_game_is_documented(name: str) -> None:
    """A program holds a Game; whatever it can do with it stands here."""
    assert name in _code_words(_section(1))


def test_every_python_block_runs_and_gives_what_it_says() -> None:
    """Blocks are run in order, as one program; a line `expression  # → value` gives that value."""
    names: dict[str, Any] = {}
    python = blocks(PAGE, "python")
    assert len(python) >= 5
    assert sum(_run(block, names) for block in python) >= 10


def _run(block: Block, names: dict[str, Any]) -> int:
    """Runs a block statement by statement and compares every promised value; says how many there were."""
    compared = 0
    lines = block.text.splitlines()
    for statement in ast.parse(block.text).body:
        promise = RESULT.match(lines[(statement.end_lineno or 1) - 1])
        if promise and isinstance(statement, ast.Expr):
            value = eval(compile(ast.Expression(statement.value), str(PAGE), "eval"), names)
            assert value == ast.literal_eval(promise["value"]), f"line {block.line + statement.lineno - 1}: {value!r}"
            compared += 1
        else:
            exec(compile(ast.Module([statement], []), str(PAGE), "exec"), names)
    return compared


def _rows() -> dict[str, list[str]]:
    """The table of decisions: each kind with the forms that answer it."""
    rows = re.findall(r"^\| (?:`(\w+)` \(|any)[^|]*\|[^|]*\|([^|]*)\|$", _section(2), re.MULTILINE)
    return {kind: re.findall(r"`([^`]+)`", answers) for kind, answers in rows}


def _phases(phase: type[Phase]) -> Iterator[type[Phase]]:
    for each in phase.__subclasses__():
        yield each
        yield from _phases(each)


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_the_action_language_is_documented(form: str) -> None:
    """The grammar of the engine and the table say the same."""
    assert form in {form for forms in _rows().values() for form in forms}


@pytest.mark.parametrize("phase", [each for each in _phases(Phase) if each.KIND], ids=lambda phase: phase.KIND)
def test_every_decision_is_documented_with_its_answers(phase: type[Phase]) -> None:
    """The table has every kind of decision, and for each exactly the forms that its phase accepts."""
    assert set(_rows()[phase.KIND]) == phase.ANSWERS


def test_every_part_of_a_choice_is_documented() -> None:
    """Random games of both editions meet no part that the table lacks, and all parts that it has but a gift's."""
    table = _section(3).partition("### Choices and locked choices")[2]
    parts = {
        part for row in re.findall(r"^\| (`[^|]+`) \|", table, re.MULTILINE) for part in re.findall(r"`(\w+)`", row)
    }
    seen = set()
    for seed, edition in enumerate(rondel.editions() * 4):
        game = rondel.new_game(edition, players=4, options={"max_rounds": 30}, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            if game.version % 3 == 0:
                seen |= {part for choice in game.choices(game.decision.player) for part in choice}
            game.play(chance.choice(game.decision.actions))
    assert seen - {"text", "kind"} == parts - {"amount"}


def test_every_kind_of_decision_is_documented() -> None:
    """Games of both editions, with and without draft and card, ask nothing that the table does not list."""
    kinds = set(_rows())
    seen = set()
    for seed, edition in enumerate(rondel.editions() * 3):
        options = {"setup": ("standard", "draft")[seed % 2], "investor_card": seed % 3 > 0, "max_rounds": 25}
        game = rondel.new_game(edition, players=2 + seed % 5, options=options, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            seen.add(game.decision.kind)
            game.play(chance.choice(game.decision.actions))
    assert len(seen) > 12
    assert seen <= kinds


def test_every_option_is_documented_with_its_values() -> None:
    """The table has every option of rondel.Options, defaults first."""
    table = dict(re.findall(r"^\| `(\w+)` \| (`.+?) \|", _section(1).partition("### Options")[2], re.MULTILINE))
    for field in dataclasses.fields(rondel.Options):
        values = [ast.literal_eval(word) for word in re.findall(r"`([^`]+)`", table[field.name])]
        assert values[0] == field.default, field.name
        assert values == list(CHOICES.get(field.name, values)), field.name


def test_every_command_is_documented() -> None:
    """`rondel --help` and the table list the same commands."""
    from rondel.cli.application import app

    known = {command.name for command in app.registered_commands} | {group.name for group in app.registered_groups}
    rows = "\n".join(line for line in _section(5).splitlines() if line.startswith("| `rondel"))
    assert set(re.findall(r"`rondel (\w+)", rows)) == known


def test_every_field_of_a_view_is_documented() -> None:
    """The example has every field that a view has, in its place."""
    shown = set(re.findall(r'"(\w+)":', _section(3)))
    game = rondel.new_game("imperial_2030", players=4, seed=7)
    chance = random.Random(3)
    for _ in range(300):
        game.play(chance.choice(game.decision.actions))
    view = game.view(game.decision.player)
    fields = set(view) | set(view["turn"]) | set(view["decision"])
    for each in (*view["players"], *view["nations"].values(), *view["regions"].values()):
        fields |= set(each)
    assert fields - shown == set()


@pytest.mark.parametrize("struct", [GameState, LogEntry, Undo, Reason, Refusal], ids=lambda struct: struct.__name__)
def test_every_field_on_the_wire_is_documented(struct: type[msgspec.Struct]) -> None:
    """What a client reads to play is described in words, not only in OpenAPI."""
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", _section(7)))))
    assert [name for name in struct.__struct_encode_fields__ if name not in words] == []


def test_the_example_of_a_record_is_played() -> None:
    """The record shown is one: it is read, and every move in it is legal."""
    (record,) = blocks(PAGE, "text")
    game = rondel.replay(record.text)
    assert game.version == 4
    assert game.options.gifts == "own"


def test_the_format_and_the_rules_are_the_engines() -> None:
    """The page names the numbers that the engine writes."""
    header = rondel.new_game("imperial", players=2).record().dumps().splitlines()
    assert header[0] == "rondel: 1"
    assert f"rules: {rondel.RULES_VERSION}" in TEXT


def test_sections_cited_elsewhere_exist() -> None:
    """Source and tests cite "contract, section 6" or "contract 6"."""
    cited = {
        int(number)
        for page in readable("src/", "tests/")
        for number in re.findall(r"contract(?:, section)? (\d+)\b", page.read_text("utf-8"))
    }
    assert cited
    assert all(_section(number) for number in cited)
    assert (ROOT / "CHANGELOG.md").is_file()
