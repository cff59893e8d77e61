"""Edition data: errors name file and key, and a new edition needs no change of the engine."""

import pickle
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import rondel
from rondel import load_edition

HERE = Path(__file__).parent / "editions"
PACKAGED = Path(rondel.__file__).parent / "editions"


def test_packaged_editions_load() -> None:
    for name in rondel.editions():
        assert load_edition(PACKAGED / name).id == name


BROKEN = [
    ("board.toml", 'title = "Imperial"', "", "title"),
    ("board.toml", 'city = "armament", starts', 'city = "castle", starts', "vienna"),
    ("board.toml", 'harbor = "ionian_sea" }', 'harbor = "dead_sea" }', "trieste"),
    ("board.toml", 'city = "shipyard", harbor = "ionian_sea" }', 'city = "shipyard" }', "trieste"),
    (
        "board.toml",
        'prague = { name = "Prague", city = "armament" }',
        'prague = { name = "Prague", city = "armament", harbor = "ionian_sea" }',
        "prague",
    ),
    ("board.toml", 'name = "Prague"', 'name = ""', "prague"),
    ("board.toml", 'name = "Prague"', "name = 7", "prague"),
    ("board.toml", "[home.italy]", "[home.atlantis]", "atlantis"),
    ("board.toml", 'vienna = ["budapest"', 'vienna = ["atlantis"', "vienna"),
    ("board.toml", 'vienna = ["budapest"', 'vienna = ["vienna"', "vienna"),
    ("board.toml", 'vienna = ["budapest"', 'vienna = ["north_sea"', "vienna"),
    ("board.toml", 'budapest = ["prague"', 'budapest = ["vienna", "prague"', "budapest"),
    ("board.toml", 'trieste = ["ionian_sea"]', "trieste = []", "trieste"),
    ("board.toml", 'norway = ["sweden"]', 'norway = "sweden"', "norway"),
    ("board.toml", 'norway = { name = "Norway" }', 'vienna = { name = "Norway" }', "vienna"),
    ("board.toml", 'norway = { name = "Norway" }', 'Norway = { name = "Norway" }', "Norway"),
    ("board.toml", "[land]", "[[land]]", "land"),
    ("board.toml", "title =", "title", "board.toml"),
    ("bonds.toml", "faces    = [ 2,  4,", "faces    = [ 4,  2,", "faces"),
    ("bonds.toml", "interest = [ 1,  2,", "interest = [ 1,", "interest"),
    ("bonds.toml", "interest = [ 1,", "interest = [ 0,", "interest"),
    ("bonds.toml", "faces", "values", "faces"),
    ("nations.toml", "armies = 10", "armies = 0", "austria_hungary.armies"),
    ("nations.toml", "armies = 10", 'armies = "ten"', "austria_hungary.armies"),
    ("nations.toml", "armies = 10", "armies = true", "austria_hungary.armies"),
    ("nations.toml", 'letters = "AH"', "", "austria_hungary.letters"),
    ("nations.toml", 'letters = "AH"', 'letters = "IT"', "letters"),
    ("nations.toml", 'color = "yellow"', 'color = "green"', "color"),
    ("nations.toml", "[austria_hungary]", "[Austria]", "Austria"),
    ("rondel.toml", 'action = "investor"', 'action = "banking"', "investor"),
    ("rondel.toml", 'action = "investor"', 'action = "taxation"', "spaces"),
    ("rondel.toml", 'id = "production_2"', 'id = "production_1"', "spaces"),
    ("rondel.toml", 'id = "production_2"', 'id = "Production 2"', "spaces"),
    ("rondel.toml", "free_steps = 3", "free_steps = -1", "free_steps"),
    ("rondel.toml", "max_steps = 6", "max_steps = 1", "max_steps"),
    ("rondel.toml", "base = 2", 'base = "two"', "extra_step.base"),
    ("setup.toml", "2 = 35", "2 = 10", "standard.cash.2"),
    ("setup.toml", "2 = 35", "two = 35", "standard.cash"),
    ("setup.toml", "6 = 13", "7 = 13", "standard.cash.7"),
    (
        "setup.toml",
        '[["austria_hungary", 9], ["germany", 2]]',
        '[["austria_hungary", 9], ["germany", 3]]',
        "standard.cards",
    ),
    (
        "setup.toml",
        '[["austria_hungary", 9], ["germany", 2]]',
        '[["austria_hungary", 9], ["atlantis", 2]]',
        "standard.cards",
    ),
    (
        "setup.toml",
        '[["austria_hungary", 9], ["germany", 2]]',
        '[["austria_hungary", 9], ["germany", 9]]',
        "standard.cards",
    ),
    ("setup.toml", '["austria_hungary", "france", "germany"]', '["austria_hungary", "france"]', "standard.sets.2"),
    ("setup.toml", "6 = 15", "", "draft.cash"),
    ("setup.toml", "6 = 15", "7 = 15", "draft.cash"),
    ("taxes.toml", 'money = "after_pay"', 'money = "sometimes"', "money"),
    ("taxes.toml", 'label = "6", at_least = 6', 'label = "6", at_least = 0', "columns"),
    ("taxes.toml", 'label = "2-5", at_least = 0', 'label = "2-5", at_least = 1', "columns"),
    ("taxes.toml", 'label = "2-5", at_least = 0', "at_least = 0", "columns"),
    ("taxes.toml", "at_least = 6, power = 1", "at_least = 6", "columns"),
    ("taxes.toml", "points_per_factor = 5", "points_per_factor = 0", "points_per_factor"),
]


def broken_copy(folder: Path, change: Callable[[Path], None], name: str = "imperial") -> Path:
    target = folder / name
    shutil.copytree(PACKAGED / name, target)
    change(target)
    return target


@pytest.mark.parametrize(("file", "old", "new", "key"), BROKEN)
def test_broken_files_are_refused_by_file_and_key(tmp_path: Path, file: str, old: str, new: str, key: str) -> None:
    """The error names the file and the key."""

    def change(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(rondel.EditionError) as refused:
        load_edition(broken_copy(tmp_path, change))
    sentence = str(refused.value)
    assert file in sentence, sentence
    assert key in sentence, sentence
    assert sentence.endswith(".")


@pytest.mark.parametrize("name", rondel.editions())
def test_editions_with_british_keys_still_load(tmp_path: Path, name: str) -> None:
    """Contract 8: `colour` and `harbour` are aliases of `color` and `harbor`, in the files and in the facts."""

    def change(folder: Path) -> None:
        for file, american, british in (("nations.toml", "color", "colour"), ("board.toml", "harbor", "harbour")):
            text = (folder / file).read_text(encoding="utf-8")
            assert f"{american} =" in text
            (folder / file).write_text(text.replace(f"{american} =", f"{british} ="), encoding="utf-8")

    board = load_edition(broken_copy(tmp_path, change, name))
    assert board.facts == rondel.edition(name).facts
    assert [nation.colour for nation in board.nations] == [nation.color for nation in board.nations]
    assert [region.harbour for region in board.regions] == [region.harbor for region in board.regions]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('joins = ["caribbean_sea", "north_pacific"]', 'joins = ["caribbean_sea"]', "canals.panama.joins"),
        ('joins = ["caribbean_sea", "north_pacific"]', 'joins = ["caribbean_sea", "peru"]', "canals.panama.joins"),
        ('controlled_by = "colombia"', 'controlled_by = "manaus"', "canals.panama.controlled_by"),
        ('controlled_by = "colombia"', "", "canals.panama.controlled_by"),
    ],
)
def test_broken_canals_are_refused(tmp_path: Path, old: str, new: str, key: str) -> None:
    def change(folder: Path) -> None:
        board = folder / "board.toml"
        text = board.read_text(encoding="utf-8")
        assert old in text
        board.write_text(text.replace(old, new, 1), encoding="utf-8")

    with pytest.raises(rondel.EditionError) as refused:
        load_edition(broken_copy(tmp_path, change, "imperial_2030"))
    assert "board.toml" in str(refused.value)
    assert key in str(refused.value)


@pytest.mark.parametrize(
    "file", ["board.toml", "bonds.toml", "nations.toml", "rondel.toml", "setup.toml", "taxes.toml"]
)
def test_missing_and_unreadable_files_are_refused(tmp_path: Path, file: str) -> None:
    gone = broken_copy(tmp_path, lambda folder: (folder / file).unlink())
    with pytest.raises(rondel.EditionError, match=file):
        load_edition(gone)
    (gone / file).write_bytes(b"\xff\xfe")
    with pytest.raises(rondel.EditionError, match=file):
        load_edition(gone)


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(rondel.EditionError, match="nowhere"):
        load_edition(tmp_path / "nowhere")


def test_one_nation_is_too_few(tmp_path: Path) -> None:
    def change(folder: Path) -> None:
        text = (folder / "nations.toml").read_text(encoding="utf-8")
        (folder / "nations.toml").write_text(text.partition("\n\n[italy]")[0], encoding="utf-8")

    with pytest.raises(rondel.EditionError, match=r"nations\.toml"):
        load_edition(broken_copy(tmp_path, change))


def test_a_nation_needs_a_starting_factory(tmp_path: Path) -> None:
    def change(folder: Path) -> None:
        text = (folder / "board.toml").read_text(encoding="utf-8")
        (folder / "board.toml").write_text(text.replace(", starts_with_factory = true", ""), encoding="utf-8")

    with pytest.raises(rondel.EditionError, match=r"home\.austria_hungary"):
        load_edition(broken_copy(tmp_path, change))


@pytest.mark.parametrize("setup", ["standard", "draft"])
@pytest.mark.parametrize("investor_card", [True, False])
@pytest.mark.parametrize("players", [2, 3])
def test_a_third_edition_plays_to_the_end(setup: str, investor_card: bool, players: int) -> None:
    """A third edition with three nations, nine land regions, three seas, one canal, six rondel spaces, three bonds and
    its own prices needs no change of the engine."""
    board = load_edition(HERE / "three_islands")
    assert [nation.id for nation in board.nations] == ["amber", "basalt", "coral"]
    assert len(board.regions) == 12
    reasons = set()
    kinds = set()
    for seed in range(6):
        options = rondel.Options(setup=setup, investor_card=investor_card, max_rounds=60)
        game = rondel.new_game(board, players, options, seed)
        rng = random.Random(seed)
        while not game.over:
            kinds.add(game.decision.kind)
            assert game.view()["decision"]["kind"] == game.decision.kind
            copy = game.copy()
            action = rng.choice(game.decision.actions)
            copy.play(action)
            game.play(action)
            assert copy.state_hash() == game.state_hash()
        reasons.add(game.events_since(0)[-1]["event"])
        assert len(game.scores) == players
    assert reasons == {"game_ended"}
    assert {"rondel", "production", "import", "fleets", "armies", "invest"} <= kinds


def test_the_third_edition_keeps_its_own_prices() -> None:
    """Its own numbers apply: 2 free steps, 1 for each further step."""
    board = load_edition(HERE / "three_islands")
    game = rondel.new_game(board, 3, rondel.Options(), 0, deal=["amber", "basalt", "coral"])
    texts = {action.text for action in game.decision.actions}
    assert texts == {f"rondel {space}" for space in ("build", "produce_here", "march", "pay", "order", "collect")}
    view = game.view()
    assert [player["cash"] for player in view["players"]] == [2, 2, 2]
    assert view["nations"]["amber"]["treasury"] == 8
    game.play("rondel build")
    assert game.decision.nation == "basalt", "every city of Amber has its factory"
    for text in ("rondel build", "rondel collect"):
        game.play(text)
    offers = {action.text for action in game.decision.actions}
    assert game.decision.nation == "amber"
    assert "rondel collect" not in offers, "five steps from build are too many"
    assert "rondel order" in offers, "four steps cost 2, which the government has"
    game.play("rondel order")
    assert game.view()["players"][0]["cash"] == 0


def test_a_custom_edition_is_saved_and_replayed() -> None:
    """Contract: `load_edition(folder)` and `new_game(edition)`; saved games and records are read with `edition=`."""
    board = rondel.load_edition(str(HERE / "three_islands"))
    game = rondel.new_game(board, players=3, seed=4)
    rng = random.Random(4)
    for _ in range(60):
        game.play(rng.choice(game.decision.actions))
    again = rondel.Game.from_json(game.to_json(), board)
    assert again.to_json() == game.to_json()
    assert again.decision == game.decision
    text = game.record().dumps()
    assert rondel.replay(text, edition=board).state_hash() == game.state_hash()
    assert rondel.replay(again.record(), edition=board).state_hash() == game.state_hash()
    start = rondel.new_game(board, players=3)
    assert rondel.Game.from_view(start.view(), board).decision.kind == "rondel"


def test_games_of_a_custom_edition_can_be_pickled() -> None:
    """Bots play in worker processes: a game is pickled with its custom edition."""
    game = rondel.new_game(load_edition(HERE / "three_islands"), players=3)
    again = pickle.loads(pickle.dumps(game))
    assert again.to_json() == game.to_json()
    action = game.decision.actions[0]
    travelled = pickle.loads(pickle.dumps(action))
    assert (travelled, travelled.parts()) == (action, action.parts())
    again.play(travelled)
    assert again.version == 1


def test_a_mismatched_edition_is_refused() -> None:
    """A game cannot be loaded with another edition, and a custom edition must be passed."""
    board = load_edition(HERE / "three_islands")
    game = rondel.new_game(board, players=3)
    with pytest.raises(rondel.EditionError, match="three_islands"):
        rondel.Game.from_json(game.to_json())
    with pytest.raises(rondel.RecordError, match="three_islands"):
        rondel.replay(game.record())
    with pytest.raises(rondel.EditionError, match="imperial"):
        rondel.Game.from_json(game.to_json(), rondel.edition("imperial"))
    with pytest.raises(rondel.EditionError, match="imperial"):
        rondel.Game.from_view(rondel.new_game("imperial").view(), board)
