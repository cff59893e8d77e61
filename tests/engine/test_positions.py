"""Contract 6: `Game.from_view`: defaults, equality and validation."""

from typing import Any

import pytest
from tests.engine.position import LANDS, government, nation, offers, play, position, position_view, swiss_banks

import rondel


def test_missing_fields_default_to_the_start_of_the_game() -> None:
    """Cash 2, treasury 0, power 0, off the rondel, starting factories, card by R4.9, the first governed nation moves,
    government = highest credit sum."""
    game = rondel.Game.from_view(
        {
            "edition": "imperial",
            "players": [
                {"bonds": {"france": [9]}},
                {"bonds": {"italy": [4], "france": [2]}},
                {"bonds": {"italy": [6]}},
                {},
            ],
        }
    )
    view = game.view()
    assert [player["cash"] for player in view["players"]] == [2, 2, 2, 2]
    assert government(game, "austria_hungary") is None
    assert government(game, "italy") == 2
    assert government(game, "france") == 0
    assert (game.decision.kind, game.decision.nation, game.decision.player) == ("rondel", "italy", 2)
    assert view["investor"] == 3
    assert swiss_banks(game) == [1, 3]
    assert nation(game, "italy")["treasury"] == 0
    assert view["regions"]["vienna"]["factory"] is True
    assert view["regions"]["prague"]["factory"] is False
    assert sorted(offers(game)) == sorted(f"rondel {space.id}" for space in game.edition.spaces)
    assert view["round"] == 1


def test_view_and_back_is_the_same_position() -> None:
    """`from_view(view)` equals the game at the start of a turn."""
    game = position(
        turn="italy",
        at={"italy": "investor", "france": "import"},
        cash={1: 7, 2: 0},
        treasury={"italy": 4},
        power={"russia": 11},
        armies={"algeria": {"italy": 2}, "venice": {"austria_hungary": 1}},
        lying={"rome": {"france": 2}},
        fleets={"ionian_sea": {"italy": 1}, "naples": {"italy": 1}},
        flags={"algeria": "france", "ionian_sea": "italy"},
        factories={"italy": ["rome", "genoa", "venice"]},
        bonds={"italy": {1: [9], 0: [4]}},
        investor=4,
        rounds=7,
        tax_marker={"italy": "8"},
    )
    again = rondel.Game.from_view(game.view())
    assert again.view() == game.view()
    assert again.state_hash() == game.state_hash()
    assert offers(again) == offers(game)


def refuse(change: Any, edition: str = "imperial", **description: Any) -> str:
    view = position_view(edition, **description)
    if change:
        change(view)
    with pytest.raises(rondel.RondelError) as refused:
        rondel.Game.from_view(view)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert sentence[0].isupper() or not sentence[0].isalpha() or "_" in sentence.split(maxsplit=1)[0]
    return sentence


def test_hidden_cash_is_refused() -> None:
    """A view with cash null is not a position."""
    refuse(lambda view: view["players"][0].update(cash=None))
    refuse(lambda view: view["players"][0].update(cash=-1))
    refuse(lambda view: view["players"][0].update(cash="many"))


def test_a_government_with_fewer_bonds_than_another_is_refused() -> None:
    refuse(lambda view: view["nations"]["italy"].update(government=0), bonds={"italy": {1: [9], 0: [4]}})


def test_a_tied_government_may_be_either() -> None:
    """R18.10: the incumbent of a tie is part of the position."""
    for seat in (0, 1):
        view = position_view(bonds={"italy": {1: [6, 4, 2], 0: [12]}})
        view["nations"]["italy"]["government"] = seat
        assert government(rondel.Game.from_view(view), "italy") == seat


def test_bondholders_without_a_government_are_refused() -> None:
    refuse(lambda view: view["nations"]["italy"].update(government=None))


def test_a_government_without_bonds_is_refused() -> None:
    refuse(lambda view: view["nations"]["italy"].update(government=3), bonds={"italy": {}})


@pytest.mark.parametrize(
    "description",
    [
        {"bonds": {"italy": {1: [9], 0: [9]}}},  # R23.4 the same bond twice
        {"bonds": {"italy": {1: [9, 9]}}},
        {"bonds": {"italy": {1: [7]}}},
        {"treasury": {"italy": -1}},
        {"power": {"italy": -1}},
        {"power": {"italy": 26}},
        {"power": {"italy": 25}},
        {"armies": {"algeria": {"italy": 9}}},  # R23.5
        {"armies": {"algeria": {"italy": 5}, "rome": {"italy": 4}}},
        {"fleets": {"ionian_sea": {"austria_hungary": 7}}},
        {"armies": {"algeria": {"italy": -1}}},
        {"armies": {"ionian_sea": {"italy": 1}}},  # R2.4
        {"fleets": {"algeria": {"italy": 1}}},
        {"fleets": {"rome": {"italy": 1}}},  # no harbor
        {"fleets": {"trieste": {"italy": 1}}},  # a foreign harbor (R12.5)
        {"lying": {"algeria": {"italy": 1}}},  # status only in foreign home provinces (R15.4)
        {"lying": {"rome": {"italy": 1}}},
        {"flags": {"rome": "italy"}},  # R16.1
        {"flags": {"algeria": "atlantis"}},
        {"armies": {"rome": {"france": 1}, "naples": {"france": 1}}},  # R23.2
        {"factories": {"italy": []}},
        {"governs": {0: "austria_hungary", 1: "france"}, "players": 2, "armies": {"algeria": {"italy": 1}}},  # R23.1
        {"governs": {0: "austria_hungary", 1: "france"}, "players": 2, "flags": {"algeria": "italy"}},
        {"governs": {0: "austria_hungary", 1: "france"}, "players": 2, "turn": "italy"},
        {"governs": {}, "players": 2},
        {"at": {"italy": "casino"}},
        {"tax_marker": {"italy": "99"}},
        {"turn": "atlantis"},
        {"investor": 6},
        {"investor": 0, "investor_card": False},
        {"rounds": 0},
        {"players": 1, "governs": {0: "italy"}},
        {"gifts": "sometimes"},
    ],
)
def test_impossible_positions_are_refused(description: dict[str, Any]) -> None:
    """R23, contract 6: refused with a sentence."""
    refuse(None, **description)


def test_unknown_names_are_refused() -> None:
    refuse(lambda view: view.update(edition="imperial_1830"))
    refuse(lambda view: view["regions"].update(atlantis={"flag": "italy"}))
    refuse(lambda view: view["nations"].update(atlantis={}))
    refuse(lambda view: view["regions"].update(algeria={"armies": {"atlantis": 1}}))
    refuse(lambda view: view["players"][0]["bonds"].update(atlantis=[9]))
    refuse(lambda view: view["regions"].update(algeria={"factory": True}))
    refuse(lambda view: view["regions"].update(ionian_sea={"factory": True}))
    refuse(lambda view: view.pop("edition"))
    refuse(lambda view: view.pop("players"))
    refuse(lambda view: view["regions"].update(algeria="full"))
    refuse(lambda view: view.update(players=3))


def test_too_many_flags_are_refused() -> None:
    """R23.5: sixteen flags of one nation."""
    refuse(None, flags=dict.fromkeys((*LANDS, "north_sea"), "italy"))


def test_a_wrong_swiss_bank_is_refused() -> None:
    """R23.8: a player either governs or has a Swiss Bank."""
    refuse(lambda view: view["players"][0].update(swiss_bank=True))


def test_a_view_of_another_decision_is_refused() -> None:
    """Only the start of a turn can be set up."""
    game = position(turn="france", armies={"paris": {"france": 1}})
    play(game, "rondel maneuver_1")
    with pytest.raises(rondel.RondelError):
        rondel.Game.from_view(game.view())


def test_contradictions_inside_a_view_are_refused() -> None:
    """A finished game, seats out of order, empty names, governments that contradict the bonds."""
    refuse(lambda view: view.update(over=True))
    refuse(lambda view: view["players"][0].update(seat=3))
    refuse(lambda view: view["players"][0].update(name=" "))
    refuse(lambda view: view["players"][0].update(governs=["russia"]))
    refuse(lambda view: view["players"][0].update(swiss_bank=True))
    refuse(lambda view: view["nations"]["italy"].update(government=17))
    refuse(lambda view: view["nations"]["italy"].update(government="B"))


def test_the_position_can_be_played_on() -> None:
    game = position("imperial_2030", turn="europe", rounds=9)
    play(game, "rondel taxation")
    assert game.decision.nation == "russia"
    assert game.view()["round"] == 10
