"""`fast.Position`: conversion, play, gifts, copies, views, equality, pickling; in both forms of the core."""

from __future__ import annotations

import copy
import importlib
import pickle
import random
from array import array
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.test_random_play import tables
from tests.fast.games import random_choice, random_game

import rondel
from rondel import fast
from rondel.fast import core

# The pure modules and, if present, the compiled unit.
FORMS = {"pure": importlib.import_module("rondel.fast.positions"), core.form(): core.core_module("positions")}
CUSTOM_EDITION = Path(__file__).resolve().parents[1] / "engine" / "editions" / "three_islands"


@pytest.fixture(params=sorted(FORMS))
def form(request: pytest.FixtureRequest) -> ModuleType:
    """Return the module with `position`, in each form."""
    return FORMS[request.param]


def walk(game: rondel.Game, seed: int, most: int = 150) -> Iterator[rondel.Game]:
    """Yield the game at every decision of some random play."""
    rng = random.Random(seed)
    for _ in range(most):
        yield game
        if game.over:
            return
        game.play(random_choice(game, rng))


def play_in_parallel(form: ModuleType, game: rondel.Game, seed: int, most: int) -> rondel.Game:
    """Play a game and a position made from it in parallel, comparing after every action; return the game."""
    here = form.position(game)
    rng = random.Random(seed)
    for _ in range(most):
        assert here.to_json() == game.to_json()
        assert [here.actions.text(id) for id in here.legal()] == list(game.decision.actions if not game.over else ())
        if game.over:
            break
        text = random_choice(game, rng)
        here.play(here.actions.id(text))
        game.play(text)
    return game


def test_a_position_has_the_properties_of_its_game(form: ModuleType) -> None:
    """Decision, offered actions, state of the game; at the end the winners."""
    for seed in range(4):
        for game in walk(random_game(seed), seed):
            here = form.position(game)
            assert (here.over, here.version, here.round) == (game.over, game.version, game.round)
            assert (here.seats, here.names) == (game.state.seats, game.names)
            assert (here.edition, here.options) == (game.edition, game.options)
            assert here.scores() == game.scores
            assert here.winners() == game.winners
            if not game.over:
                assert (here.decider, here.nation, here.kind) == game.decision[:3]
                assert [here.actions.text(id) for id in here.legal()] == [a.text for a in game.decision.actions]


@pytest.mark.parametrize("setup", ["standard", "draft"])
def test_a_position_plays_like_its_game(form: ModuleType, setup: str) -> None:
    """Serialized identically after every action, with names, deal, start player and version."""
    game = rondel.new_game("imperial_2030", ["Ann", "Bob", "Cy"], {"setup": setup, "max_rounds": 6}, seed=3)
    assert play_in_parallel(form, game, 3, 1000).over


def test_a_finished_game_offers_nothing(form: ModuleType) -> None:
    """No decider, kind or ids; actions and gifts raise the same errors as in the game."""
    game = rondel.new_game("imperial", 3, {"max_rounds": 1}, seed=1)
    here = form.position(game)
    while not here.over:
        here.play(here.legal()[-1])
    assert (here.legal(), here.decider, here.kind, here.nation) == ([], -1, None, None)
    assert here.legal_into([]) == 0
    assert here.winners() == here.game().winners != []
    for id in (0, here.actions.id("give italy 1")):
        with pytest.raises(rondel.IllegalAction) as refused:
            here.play(id)
        assert refused.value.code == "game_over"


@given(tables())
def test_conversion_from_a_game_round_trips(table: tuple[str, int, rondel.Options, int]) -> None:
    """`position(game).game()` serializes like the game and offers the same at every decision."""
    edition, players, options, seed = table
    for game in walk(rondel.new_game(edition, players, options, seed=seed), seed, 60):
        if game.version % 10 == 0 or game.over:
            back = fast.position(game).game()
            assert back.to_json() == game.to_json()
            assert back.over == game.over
            assert back.over or back.decision == game.decision


def test_legal_ids_go_into_any_buffer_of_64_bit_integers(form: ModuleType) -> None:
    """Arrays, NumPy arrays and memoryviews must be large enough; a list grows."""
    here = form.position(rondel.new_game("imperial", seed=2))
    ids = here.legal()
    for buffer in (array("q", [7] * 20), np.full(20, 7), np.full((4, 5), 7), memoryview(array("q", [7] * 20))):
        assert here.legal_into(buffer) == here.count == len(ids)
        assert np.asarray(buffer).reshape(-1).tolist() == ids + [7] * (20 - len(ids))
    growing: list[int] = []
    assert here.legal_into(growing) == len(growing)
    assert growing == ids
    longer = [5] * 20
    here.legal_into(longer)
    assert longer == ids + [5] * (20 - len(ids))


def test_ids_of_any_integer_type_are_played(form: ModuleType) -> None:
    """Such as an id from a NumPy array."""
    here = form.position(rondel.new_game("imperial", seed=2))
    here.play(np.int64(here.legal()[0]))
    assert here.version == 1


def test_illegal_actions_raise_the_error_of_the_game(form: ModuleType) -> None:
    """The engine's code, rule and sentence; the position is unchanged."""
    for seed in range(6):
        for game in walk(random_game(seed), seed, 40):
            if game.over:
                break
            here = form.position(game)
            rng = random.Random(game.version)
            before = here.to_json()
            for id in rng.sample(range(len(here.actions)), 5):
                text = here.actions.text(id)
                why = game.explain(text, game.decision.player)
                if why.code == "offered":
                    continue
                with pytest.raises(rondel.IllegalAction) as refused:
                    here.play(id)
                assert (refused.value.code, refused.value.rule, str(refused.value)) == (why.code, why.rule, str(why))
                assert refused.value.params == why.params
            assert here.to_json() == before


@pytest.mark.parametrize("gifts", ["any", "own", "off"])
def test_gifts_work_as_in_the_game(form: ModuleType, gifts: str) -> None:
    """By id for the decider, by `give` for anyone, with the same limits and errors (R6.5)."""
    game = rondel.new_game("imperial", 4, {"gifts": gifts}, seed=6)
    rng = random.Random(6)
    given = 0
    for _ in walk(game, 6, 120):
        if game.over:
            break
        here = form.position(game)
        for seat in range(4):
            for nation in game.edition.nations:
                assert here.gift_limit(seat, nation.id) == game.gift_limit(seat, nation.id)
        seat, nation_id = rng.randrange(4), rng.choice(game.edition.nations).id
        for giver, amount in ((seat, 1), (seat, 50), (game.decision.player, 2)):
            other = game.copy()
            why = game.explain(f"give {nation_id} {amount}", giver)
            if why.code != "offered":
                with pytest.raises(rondel.IllegalAction) as refused:
                    here.give(giver, nation_id, amount)
                assert refused.value.code == why.code
                continue
            other.give(giver, nation_id, amount)
            there = here.copy()
            there.give(giver, nation_id, amount)
            assert there.to_json() == other.to_json()
            assert [there.actions.text(id) for id in there.legal()] == [a.text for a in other.decision.actions]
            if giver == here.decider and amount <= 30:
                by_id = here.copy()
                by_id.play(here.actions.id(f"give {nation_id} {amount}"))
                assert by_id == there
                assert by_id.version == here.version + 1
            given += 1
    assert (given > 0) == (gifts != "off")


def test_impossible_gifts_raise_the_error_of_the_game(form: ModuleType) -> None:
    """Unknown seats, nations and amounts."""
    here = form.position(rondel.new_game("imperial", 4, seed=6))
    before = here.to_json()
    for seat, nation, amount in (
        (4, "italy", 1),
        (-1, "italy", 1),
        (None, "italy", 1),
        (0, "utopia", 1),
        (0, 3, 1),
        (0, "italy", 0),
        (0, "italy", -1),
        (0, "italy", 2**80),
        (0, "italy", 1.0),
        (0, "italy", True),
    ):
        with pytest.raises(rondel.RondelError, match=r"\.$"):
            here.give(seat, nation, amount)
    assert here.to_json() == before
    assert here.gift_limit(9, "italy") == here.gift_limit(0, "utopia") == here.gift_limit(None, None) == 0


def test_copies_are_independent(form: ModuleType) -> None:
    """`copy`, `copy.copy`, `copy.deepcopy` and `copy_from` do not share state with the original."""
    game = random_game(5)
    here = form.position(game)
    other = form.position(rondel.new_game("imperial_2030", 2, seed=1))
    other.copy_from(here)
    for twin in (here.copy(), copy.copy(here), copy.deepcopy(here), other):
        assert twin == here
        assert (twin.to_json(), twin.legal(), twin.hash) == (here.to_json(), here.legal(), here.hash)
        twin.play(twin.legal()[0])
        assert twin != here
        assert here.to_json() == form.position(game).to_json()


def test_copy_from_replaces_any_position(form: ModuleType) -> None:
    """Nothing is left over: long maneuvers, other boards, other numbers of players."""
    reused = form.position(rondel.new_game("imperial", 2))
    for seed in range(12):
        game = random_game(seed)
        rng = random.Random(seed)
        for _ in walk(game, seed, rng.randrange(80)):
            pass
        reused.copy_from(form.position(game))
        assert reused.to_json() == game.to_json()
        for _ in range(30):
            if reused.over:
                break
            text = random_choice(game, rng)
            game.play(text)
            reused.play(reused.actions.id(text))
            assert reused == form.position(game)


def test_equality_ignores_names_and_history(form: ModuleType) -> None:
    """Edition, options and every number count."""
    game = rondel.new_game("imperial", 4, seed=1)
    here = form.position(game)
    assert here == form.position(rondel.new_game("imperial", ["a", "b", "c", "d"], seed=1))
    assert here != form.position(rondel.new_game("imperial", 4, seed=2))
    assert here != form.position(rondel.new_game("imperial", 4, {"cash": "hidden"}, seed=1))
    assert here != form.position(rondel.new_game("imperial_2030", 4, seed=1))
    assert here != 7
    there = here.copy()
    there.play(there.legal()[0])
    assert here != there
    with pytest.raises(TypeError):
        hash(here)


def test_hashes_of_different_positions_differ(form: ModuleType) -> None:
    """64 bits, equal for equal positions, and the same in every process."""
    seen: dict[int, object] = {}
    for seed in range(8):
        for game in walk(random_game(seed), seed, 100):
            here = form.position(game)
            assert 0 <= here.hash < 2**64
            assert seen.setdefault(here.hash, here) == here
    assert len(seen) > 500
    golden = form.position(rondel.new_game("imperial", 4, {"late_fleet_battles": False}, seed=1))
    assert golden.hash == 124327089908125441
    assert form.position(rondel.new_game("imperial", 4, seed=1)).hash != golden.hash


def test_a_position_can_be_pickled() -> None:
    """As a saved game; a custom edition is included."""
    for game in (random_game(3), rondel.new_game(rondel.load_edition(CUSTOM_EDITION), 2, seed=3)):
        here = fast.position(game)
        here.play(here.legal()[0])
        there = pickle.loads(pickle.dumps(here))
        assert there.to_json() == here.to_json()
        assert there.legal() == here.legal()
    assert pickle.loads(pickle.dumps(here.actions)).hash == here.actions.hash


def test_a_custom_edition_is_played(form: ModuleType) -> None:
    """Any edition that fits into the layout."""
    game = rondel.new_game(rondel.load_edition(CUSTOM_EDITION), 2, {"max_rounds": 5}, seed=3)
    assert play_in_parallel(form, game, 3, 1000).over


def test_only_games_become_positions(form: ModuleType) -> None:
    """Texts, states and positions raise an error."""
    game = rondel.new_game("imperial")
    for wrong in (None, 7, game.to_json(), game.state, form.position(game)):
        with pytest.raises(rondel.PositionError, match="is made from a Game"):
            form.position(wrong)
    state = game.copy()
    state.state.cash[0] = 2**70
    with pytest.raises(rondel.PositionError):
        form.position(state)


def test_a_view_with_open_cash_gives_the_exact_position(form: ModuleType) -> None:
    """Nothing is hidden, so nothing is random."""
    game = rondel.new_game("imperial", 4, seed=1)
    assert form.position_from_view(game.seat_view(2), seed=9) == form.position(game)
    assert form.position_from_view(game.view(2)) == form.position(game)


@given(st.integers(0, 40), st.integers(0, 10**6))
def test_a_view_does_not_depend_on_hidden_cash(decisions: int, seed: int) -> None:
    """Games that look the same to a seat give the same position; its own cash is exact."""
    game = rondel.new_game("imperial", 4, {"cash": "hidden"}, seed=seed)
    for _ in walk(game, seed, decisions):
        pass
    if game.over:
        return
    seat = seed % 4
    richer = game.copy()
    for other in range(4):
        if other != seat:
            richer.state.cash[other] += 13
    richer.renew_offer()
    results = {fast.position_from_view(each.seat_view(seat), seed=seed).to_json() for each in (game, richer)}
    assert len(results) == 1
    imagined = fast.position_from_view(game.seat_view(seat), seed=seed).game()
    own = game.state.cash[seat]
    assert imagined.state.cash[seat] == own
    assert all(0 <= cash <= max(2 * own, 60) for cash in imagined.state.cash)


def test_hidden_cash_is_random_up_to_twice_the_own_cash_or_given(form: ModuleType) -> None:
    """Other seeds give other sums; sums given by the caller are used."""
    game = rondel.new_game("imperial_2030", 3, {"cash": "hidden"}, seed=1)
    game.state.cash[:] = [10, 3, 99]
    view = game.seat_view(0)
    drawn = {tuple(form.position_from_view(view, seed=seed).game().state.cash) for seed in range(300)}
    assert {cash[0] for cash in drawn} == {10}
    assert {cash[1] for cash in drawn} == set(range(21))
    given = form.position_from_view(view, {1: 4}, seed=5).game().state.cash
    assert given[:2] == [10, 4]
    assert form.position_from_view(game.view(0), {1: 4, 2: 5}).game().state.cash == [10, 4, 5]
    for wrong in ({1: -1}, {1: "much"}, {2: 10**20}):
        with pytest.raises(rondel.RondelError):
            form.position_from_view(view, wrong)
