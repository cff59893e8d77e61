"""docs/contract.md agrees with games as they are played; `checks.documented` compares the rest."""

from __future__ import annotations

import random
import re

from checks.documented import CONTRACT, decision_rows, section
from checks.reading import Repository

import rondel

REPO = Repository()


def test_every_field_of_a_choice_is_documented() -> None:
    """Random games of both editions produce exactly the parts in the table, except for those of gifts."""
    table = section(REPO, 3).partition("### Choices and locked choices")[2]
    parts = {
        part for row in re.findall(r"^\| (`[^|]+`) \|", table, re.MULTILINE) for part in re.findall(r"`(\w+)`", row)
    }
    seen = set()
    for seed, edition in enumerate(rondel.editions() * 4):
        game = rondel.new_game(edition, players=4, options={"max_rounds": 30}, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            if game.version % 3 == 0:
                seen |= {part for choice in game.choices(game.decision.player) for part in choice}
            game.play(rng.choice(game.decision.actions))
    assert seen - {"text", "kind"} == parts - {"amount"}


def test_every_kind_of_decision_is_documented() -> None:
    """Random games of both editions, with and without draft and Investor card, produce only kinds in the table."""
    seen = set()
    for seed, edition in enumerate(rondel.editions() * 3):
        options = {"setup": ("standard", "draft")[seed % 2], "investor_card": seed % 3 > 0, "max_rounds": 25}
        game = rondel.new_game(edition, players=2 + seed % 5, options=options, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            seen.add(game.decision.kind)
            game.play(rng.choice(game.decision.actions))
    assert len(seen) > 12
    assert seen <= set(decision_rows(REPO))


def test_every_field_of_a_view_is_documented() -> None:
    """The example contains every field of a view."""
    shown = set(re.findall(r'"(\w+)":', section(REPO, 3)))
    game = rondel.new_game("imperial_2030", players=4, seed=7)
    rng = random.Random(3)
    for _ in range(300):
        game.play(rng.choice(game.decision.actions))
    view = game.view(game.decision.player)
    fields = set(view) | set(view["turn"]) | set(view["decision"])
    for each in (*view["players"], *view["nations"].values(), *view["regions"].values()):
        fields |= set(each)
    assert fields - shown == set()


def test_the_example_record_is_valid() -> None:
    """The example is a valid record."""
    (record,) = REPO.blocks(CONTRACT, "text")
    game = rondel.replay(record.text)
    assert game.version == 4
    assert game.options.gifts == "own"


def test_records_have_the_documented_format_version() -> None:
    header = rondel.new_game("imperial", players=2).record().dumps().splitlines()
    assert header[0] == "rondel: 1"
    assert header[0] in REPO.text(CONTRACT)
