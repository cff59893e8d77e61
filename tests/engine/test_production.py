"""R10: production."""

import pytest
from tests.engine.position import asked, nation, offers, play, position, treasury, units

import rondel


def test_E7_production_imperial() -> None:
    """R10.1: upright Russians stop Berlin, the lying French army does not stop Munich."""
    game = position(
        turn="germany",
        factories={"germany": ["berlin", "hamburg", "munich"]},
        armies={"berlin": {"russia": 1}},
        lying={"munich": {"france": 1}},
        treasury={"germany": 6},
    )
    play(game, "rondel production_1")
    assert set(offers(game)) == {"produce all", "produce hamburg", "produce munich", "end"}
    play(game, "produce all")
    assert units(game, "hamburg") == {"fleets": {"germany": 1}}
    assert units(game, "munich") == {"armies": {"germany": 1}, "lying": {"france": 1}}
    assert units(game, "berlin") == {"armies": {"russia": 1}}
    assert treasury(game, "germany") == 6
    assert game.decision.nation == "russia"


def test_E8_production_2030() -> None:
    """R10.1: Chinese upright in Paris, US lying in London; London and Rome launch fleets."""
    game = position(
        "imperial_2030",
        turn="europe",
        factories={"europe": ["london", "paris", "rome"]},
        armies={"paris": {"china": 1}},
        lying={"london": {"usa": 1}},
    )
    play(game, "rondel production_1", "produce all")
    assert units(game, "london") == {"lying": {"usa": 1}, "fleets": {"europe": 1}}
    assert units(game, "rome") == {"fleets": {"europe": 1}}
    assert units(game, "paris") == {"armies": {"china": 1}}


def test_X34_production_declined() -> None:
    """R10.2: a factory may be left out; the others are chosen one by one."""
    game = position(turn="germany")
    play(game, "rondel production_1", "produce hamburg")
    assert set(offers(game)) == {"produce all", "produce berlin", "end"}
    play(game, "end")
    assert units(game, "hamburg") == {"fleets": {"germany": 1}}
    assert units(game, "berlin") == {}
    assert game.decision.nation == "russia"


def test_production_may_be_declined_altogether() -> None:
    """R10.2."""
    game = position(turn="germany")
    play(game, "rondel production_1", "end")
    assert nation(game, "germany")["armies_left"] == 8
    assert nation(game, "germany")["fleets_left"] == 8


def test_X24_supply_ends_production() -> None:
    """R1.5: with all six British armies on the board Sheffield produces nothing, but the shipyards do."""
    game = position(
        turn="great_britain",
        factories={"great_britain": ["london", "liverpool", "sheffield"]},
        armies={"belgium": {"great_britain": 6}},
    )
    play(game, "rondel production_1")
    assert set(offers(game)) == {"produce all", "produce london", "produce liverpool", "end"}
    play(game, "produce all")
    assert units(game, "sheffield") == {}
    assert units(game, "london") == {"fleets": {"great_britain": 1}}
    assert nation(game, "great_britain")["armies_left"] == 0


def test_short_supply_lets_the_government_choose() -> None:
    """R10.3, contract 6: one fleet left for two shipyards: no `produce all`, each yard is offered, one is built."""
    game = position(turn="great_britain", fleets={"north_sea": {"great_britain": 9}})
    play(game, "rondel production_1")
    assert set(offers(game)) == {"produce london", "produce liverpool", "end"}
    play(game, "produce liverpool")
    assert units(game, "liverpool") == {"fleets": {"great_britain": 1}}
    assert units(game, "london") == {}
    assert game.decision.nation == "germany"


def test_produce_all_while_one_kind_is_short() -> None:
    """Contract 6: `produce all` is legal only if the supply of each kind suffices or is empty; after the scarce kind
    has been chosen, it is legal again for the rest."""
    game = position(
        turn="great_britain",
        factories={"great_britain": ["london", "liverpool", "sheffield"]},
        fleets={"north_sea": {"great_britain": 9}},
    )
    play(game, "rondel production_1")
    assert set(offers(game)) == {"produce london", "produce liverpool", "produce sheffield", "end"}
    play(game, "produce london")
    assert set(offers(game)) == {"produce all", "produce sheffield", "end"}
    play(game, "produce all")
    assert units(game, "sheffield") == {"armies": {"great_britain": 1}}


def test_production_is_skipped_without_an_able_factory() -> None:
    """Contract 6, A77: without anything to produce the decision is skipped."""
    game = position(turn="germany", armies={"algeria": {"germany": 8}}, fleets={"north_sea": {"germany": 8}})
    play(game, "rondel production_2")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "russia")


def test_an_occupier_does_not_produce_and_production_starts_no_battle() -> None:
    """R10.4, R10.5: the fleet appears beside the lying army without a question; France gets nothing."""
    game = position(turn="germany", lying={"hamburg": {"france": 1}})
    play(game, "rondel production_1", "produce all")
    assert units(game, "hamburg") == {"lying": {"france": 1}, "fleets": {"germany": 1}}
    assert asked(game) == ("rondel", 5)
    assert nation(game, "france")["armies_left"] == 7


def test_producing_elsewhere_is_refused() -> None:
    """R10.1: only provinces with a factory produce."""
    game = position(turn="germany", armies={"berlin": {"russia": 1}})
    play(game, "rondel production_1")
    for text, rules in (("produce munich", {"R10.1"}), ("produce berlin", {"R10.1", "R15.2"})):
        with pytest.raises(rondel.IllegalAction) as refused:
            game.play(text)
        assert refused.value.rule in rules
