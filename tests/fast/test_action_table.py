"""Action ids: frozen, invertible, complete, and only ever appended to."""

from __future__ import annotations

import pickle
import random
from pathlib import Path

import pytest
from hypothesis import given
from tests.engine.test_random_play import tables

import rondel
from rondel.fast.action_tables import (
    FOLDER,
    ActionTable,
    action_table,
    append_texts,
    canonical_texts,
    format_table,
    hash_texts,
    read_table,
)

# Size and hash of each table's first version, with which every later version must begin.
FIRST_VERSION = {
    "imperial": (8399, "1c4c87b87b0305e43cc3bff729c3120eebc4af852b0125ac101356eaf0410ac2"),
    "imperial_2030": (8229, "d850afb4baf8542600800408dc5b6d8c77f55c4e8da93b01ce0693490d1cec28"),
}
# The current tables; update after `python -m rondel.fast.actions`.
CURRENT = {"imperial": (1, *FIRST_VERSION["imperial"]), "imperial_2030": (1, *FIRST_VERSION["imperial_2030"])}


@pytest.mark.parametrize("edition_id", rondel.editions())
def test_ids_are_frozen(edition_id: str) -> None:
    """Every later table begins with the first one, and the current one is the one recorded here."""
    table = action_table(edition_id)
    assert (table.version, len(table), table.hash) == CURRENT[edition_id]
    count, pinned = FIRST_VERSION[edition_id]
    assert hash_texts(list(table)[:count]) == pinned
    assert table.edition_id == edition_id


@pytest.mark.parametrize("edition_id", rondel.editions())
def test_texts_and_ids_are_inverse(edition_id: str) -> None:
    """Every id has one text and every text one id."""
    table = action_table(edition_id)
    assert [table.id(table.text(id)) for id in range(len(table))] == list(range(len(table)))
    assert len(set(table)) == len(table)
    assert all(text in table for text in table)


@pytest.mark.parametrize("edition_id", rondel.editions())
def test_the_table_has_every_action_of_the_edition_and_gifts_up_to_thirty_million(edition_id: str) -> None:
    """Offered actions in the engine's order, then gifts by nation."""
    edition = rondel.edition(edition_id)
    table = action_table(edition_id)
    assert set(table) >= set(canonical_texts(edition))
    assert [edition.actions.parse(text).text for text in table] == list(table)
    gifts = [table.text(id) for id in table.gifts]
    assert gifts == [f"give {nation.id} {n}" for nation in edition.nations for n in range(1, 31)]
    assert [text for text in table if text.startswith("give ")] == gifts


@given(tables())
def test_every_offered_action_has_an_id(table: tuple[str, int, rondel.Options, int]) -> None:
    """Random games over editions, players and options."""
    edition_id, players, options, seed = table
    ids = action_table(edition_id)
    game = rondel.new_game(edition_id, players, options, seed=seed)
    rng = random.Random(seed)
    for _ in range(400):
        if game.over:
            break
        actions = game.decision.actions
        for action in actions:
            assert ids.text(ids.id(action)) == action.text
        game.play(rng.choice(actions))


def test_unknown_texts_and_ids_raise_unknown_action() -> None:
    """No number outside the table and no unknown text is mapped to an action."""
    table = action_table("imperial")
    for wrong in (-1, len(table), 2**70, 1.0, "0", None):
        with pytest.raises(rondel.UnknownAction, match=r"\.$"):
            table.text(wrong)  # type: ignore[arg-type]
    for text in ("", "dance", "give italy 31", "fleet naples black_sea", "x" * 1000, 7, None, b"pass"):
        with pytest.raises(rondel.UnknownAction, match=r"\.$"):
            table.id(text)  # type: ignore[arg-type]
    with pytest.raises(rondel.EditionError, match="There is no edition called 'chess'"):
        action_table("chess")


def test_parsing_an_impossible_action_does_not_change_the_table() -> None:
    """`explain` makes the edition cache impossible texts; they get no ids."""
    edition = rondel.edition("imperial")
    before = canonical_texts(edition)
    edition.actions.parse("fleet naples black_sea")
    assert canonical_texts(edition) == before
    assert action_table(edition) is action_table("imperial")


def test_a_custom_edition_has_a_table_in_the_same_order() -> None:
    """It is not stored, so its version is 0; the same files give the same ids."""
    folder = Path(rondel.__file__).parent / "editions" / "imperial"
    own = rondel.load_edition(folder)
    table = action_table(own)
    assert table is action_table(own)
    assert table.version == 0
    assert list(table) == canonical_texts(rondel.edition("imperial"))


def test_appending_changes_no_id() -> None:
    """New texts follow the existing ones, each once, as a new version."""
    table = ActionTable("imperial", ["pass", "end", "give italy 1"], 3)
    longer = append_texts(table, ["dance", "end", "sing", "dance"])
    assert list(longer) == ["pass", "end", "give italy 1", "dance", "sing"]
    assert longer.version == 4
    assert hash_texts(list(longer)[: len(table)]) == table.hash != longer.hash
    assert longer.gifts == table.gifts
    assert append_texts(longer, table) is longer


def test_a_table_file_round_trips(tmp_path: Path) -> None:
    """A file that is not a table raises an error."""
    table = action_table("imperial_2030")
    file = tmp_path / "imperial_2030.txt"
    file.write_text(format_table(table), "utf-8")
    again = read_table(file)
    assert (list(again), again.version, again.hash) == (list(table), table.version, table.hash)
    assert (FOLDER / "imperial_2030.txt").read_text("utf-8") == format_table(table)
    assert pickle.loads(pickle.dumps(table)).hash == table.hash
    file.write_text("pass\nend\n", "utf-8")
    with pytest.raises(rondel.RondelError, match="is not a table of actions"):
        read_table(file)
