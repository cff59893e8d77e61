"""The OpenSpiel games, tested with OpenSpiel: `python3 -m tests.research.heavy openspiel`."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import rondel
from rondel import fast
from rondel.research import openspiel, rewards

STRINGS = [
    "python_rondel_imperial(max_rounds=6)",
    "python_rondel_imperial(players=2,cash=hidden,seed=3,max_rounds=6,reward=score_share)",
    "python_rondel_imperial_2030(players=6,cash=hidden,max_rounds=4)",
    "python_rondel_imperial_2030(players=3,setup=draft,reward=win,gift_actions=True,max_rounds=4)",
]


def play_on(state: Any, rng: random.Random, steps: int = 10_000) -> list[int]:
    """Play up to `steps` random actions and chance outcomes; return them."""
    played: list[int] = []
    while not state.is_terminal() and len(played) < steps:
        played.append(rng.choice(state.legal_actions()))
        state.apply_action(played[-1])
    return played


@pytest.mark.parametrize("string", STRINGS)
def test_games_pass_random_sim_test(string: str) -> None:
    """`random_sim_test` plays whole games with observation, cloning and serialization at every step."""
    pyspiel.random_sim_test(pyspiel.load_game(string), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("string", STRINGS)
def test_a_playthrough_is_reproducible(string: str) -> None:
    """OpenSpiel's golden games: the same actions give the same lines."""
    string = string.replace("max_rounds=6", "max_rounds=1").replace("max_rounds=4", "max_rounds=1")
    first = generate_playthrough.playthrough(string, action_sequence=[], seed=1)
    assert generate_playthrough.playthrough(string, action_sequence=[], seed=1) == first
    assert "IsTerminal() = True" in first
    assert "ObservationTensor(0)" in first


@pytest.mark.parametrize("string", STRINGS)
def test_games_match_their_declared_type(string: str) -> None:
    """Information, chance, number of actions, and the sum of the returns."""
    game = pyspiel.load_game(string)
    kind = game.get_type()
    hidden, seeded = "cash=hidden" in string, "seed=" in string
    assert (kind.information == kind.Information.IMPERFECT_INFORMATION) == hidden
    assert (kind.chance_mode == kind.ChanceMode.DETERMINISTIC) == seeded
    assert game.new_initial_state().is_chance_node() != seeded
    table = fast.action_table(game.edition_id)
    assert game.num_distinct_actions() == (len(table) if "gift_actions" in string else table.gifts.start)
    state = game.new_initial_state()
    play_on(state, random.Random(1))
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert all(game.min_utility() <= each <= game.max_utility() for each in state.returns())
    assert state.returns() == rewards.REWARDS[game.reward](state.match.position)


@pytest.mark.parametrize("edition", rondel.editions())
def test_states_play_like_the_engine(edition: str) -> None:
    """The same player decides among the same actions, with the same texts."""
    state = pyspiel.load_game(f"python_rondel_{edition}(players=5,seed=4,max_rounds=4)").new_initial_state()
    game = rondel.new_game(edition, players=5, options={"max_rounds": 4}, seed=4)
    rng = random.Random(2)
    while not game.over:
        assert state.current_player() == game.decision.player
        offered = {state.action_to_string(id): id for id in state.legal_actions()}
        assert set(offered) == set(game.decision.actions)
        text = rng.choice(game.decision.actions)
        game.play(text)
        state.apply_action(offered[text])
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []


@pytest.mark.parametrize("string", STRINGS)
def test_copies_continue_like_a_replay(string: str) -> None:
    """Clones, deep copies, pickles, serialized states and a replay are equal and independent."""
    game = pyspiel.load_game(string)
    state = game.new_initial_state()
    played = play_on(state, random.Random(3), 40)
    replay = game.new_initial_state()
    for action in played:
        replay.apply_action(action)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    before = state.serialize()
    copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), replay, again]
    for each in copies:
        assert each.match == state.match
    ways = [(play_on(each, random.Random(4), 60), each.history(), each.observation_tensor(0)) for each in copies]
    assert all(way == ways[0] for way in ways)
    assert state.serialize() == before


def test_every_deal_is_a_chance_outcome() -> None:
    """All deals of the cards, equally likely, each a different start."""
    for players, count in ((2, 2), (3, 6), (4, 360), (6, 720)):
        state = pyspiel.load_game(f"python_rondel_imperial(players={players})").new_initial_state()
        outcomes = state.chance_outcomes()
        assert len(outcomes) == count
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert len({state.child(outcome).match.position.hash for outcome, _ in outcomes[:20]}) == min(count, 20)
    first = pyspiel.load_game("python_rondel_imperial(players=2)").new_initial_state()
    assert first.action_to_string(0) == "deal austria_hungary italy"
    draft = pyspiel.load_game("python_rondel_imperial(players=3,setup=draft)").new_initial_state()
    assert [draft.action_to_string(each) for each in draft.legal_actions()] == [f"start_player {n}" for n in range(3)]


def test_a_state_starts_at_any_position() -> None:
    """`new_initial_state` takes a saved game; one with other parameters is rejected."""
    game = rondel.new_game("imperial", players=3, seed=1)
    for _ in range(30):
        game.play(game.decision.actions[-1])
    loaded = pyspiel.load_game("python_rondel_imperial(players=3)")
    state = loaded.new_initial_state(game.to_json())
    assert state.match.position == fast.position(game)
    assert state.clone().match.position == fast.position(game)
    with pytest.raises(rondel.PositionError, match="differs in edition, options or number of players"):
        pyspiel.load_game("python_rondel_imperial(players=4)").new_initial_state(game.to_json())


def test_invalid_parameters_and_actions_are_rejected() -> None:
    """With the engine's message."""
    with pytest.raises(rondel.OptionError, match="The reward is 'money', but it must be one of"):
        pyspiel.load_game("python_rondel_imperial(reward=money)")
    with pytest.raises(rondel.RondelError, match="players"):
        pyspiel.load_game("python_rondel_imperial(players=7)")
    state = pyspiel.load_game("python_rondel_imperial(seed=1)").new_initial_state()
    with pytest.raises(rondel.IllegalAction):
        state.apply_action(state.legal_actions()[-1] + 1)


def test_hidden_cash_is_not_observable() -> None:
    """Resampled states look the same to the observing player and differ for the others."""
    state = pyspiel.load_game("python_rondel_imperial(players=3,cash=hidden,seed=2)").new_initial_state()
    play_on(state, random.Random(5), 60)
    player = state.current_player()
    other = (player + 1) % 3
    samples = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(6)]
    for sample in samples:
        assert sample.observation_tensor(player) == state.observation_tensor(player)
        assert sample.information_state_tensor(player) == state.information_state_tensor(player)
        assert sample.observation_string(player) == state.observation_string(player)
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.legal_actions() == state.legal_actions()
    assert len({sample.observation_string(other) for sample in samples}) > 1
    assert len({tuple(sample.observation_tensor(other)) for sample in samples}) > 1


def test_tensors_equal_the_observation_space() -> None:
    """Byte for byte, as floats, in both tensors; zeros before the deal."""
    game = pyspiel.load_game("python_rondel_imperial_2030(players=4,cash=hidden)")
    state = game.new_initial_state()
    assert not any(state.observation_tensor(1))
    play_on(state, random.Random(1), 50)
    for seat in range(4):
        expected = state.match.observe(seat).astype(np.float32).tolist()
        assert state.observation_tensor(seat) == state.information_state_tensor(seat) == expected
    assert game.observation_tensor_shape() == [state.match.observation.size]
    assert state.history_str() in state.information_state_string(0)


def test_openspiel_search_works() -> None:
    """OpenSpiel's MCTS for open cash, its ISMCTS for hidden cash."""
    open_game = pyspiel.load_game("python_rondel_imperial(players=2,seed=1,max_rounds=2)")
    state = open_game.new_initial_state()
    bot = mcts.MCTSBot(open_game, 2, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()
    hidden = pyspiel.load_game("python_rondel_imperial(players=2,seed=1,max_rounds=2,cash=hidden)")
    state = hidden.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = ismcts.ISMCTSBot(hidden, evaluator, 2.0, 10, random_state=np.random.RandomState(1))
    assert searching.step(state) in state.legal_actions()


def test_a_game_of_maximum_length_is_scored_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the declared maximum length OpenSpiel considers it over."""
    monkeypatch.setattr(openspiel, "MAX_DECISIONS", 50)
    state = pyspiel.load_game("python_rondel_imperial(seed=1)").new_initial_state()
    assert len(play_on(state, random.Random(1))) <= state.get_game().max_game_length() + 1
    assert state.is_terminal()
    assert not state.match.over
    assert sum(state.returns()) == pytest.approx(0)
