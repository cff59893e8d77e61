"""R9: building a factory."""

import pytest
from tests.engine.position import asked, offers, play, position, region, treasury

import rondel


def test_E5_factory_imperial() -> None:
    """R9.1, R9.3: Germany may build where it has no factory and no upright foreign army stands; 5 from the treasury."""
    game = position(turn="germany", treasury={"germany": 5}, armies={"cologne": {"france": 1}})
    play(game, "rondel factory")
    assert asked(game) == ("factory", 4)
    assert set(offers(game)) == {"build munich", "build danzig", "pass"}
    cities = {place.id: place.city for place in game.edition.regions}
    assert (cities["munich"], cities["danzig"]) == ("armament", "shipyard")
    play(game, "build danzig")
    assert region(game, "danzig")["factory"] is True
    assert treasury(game, "germany") == 0
    assert game.decision.nation == "russia"


@pytest.mark.parametrize("site", ["rome", "berlin"])
def test_E6_factory_2030(site: str) -> None:
    """R9.1, R9.2: Europe owns Paris and London; Rome becomes a shipyard, Berlin an armaments factory."""
    game = position("imperial_2030", turn="europe", treasury={"europe": 7})
    play(game, "rondel factory")
    assert set(offers(game)) == {"build rome", "build berlin", "pass"}
    play(game, f"build {site}")
    assert treasury(game, "europe") == 2
    assert region(game, site)["factory"] is True


def test_E6_variation_upright_army_in_berlin() -> None:
    """R9.1: an upright foreign army forbids building in its province."""
    game = position("imperial_2030", turn="europe", treasury={"europe": 7}, armies={"berlin": {"russia": 1}})
    play(game, "rondel factory")
    assert set(offers(game)) == {"build rome", "pass"}
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("build berlin")
    assert refused.value.rule in {"R9.1", "R15.2"}


def test_a_lying_army_does_not_prevent_building() -> None:
    """R9.1, R15.3."""
    game = position(
        "imperial_2030",
        turn="europe",
        treasury={"europe": 7},
        lying={"berlin": {"russia": 1}},
    )
    play(game, "rondel factory")
    assert "build berlin" in offers(game)


def test_own_armies_do_not_lift_the_occupation() -> None:
    """R15.2, A27: defending units beside the upright foreign army change nothing."""
    game = position(
        "imperial_2030",
        turn="europe",
        treasury={"europe": 7},
        armies={"berlin": {"russia": 1, "europe": 3}},
    )
    play(game, "rondel factory")
    assert set(offers(game)) == {"build rome", "pass"}


def test_building_is_optional() -> None:
    """R9.4."""
    game = position(turn="germany", treasury={"germany": 5})
    play(game, "rondel factory", "pass")
    assert treasury(game, "germany") == 5
    assert game.decision.nation == "russia"


def test_a_gift_from_own_cash_makes_building_possible() -> None:
    """R9.3, contract 6: with too little in the treasury, only `pass` is legal as long as the government's cash could
    close the gap; a gift makes the sites available."""
    game = position(turn="germany", treasury={"germany": 3}, cash={4: 2})
    play(game, "rondel factory")
    assert asked(game) == ("factory", 4)
    assert offers(game) == ["pass"]
    game.give(4, "germany", 2)
    assert set(offers(game)) == {"build cologne", "build munich", "build danzig", "pass"}
    play(game, "build munich")
    assert treasury(game, "germany") == 0


@pytest.mark.parametrize(
    ("cash", "gifts"),
    [(1, "any"), (2, "off")],
)
def test_the_decision_is_skipped_when_no_own_gift_could_help(cash: int, gifts: str) -> None:
    """Contract 6: cash too small, or gifts switched off: the factory decision is skipped."""
    game = position(turn="germany", treasury={"germany": 3}, cash={4: cash, 0: 40}, gifts=gifts)
    play(game, "rondel factory")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "russia")


def test_the_decision_is_skipped_without_a_site() -> None:
    """D4: every city has its factory or is occupied."""
    game = position(
        turn="germany",
        treasury={"germany": 20},
        cash={4: 20},
        factories={"germany": ["berlin", "hamburg", "cologne", "munich"]},
        armies={"danzig": {"russia": 1}},
    )
    play(game, "rondel factory")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "russia")


def test_a_destroyed_factory_may_be_built_again() -> None:
    """R9.5: a starting city without its factory is a site like any other."""
    game = position(turn="italy", treasury={"italy": 5}, factories={"italy": ["rome"]})
    play(game, "rondel factory")
    assert "build naples" in offers(game)


def test_building_where_a_factory_stands_is_refused() -> None:
    """R9.1: one factory per city."""
    game = position(turn="germany", treasury={"germany": 9})
    play(game, "rondel factory")
    before = game.to_json()
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("build berlin")
    assert refused.value.rule == "R9.1"
    with pytest.raises(rondel.IllegalAction):
        game.play("build paris")
    assert game.to_json() == before
