"""`Match`, the basis of every environment: engine parity, copies, pickles, start positions, rewards."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys

import numpy as np
import pytest
from tests.fast.games import random_game

import rondel
from rondel import fast
from rondel.research import Match, SpaceMismatch, potential, rank, score_share, win


def play_on(match: Match, rng: random.Random, steps: int) -> list[int]:
    """Play up to `steps` random legal actions, including gifts if enabled; return them."""
    played: list[int] = []
    while not match.over and len(played) < steps:
        played.append(rng.choice(match.legal_ids()))
        match.step(played[-1])
    return played


@pytest.mark.parametrize("edition", rondel.editions())
@pytest.mark.parametrize("players", [2, 6])
def test_a_match_plays_like_the_engine(edition: str, players: int) -> None:
    """The same seed gives the same legal actions, deciders and scores to the end."""
    match = Match(edition, players, seed=4, cash="hidden", max_rounds=5)
    game = rondel.new_game(edition, players=players, options={"cash": "hidden", "max_rounds": 5}, seed=4)
    rng = random.Random(1)
    while not game.over:
        assert match.legal_texts() == list(game.decision.actions)
        assert match.seat == game.decision.player
        text = rng.choice(game.decision.actions)
        game.play(text)
        match.play(text)
    assert match.over
    assert match.seat == -1
    assert match.legal_ids() == []
    assert match.scores() == game.scores
    assert match.winners() == game.winners
    assert match.game().to_json() == game.to_json()


def test_masks_with_and_without_gifts() -> None:
    """One byte per action; gifts only if enabled, up to the seat's limit."""
    plain, giving = Match("imperial", 3, seed=2), Match("imperial", 3, seed=2, gifts=True)
    rng = random.Random(3)
    for _ in range(80):
        for match in (plain, giving):
            mask = match.mask()
            assert mask.shape == (match.actions.size,)
            assert np.flatnonzero(mask).tolist() == sorted(match.legal_ids())
        here = giving.position
        gifts = [giving.actions.text(id) for id in giving.legal_ids() if id in giving.actions.table.gifts]
        limits = {nation.id: here.gift_limit(here.decider, nation.id) for nation in here.edition.nations}
        assert gifts == [f"give {nation} {n + 1}" for nation, most in limits.items() for n in range(min(most, 30))]
        giving.step(rng.choice(giving.legal_ids()))
        plain.step(rng.choice(plain.legal_ids()))
    own = Match("imperial", 3, seed=2, gifts="own", gift_actions=True)
    assert own.options.gifts == "own"
    assert own.actions.gifts
    gift = plain.actions.table.gifts.start
    with pytest.raises(rondel.RondelError, match="is a gift; gifts are disabled in this match"):
        plain.step(gift)


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_equals_a_replay(seed: int) -> None:
    """From any position, a clone and a replayed match are equal and independent."""
    start = random_game(seed)
    match = Match(start=start, gifts=True)
    rng = random.Random(seed)
    played = play_on(match, rng, 60)
    clone, again = match.clone(), Match(start=start, gifts=True)
    for id in played:
        again.step(id)
    assert clone == again == match
    assert clone.legal_ids() == again.legal_ids()
    assert (clone.observe() == again.observe()).all()
    assert clone.game().to_json() == again.game().to_json()
    before = match.position.hash
    more = play_on(clone, rng, 20)
    assert match.position.hash == before
    again.restore(match)
    for id in more:
        again.step(id)
    assert again == clone


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_copies_and_pickles_equal_the_match(copied: object) -> None:
    """In the middle of any game, including the start position that `reset` returns to."""
    assert callable(copied)
    for seed in range(8):
        match = Match(start=random_game(seed), gifts=bool(seed % 2), reward=potential(win))
        play_on(match, random.Random(seed), 30)
        other = copied(match)
        assert other == match
        assert (other.legal_ids(), other.version, other.options) == (match.legal_ids(), match.version, match.options)
        assert (other.observe(0) == match.observe(0)).all()
        assert other.game().to_json() == match.game().to_json()
        if not match.over:
            id = match.legal_ids()[-1]
            assert other.step(id) == match.step(id)
        other.reset()
        match.reset()
        assert other == match


def test_a_pickle_for_another_action_table_is_rejected() -> None:
    restore, arguments = Match("imperial", 3).__reduce__()
    kind, here, first, _, seed, reward = arguments
    with pytest.raises(SpaceMismatch, match="This match was made for the actions of imperial"):
        restore(kind, here, first, "0" * 64, seed, reward)


def test_invalid_position_bytes_are_rejected() -> None:
    """Unpickling trusts its input, but data of another layout or length must not be read as a position."""
    here = Match("imperial", 3).position
    numbers = fast.numbers_in(here)
    assert fast.position_with(here.edition, here.past, here.version, numbers) == here
    for wrong in (b"", numbers[:-1], numbers[:-8], numbers + bytes(8), bytes(8) + numbers[8:]):
        with pytest.raises(rondel.PositionError, match="not a position of this version of the fast core"):
            fast.position_with(here.edition, here.past, here.version, wrong)


def test_a_missing_numpy_names_the_extra() -> None:
    script = "import sys; sys.modules['numpy'] = None\nimport rondel.research"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert answer.stderr.strip().endswith("Research needs the package numpy: pip install 'rondel[research]'")


def test_a_match_starts_from_a_game_a_position_a_record_or_their_texts() -> None:
    """`reset` returns there; arguments must not contradict the start position."""
    game = rondel.new_game("imperial_2030", players=3, seed=8, options={"cash": "hidden"})
    for _ in range(40):
        game.play(game.decision.actions[-1])
    for start in (game, fast.position(game), game.record(), game.record().dumps(), game.to_json()):
        match = Match("imperial_2030", 3, start=start, cash="hidden")
        assert match.game().to_json() == game.to_json()
        play_on(match, random.Random(1), 5)
        match.reset()
        assert match.game().to_json() == game.to_json()
    for said, sentence in (
        ({"edition": "imperial"}, "The edition is imperial, but"),
        ({"players": 4}, "The match has 4 players, but"),
        ({"cash": "open"}, "The option cash is open, but"),
    ):
        with pytest.raises(rondel.PositionError, match=sentence):
            Match(start=game, **said)
    with pytest.raises(rondel.PositionError, match="not from int"):
        Match(start=3)  # type: ignore[arg-type]
    with pytest.raises(rondel.RondelError, match="needs an edition and a number of players"):
        Match("imperial")
    assert game.version == 40


def test_the_setup_depends_on_the_seed() -> None:
    match = Match("imperial", 5, seed=1)
    first = match.position.hash
    play_on(match, random.Random(1), 10)
    match.reset()
    assert match.position.hash == first
    match.reset(seed=2)
    assert match.position.hash != first
    assert match.position == Match("imperial", 5, seed=2).position


def test_a_match_cannot_be_restored_from_another_kind_of_game() -> None:
    with pytest.raises(rondel.PositionError, match="with the same edition and number of players"):
        Match("imperial", 3).restore(Match("imperial", 4))


def test_illegal_actions_raise_as_in_a_game() -> None:
    """With the engine's message, and nothing changes."""
    match = Match("imperial", 3)
    before = match.position.hash
    with pytest.raises(rondel.IllegalAction):
        match.play("end")
    with pytest.raises(rondel.UnknownAction):
        match.step(10**6)
    assert match.position.hash == before


def finished(edition: str, players: int, seed: int) -> Match:
    """Return a short finished game."""
    match = Match(edition, players, seed=seed, max_rounds=3)
    play_on(match, random.Random(seed), 10**6)
    return match


@pytest.mark.parametrize("players", range(2, 7))
def test_rewards_agree_with_the_ranking(players: int) -> None:
    """Rank is zero-sum and ordered, win is 1 for the winner, shares are proportional to the scores."""
    match = finished("imperial", players, players)
    order = match.game().ranking
    paid = rank(match.position)
    assert sum(paid) == pytest.approx(0)
    assert paid[order[0]] == 1 or len(match.winners()) > 1
    assert [paid[seat] for seat in order] == sorted(paid, reverse=True)
    assert win(match.position) == [
        1 / len(match.winners()) if seat in match.winners() else 0 for seat in range(players)
    ]
    shares = score_share(match.position)
    assert sum(shares) == pytest.approx(1)
    assert [share * sum(match.scores()) for share in shares] == pytest.approx(match.scores())


def test_a_tie_shares_the_rank() -> None:
    """After three void drafts everybody has won (A6)."""
    match = Match("imperial", 3, setup="draft")
    while not match.over:
        match.play("pass")
    assert match.winners() == [0, 1, 2]
    assert rank(match.position) == [0, 0, 0]
    assert win(match.position) == [1 / 3] * 3


@pytest.mark.parametrize("base", [rank, win])
def test_a_potential_telescopes(base: object) -> None:
    """The shaping rewards sum to minus the potential of the first position."""
    assert callable(base)
    for seed in range(3):
        match = Match("imperial_2030", 4, seed=seed, max_rounds=4, reward=potential(base, score_share, weight=0.5))
        plain = Match("imperial_2030", 4, seed=seed, max_rounds=4, reward=base)
        rng = random.Random(seed)
        before = score_share(match.position)
        shaped, bare = np.zeros(4), np.zeros(4)
        steps = 0
        while not match.over:
            id = rng.choice(match.legal_ids())
            paid = match.step(id)
            steps += any(paid)
            shaped += paid
            bare += plain.step(id)
        assert steps > 5
        assert bare == pytest.approx(base(match.position))
        assert shaped - bare == pytest.approx([-0.5 * share for share in before])


def test_an_unknown_reward_is_rejected() -> None:
    with pytest.raises(rondel.RondelError, match="rewards are: rank, win, score_share"):
        Match("imperial", 3, reward="money")
    assert Match("imperial", 3, reward="win").reward is win
    with pytest.raises(rondel.RondelError, match="already has a potential"):
        potential(potential(rank))
