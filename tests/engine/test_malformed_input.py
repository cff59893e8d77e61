"""Fuzzing: malformed input of every kind is refused with a sentence, never with a crash, and changes nothing."""

import copy
import json
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.oracle_turns import check_invariants
from tests.engine.position import army_step, play, position, position_view

import rondel
from rondel.engine.phases.armies import Armies
from rondel.engine.phases.battle import Arrival

WORDS = st.sampled_from(
    [
        "rondel",
        "buy",
        "raise",
        "pass",
        "force",
        "build",
        "produce",
        "import",
        "fleet",
        "army",
        "fight",
        "peace",
        "ask",
        "allow",
        "refuse",
        "hostile",
        "friendly",
        "stance",
        "destroy",
        "flag",
        "end",
        "give",
        "all",
        "taxation",
        "investor",
        "italy",
        "france",
        "rome",
        "venice",
        "vienna",
        "ionian_sea",
        "north_sea",
        "algeria",
        "2",
        "9",
        "30",
        "-1",
        "army:hostile",
        "venice:friendly",
        "trieste:fleet",
        "venice:",
        ":",
        "atlantis",
    ]
)
NONSENSE: st.SearchStrategy[Any] = st.sampled_from(
    [
        None,
        -1,
        0,
        7,
        10**9,
        2.5,
        True,
        "",
        "italy",
        "atlantis",
        [],
        [9],
        [[]],
        {},
        {"italy": 1},
        {"italy": -1},
        {"italy": "x"},
    ]
)


def refusal(
    call: Callable[[], object], kinds: type[Exception] | tuple[type[Exception], ...] = rondel.RondelError
) -> str | None:
    """Return the message of the error that a call raises, None if it raises none; other exceptions propagate."""
    try:
        call()
    except kinds as refused:
        return str(refused)
    return None


def games_at_decisions() -> list[rondel.Game]:
    """Return a game at each of several kinds of decisions."""
    arriving = army_step(
        position(turn="france", armies={"paris": {"france": 1}, "belgium": {"germany": 1, "italy": 1}})
    )
    entering = army_step(position(armies={"vienna": {"austria_hungary": 1}}))
    return [
        position(turn="italy"),
        play(position(turn="italy", treasury={"italy": 9}), "rondel factory"),
        play(position(turn="italy", treasury={"italy": 9}), "rondel import"),
        play(position(turn="italy"), "rondel production_1"),
        play(arriving, "army paris belgium"),
        play(entering, "army vienna venice"),
        play(position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 4}, investor=0), "rondel investor"),
    ]


GAMES = games_at_decisions()


@settings(max_examples=max(200, settings().max_examples))
@given(st.integers(0, len(GAMES) - 1), st.one_of(st.text(max_size=30), st.lists(WORDS, max_size=5).map(" ".join)))
def test_any_text_is_played_or_refused(number: int, text: str) -> None:
    """Any text is played, refused as illegal, or refused as unknown; a refusal changes nothing."""
    game = GAMES[number].copy()
    before = game.to_json()
    sentence = refusal(lambda: game.play(text), (rondel.IllegalAction, rondel.UnknownAction))
    if sentence is None:
        assert text.startswith("give ") or text in {a.text for a in GAMES[number].decision.actions}
    else:
        assert sentence.strip()
        assert game.to_json() == before
    message = refusal(lambda: GAMES[number].explain(text), rondel.UnknownAction)
    assert message is None or message.strip()
    assert GAMES[number].to_json() == before


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += paths(inner, (*path, key))
    return found


def mutate(value: Any, path: tuple[Any, ...], nonsense: Any) -> Any:
    changed = copy.deepcopy(value)
    where = changed
    for key in path[:-1]:
        where = where[key]
    where[path[-1]] = copy.deepcopy(nonsense)
    return changed


VIEW = position(
    turn="italy",
    at={"italy": "investor"},
    armies={"algeria": {"italy": 2}},
    lying={"rome": {"france": 1}},
    fleets={"ionian_sea": {"italy": 1}},
    flags={"algeria": "france"},
).view(1)
VIEW_PATHS = paths(VIEW)


@settings(max_examples=max(300, settings().max_examples))
@given(st.sampled_from(VIEW_PATHS), NONSENSE)
def test_any_view_is_loaded_or_refused(path: tuple[Any, ...], nonsense: Any) -> None:
    """A view with one value replaced is refused, or a playable position that satisfies R23."""
    view = mutate(VIEW, path, nonsense)
    sentence = refusal(lambda: rondel.Game.from_view(view))
    if sentence is not None:
        assert sentence.endswith(".")
        return
    game = rondel.Game.from_view(view)
    check_invariants(game.view())
    game.play(random.Random(1).choice(game.decision.actions))


STATE = json.loads(army_step(position(turn="france", armies={"paris": {"france": 1}})).to_json())
STATE_PATHS = paths(STATE)


@settings(max_examples=max(300, settings().max_examples))
@given(st.sampled_from(STATE_PATHS), NONSENSE)
def test_any_saved_game_is_loaded_or_refused(path: tuple[Any, ...], nonsense: Any) -> None:
    """A saved game with one value replaced is loaded or refused."""
    text = json.dumps(mutate(STATE, path, nonsense))
    sentence = refusal(lambda: rondel.Game.from_json(text))
    assert sentence is None or sentence.endswith(".")


@pytest.mark.parametrize("ships", [[0], [[[0]]], [["italy"]]])
def test_malformed_ships_are_refused(ships: Any) -> None:
    """The unused fleets must be a list of lists of numbers."""
    state = json.loads(json.dumps(STATE))
    armies = next(phase for phase in state["state"]["stack"] if phase[0] == "Armies")
    fields = [name for name in Armies._fields if not name.startswith("_")]
    armies[1 + fields.index("ships")] = ships
    assert refusal(lambda: rondel.Game.from_json(json.dumps(state))) is not None


@pytest.mark.parametrize("count", [-1, 1.0, True, "1"])
def test_an_invalid_version_is_refused(count: Any) -> None:
    sentence = refusal(lambda: rondel.Game.from_json(json.dumps({**STATE, "version": count})))
    assert sentence is not None
    assert "is not a count" in sentence


def test_armies_below_zero_are_refused() -> None:
    """Negative bit masks would make the army step loop forever."""
    state = json.loads(json.dumps(STATE))
    armies = next(phase for phase in state["state"]["stack"] if phase[0] == "Armies")
    armies[1 + Armies._fields.index("upright")] = [-1]
    assert refusal(lambda: rondel.Game.from_json(json.dumps(state))) is not None


def test_a_decision_about_a_unit_off_the_board_is_refused() -> None:
    """Each decision about a unit names a region of the board."""
    state = json.loads(next(game for game in GAMES if game.decision.kind == "arrival").to_json())
    question = state["state"]["stack"][-1]
    question[1 + Arrival._fields.index("place")] = -1
    assert refusal(lambda: rondel.Game.from_json(json.dumps(state))) is not None


RECORD = rondel.new_game("imperial", players=3, seed=1)
for _ in range(15):
    RECORD.play(RECORD.decision.actions[0])
LINES = RECORD.record().dumps().split("\n")


@settings(max_examples=max(200, settings().max_examples))
@given(st.integers(0, len(LINES) - 1), st.one_of(st.text(max_size=40), st.lists(WORDS, max_size=4).map(" ".join)))
def test_any_record_is_replayed_or_refused(number: int, line: str) -> None:
    """A record with one line replaced is replayed or refused."""
    text = "\n".join([*LINES[:number], line, *LINES[number + 1 :]])
    sentence = refusal(lambda: rondel.replay(rondel.Record.loads(text)))
    assert sentence is None or sentence.strip()


@pytest.mark.parametrize("view", [None, [], "imperial", 7, {"edition": []}, {"edition": "imperial", "players": {}}])
def test_values_that_are_not_views_are_refused(view: Any) -> None:
    with pytest.raises(rondel.RondelError):
        rondel.Game.from_view(view)


def test_view_fields_of_the_wrong_type() -> None:
    """Each field of the wrong type is refused with a sentence, if at all."""
    for key in ("nations", "regions", "players", "options", "turn", "investor", "round", "version", "decision"):
        for nonsense in (7, "x", [1], {"x": 1}):
            view = position_view(turn="italy")
            view[key] = nonsense
            sentence = refusal(partial(rondel.Game.from_view, view))
            assert sentence is None or sentence.endswith(".")


@pytest.mark.parametrize("thing", [None, 5, b"pass", ["pass"], {"kind": "pass"}])
def test_values_that_are_not_actions_are_refused(thing: Any) -> None:
    """Contract 1: anything but an Action or its text raises UnknownAction and changes nothing."""
    game = rondel.new_game("imperial", players=3, seed=1)
    before = game.to_json()
    for ask in (game.play, game.preview, game.explain, game.route):
        with pytest.raises(rondel.UnknownAction):
            ask(thing)
    assert game.to_json() == before


@pytest.mark.parametrize("arguments", [{"deal": 5}, {"deal": [1, 2, 3]}, {"options": 5}, {"options": "draft"}])
def test_malformed_arguments_of_new_game_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(rondel.RondelError):
        rondel.new_game("imperial", players=3, **arguments)


@pytest.mark.parametrize("name", [None, 5, ["imperial"], "Imperial"])
def test_malformed_edition_names_are_refused(name: Any) -> None:
    with pytest.raises(rondel.EditionError):
        rondel.new_game(name)


@pytest.mark.parametrize("nation", [None, 5, ["italy"], "atlantis"])
def test_gifts_to_unknown_nations_are_refused(nation: Any) -> None:
    game = rondel.new_game("imperial", players=3, seed=1)
    with pytest.raises(rondel.UnknownAction):
        game.give(0, nation, 1)


STATES: dict[str, Callable[[dict[str, Any]], object]] = {
    "no nation has a government": lambda state: state.update(government=[-1] * 6),
    "a government that is not a seat": lambda state: state["government"].__setitem__(0, 9),
    "cash that is not a number": lambda state: state["cash"].__setitem__(0, "much"),
    "too few treasuries": lambda state: state["treasury"].pop(),
    "a bond held twice": lambda state: state.update(holdings=[1] * 18),
    "a flag at home": lambda state: state["flags"].__setitem__(0, 1),
    "inconsistent levels of armies": lambda state: state["armies"].__setitem__(1, 1),
    "units off the board": lambda state: state["fleets"].__setitem__(0, 1 << 99),
    "no phase at all": lambda state: state["stack"].clear(),
    "a phase out of place": lambda state: state["stack"].append(state["stack"][0]),
    "a nation that does not exist": lambda state: state["stack"][0].__setitem__(1, 17),
    "no investor card": lambda state: state.update(investor=-1),
    "a round before the first": lambda state: state.update(round=0),
}


@pytest.mark.parametrize("name", STATES)
def test_impossible_states_are_refused(name: str) -> None:
    """Contract 1: `from_json` validates the state, because an uploaded record may contain anything."""
    data = json.loads(rondel.new_game("imperial", players=3, seed=1).to_json())
    STATES[name](data["state"])
    with pytest.raises(rondel.PositionError):
        rondel.Game.from_json(json.dumps(data))
