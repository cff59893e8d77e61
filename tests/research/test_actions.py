"""Action space (frozen ids, features, gifts) and vocabulary."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.fast.games import random_choice, random_game

import rondel
from rondel.research import Match, SpaceMismatch, action_space
from rondel.research.actions import FEATURES, KINDS
from rondel.research.words import END, Spelling, join, split, vocabulary

# Version, size without and with gifts, SHA-256 of the table. Ids are append-only, so these change only by appending.
GOLDEN = {
    "imperial": (1, 8219, 8399, "1c4c87b87b0305e43cc3bff729c3120eebc4af852b0125ac101356eaf0410ac2"),
    "imperial_2030": (1, 8049, 8229, "d850afb4baf8542600800408dc5b6d8c77f55c4e8da93b01ce0693490d1cec28"),
}
# Number of words without and with gifts, SHA-256 of each list.
WORDS = {
    "imperial": (
        102,
        124,
        "5a4774a8598f009bd1b44b4cf389de241dc4e77c3776d1b74ea6da4f705c936a",
        "c584608de79e6fd52b59dcf312c9c5a2d844da744e496e822d973d6096848ba4",
    ),
    "imperial_2030": (
        110,
        132,
        "a8b83956027236eb1054f8961a2316e838eb9c0c3eb876002e1b6719738fd1dc",
        "15f0f7a01c50ca239350d41c0c23212a09acc17a2613c8b25107a52d1953f667",
    ),
}


@pytest.mark.parametrize("edition", rondel.editions())
def test_the_action_table_is_frozen(edition: str) -> None:
    """A different hash means different ids; after appending to the table, update the golden values."""
    plain, giving = action_space(edition), action_space(edition, gifts=True)
    assert (plain.version, plain.size, giving.size, plain.hash) == GOLDEN[edition]
    assert giving.hash == plain.hash
    assert all(plain.id(plain.text(id)) == id for id in range(plain.size))
    assert [giving.text(id).split()[0] for id in range(plain.size, giving.size)] == ["give"] * 180


@pytest.mark.parametrize("edition", rondel.editions())
def test_the_vocabulary_is_frozen(edition: str) -> None:
    plain, giving = vocabulary(edition), vocabulary(edition, gifts=True)
    assert (len(plain), len(giving), plain.hash, giving.hash) == WORDS[edition]
    assert giving.words[: len(plain)] == plain.words
    assert plain.words[0] == END


@pytest.mark.parametrize("seed", range(40))
def test_every_legal_action_has_an_id_and_a_spelling(seed: int) -> None:
    """With both editions, all options, the draft and gifts; new games and crowded boards."""
    game = random_game(seed)
    rng = random.Random(seed)
    space = action_space(game.edition.id)
    words = vocabulary(game.edition.id)
    for _ in range(120):
        if game.over:
            break
        for action in game.decision.actions:
            id = space.id(action)
            assert space.text(id) == action.text
            assert id < space.size
            row = words.spelling[id]
            assert join([words.words[number] for number in row]) == action.text
        game.play(random_choice(game, rng))


@pytest.mark.parametrize("options", [{"setup": "draft"}, {"setup": "draft", "investor_card": False}])
@pytest.mark.parametrize("edition", rondel.editions())
def test_the_draft_can_be_played_by_ids(edition: str, options: dict[str, Any]) -> None:
    match = Match(edition, 6, seed=1, **options)
    kinds = set()
    while match.position.kind == "draft":
        kinds |= {match.actions.text(id).split()[0] for id in match.legal_ids()}
        match.step(match.legal_ids()[0])
    assert kinds == {"buy", "pass"}


@pytest.mark.parametrize("edition", rondel.editions())
def test_features_are_the_fields_of_an_action(edition: str) -> None:
    """They are the fields of the engine's actions and distinguish all actions."""
    space = action_space(edition, gifts=True)
    assert space.features.shape == (space.size, len(FEATURES))
    assert space.features.dtype == np.int16
    parse = rondel.edition(edition).actions.parse
    for id in range(0, space.size, 37):
        action = parse(space.text(id))
        row = dict(zip(space.feature_names, space.features[id].tolist(), strict=True))
        assert KINDS[row.pop("kind")] == action.kind
        assert row == {name: getattr(action, name) for name in row}
    # "produce all" has no field that "produce <province>" lacks, but it has no province.
    assert len(np.unique(space.features, axis=0)) == space.size
    with pytest.raises(ValueError, match="read-only"):
        space.features[0, 0] = 1


def test_another_action_table_is_rejected() -> None:
    """A checkpoint made for other ids must not be loaded."""
    space = action_space("imperial")
    space.check(space.version, space.hash)
    with pytest.raises(SpaceMismatch, match=r"old\.pt was made for the actions of imperial, version 7 \(abcdef\), but"):
        space.check(7, "abcdef", "old.pt")
    with pytest.raises(SpaceMismatch, match="the words of imperial"):
        vocabulary("imperial").check(1, "abcdef")


def test_spaces_can_be_pickled() -> None:
    """They are pickled by name, without the table."""
    for space in (action_space("imperial"), vocabulary("imperial_2030", gifts=True)):
        data = pickle.dumps(space)
        assert len(data) < 200
        assert pickle.loads(data) is space


def test_a_custom_board_has_spaces() -> None:
    """Its table has version 0 and is pickled with the edition."""
    own = rondel.load_edition(Path(rondel.__file__).parent / "editions" / "imperial")  # not the packaged object
    space = action_space(own)
    assert space.version == 0
    assert space.size == 8219
    assert pickle.loads(pickle.dumps(space)).hash == space.hash


def test_texts_are_split_at_suffixes() -> None:
    """`:hostile` is a separate word, so that places are not needed three times."""
    assert split("army paris:hostile london") == ["army", "paris", ":hostile", "london"]
    assert join(["fight", "paris", ":own", "italy", END]) == "fight paris:own italy"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("forced", [True, False])
def test_completion_counts_are_correct_and_every_action_can_be_spelled(seed: int, forced: bool) -> None:
    """The counts sum to the number of actions, and each action is reached by its own words only."""
    game = random_game(seed)
    rng = random.Random(seed)
    for _ in range(25):
        if game.over:
            break
        match = Match(start=game, gifts=bool(seed % 3 == 0))
        texts = match.legal_texts()
        first = Spelling(match, forced=forced)
        if not first.done:
            assert sum(first.allowed().values()) == len(texts)
        for text in rng.sample(texts, min(8, len(texts))):
            spelling = Spelling(match, forced=forced)
            words = [*split(text), END]
            while not spelling.done:
                done = len(spelling.words)
                allowed = spelling.allowed()
                prefix = words[: done + 1]
                assert allowed[words[done]] == sum([*split(other), END][: done + 1] == prefix for other in texts)
                assert spelling.counts().sum() == len(spelling.ids) == sum(allowed.values())
                spelling.push(words[done])
            assert spelling.text == text
            assert spelling.id == match.actions.id(text)
            assert not spelling.counts().any()
        game.play(random_choice(game, rng))


def test_completion_counts_as_weights_sample_actions_uniformly() -> None:
    """The product of the weights along a spelling is the same for every action."""
    match = Match("imperial", 4, seed=1)
    words = vocabulary("imperial")
    for text in match.legal_texts():
        likely = 1.0
        spelling = Spelling(match.legal_texts(), words)
        while not spelling.done:
            allowed = spelling.allowed()
            word = next(w for w in [*split(text), END][len(spelling.words) :])
            likely *= allowed[word] / sum(allowed.values())
            spelling.push(words.number(word))
        assert likely == pytest.approx(1 / len(match.legal_ids()))


def test_an_impossible_word_is_rejected() -> None:
    """The error lists the possible words, and the spelling is unchanged."""
    spelling = Spelling(["buy france 2", "buy france 9", "pass"], vocabulary("imperial"))
    with pytest.raises(rondel.UnknownAction, match="'vienna' cannot come as the first word; possible words: pass, buy"):
        spelling.push("vienna")
    with pytest.raises(rondel.UnknownAction, match="'zebra' is not a word"):
        spelling.push("zebra")
    spelling.push("buy")
    assert spelling.text == "buy france"
    assert spelling.allowed() == {"2": 1, "9": 1}
    with pytest.raises(rondel.UnknownAction, match="'4' cannot come after 'buy france'; possible words: 2, 9"):
        spelling.push("4")
    spelling.push("9")
    assert spelling.done
    with pytest.raises(rondel.UnknownAction, match="possible words: nothing"):
        spelling.push("9")
    with pytest.raises(rondel.UnknownAction, match="no action to spell"):
        Spelling([], vocabulary("imperial"))
    with pytest.raises(rondel.UnknownAction, match="requires a vocabulary"):
        Spelling(["pass"])


def test_an_action_that_is_a_prefix_needs_the_end_word() -> None:
    """`fight army` and `fight army:hostile`: without the end word the first could not be expressed."""
    words = vocabulary("imperial")
    spelling = Spelling(["fight army", "fight army:hostile"], words)
    assert spelling.text == "fight army"
    assert spelling.allowed() == {END: 1, ":hostile": 1}
    spelling.push(END)
    assert spelling.text == "fight army"
    assert spelling.done
