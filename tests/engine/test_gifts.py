"""R6.5: gifts to treasuries, in all modes."""

import pytest
from tests.engine.position import army_step, asked, cash, event_names, offers, play, position, treasury

import rondel


def test_any_player_may_give_to_any_treasury_at_any_decision() -> None:
    """A11: gifts are possible out of turn, never change who decides, are final, and are part of the record."""
    game = position(turn="italy", cash={3: 5})
    before = asked(game)
    game.give(3, "russia", 4)
    assert (cash(game, 3), treasury(game, "russia")) == (1, 4)
    assert asked(game) == before
    assert game.version == game.view()["version"] == 1
    assert "gift" in event_names(game)


def test_gifts_are_possible_within_a_maneuver_and_a_challenge() -> None:
    """R24: in a maneuver, at an arrival and in a challenge."""
    game = position(turn="france", armies={"paris": {"france": 1}, "belgium": {"germany": 1}}, cash={0: 9})
    for text in ("rondel maneuver_1", "army paris belgium", "peace"):
        game.give(0, "italy", 1)
        before = asked(game)
        play(game, text)
        assert before
    game.give(0, "italy", 1)
    assert asked(game) == ("challenge", 4)
    assert treasury(game, "italy") == 4


def test_playing_give_is_a_gift_of_the_deciding_player() -> None:
    """Contract, section 6."""
    game = position(turn="italy", cash={1: 5})
    play(game, "give france 3")
    assert (cash(game, 1), treasury(game, "france")) == (2, 3)
    assert asked(game) == ("rondel", 1)


def test_option_own_allows_gifts_only_to_nations_the_giver_governs() -> None:
    game = position(turn="italy", cash={1: 5, 2: 5}, gifts="own")
    game.give(1, "italy", 1)
    game.give(2, "france", 1)
    with pytest.raises(rondel.IllegalAction) as refused:
        game.give(2, "italy", 1)
    assert refused.value.rule == "R6.5"
    assert treasury(game, "italy") == 1


def test_option_off_forbids_gifts() -> None:
    game = position(turn="italy", cash={1: 5}, gifts="off")
    with pytest.raises(rondel.IllegalAction) as refused:
        game.give(1, "italy", 1)
    assert refused.value.rule == "R6.5"
    with pytest.raises(rondel.IllegalAction):
        game.play("give italy 1")


@pytest.mark.parametrize("amount", [0, -1, 6, 1000])
def test_impossible_amounts_are_refused(amount: int) -> None:
    """R6.5, R23.3: only whole millions that the giver has; an error changes nothing."""
    game = position(turn="italy", cash={1: 5})
    before = game.to_json()
    with pytest.raises(rondel.RondelError) as refused:
        game.give(1, "italy", amount)
    assert str(refused.value).endswith(".")
    assert game.to_json() == before


def test_impossible_givers_and_nations_are_refused() -> None:
    game = position(turn="italy", cash={1: 5})
    before = game.to_json()
    for seat, name in ((1, "atlantis"), (6, "italy"), (-1, "italy"), (9, "italy")):
        with pytest.raises(rondel.RondelError):
            game.give(seat, name, 1)
    for text in ("give italy", "give italy x", "give atlantis 1", "give italy -1", "give italy 1.5"):
        with pytest.raises(rondel.RondelError):
            game.play(text)
    assert game.to_json() == before


def test_an_ungoverned_nation_receives_gifts() -> None:
    """A79."""
    game = position(players=2, governs={0: "austria_hungary", 1: "italy"}, cash={1: 5})
    game.give(1, "russia", 2)
    assert treasury(game, "russia") == 2


def test_a_gift_updates_the_legal_actions() -> None:
    """A11: a government that gives its last cash away cannot pay a surcharge."""
    game = position(turn="italy", at={"italy": "investor"}, cash={1: 2})
    assert "rondel taxation" in offers(game)
    game.give(1, "france", 1)
    assert "rondel taxation" not in offers(game)


def test_a_gift_does_not_change_an_army_step() -> None:
    game = army_step(position(turn="france", armies={"paris": {"france": 1}}, cash={0: 1}))
    before = offers(game)
    game.give(0, "france", 1)
    assert offers(game) == before
