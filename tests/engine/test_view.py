"""Contract 3: the view of a seat, and hidden cash (A12)."""

import json
from typing import Any

import pytest
from tests.engine.position import army_step, offers, play, position, position_view, region

import rondel


def test_fields_of_the_view() -> None:
    """The view has all fields of contract 3 and is JSON-serializable."""
    game = position(
        "imperial_2030",
        turn="china",
        at={"china": "import"},
        treasury={"china": 7},
        power={"china": 11},
        bonds={"china": {1: [9, 2]}},
        flags={"china_sea": "china"},
        fleets={"china_sea": {"china": 1, "usa": 1}},
        armies={"beijing": {"china": 2}},
        lying={"beijing": {"india": 1}},
        rounds=5,
    )
    view = game.view(1)
    assert json.loads(json.dumps(view)) == view
    assert (view["edition"], view["seat"], view["version"], view["round"], view["over"]) == (
        "imperial_2030",
        1,
        0,
        5,
        False,
    )
    assert view["turn"]["nation"] == "china"
    assert isinstance(view["turn"]["number"], int)
    player = view["players"][1]
    assert (player["seat"], player["name"], player["cash"], sorted(player["bonds"]["china"])) == (1, "B", 2, [2, 9])
    assert (player["governs"], player["swiss_bank"], player["score"]) == (["china"], False, 5 * 2 + 2)
    china = view["nations"]["china"]
    assert (china["government"], china["treasury"], china["power"], china["factor"]) == (1, 7, 11, 2)
    assert (china["rondel"], china["tax"], china["tax_marker"]) == ("import", 5, None)
    assert (china["armies_left"], china["fleets_left"], china["flags_left"]) == (8, 5, 14)
    assert sorted(china["bonds_left"]) == [4, 6, 12, 16, 20, 25, 30]
    assert china["interest"] == 5
    beijing = region(game, "beijing")
    assert (beijing["kind"], beijing["factory"], beijing["flag"]) == ("home", True, None)
    assert (beijing["armies"], beijing["lying"]) == ({"china": 2}, {"india": 1})
    sea = region(game, "china_sea")
    assert (sea["kind"], sea["flag"], sea["fleets"]) == ("sea", "china", {"china": 1, "usa": 1})
    assert region(game, "japan")["kind"] == "land"
    decision = view["decision"]
    assert (decision["player"], decision["nation"], decision["kind"]) == (1, "china", "rondel")
    assert decision["actions"] == offers(game)
    assert view["result"] is None


def test_actions_only_for_the_decider() -> None:
    """Contract 3: neither other seats nor spectators see the list."""
    game = position(turn="italy")
    assert game.view(1)["decision"]["actions"] == offers(game)
    for seat in (0, 2, None):
        assert not game.view(seat)["decision"].get("actions")


def test_unknown_seats_are_refused() -> None:
    game = position(turn="italy")
    for seat in (6, -1):
        with pytest.raises((rondel.RondelError, IndexError)):
            game.view(seat)


def test_round_and_turn_number() -> None:
    """Contract 6: `round` counts passes of the turn order, `turn.number` turns actually taken."""
    game = rondel.new_game("imperial", players=4, deal=["austria_hungary", "great_britain", "germany", "italy"])
    numbers = []
    for _ in range(6):
        numbers.append((game.view()["turn"]["nation"], game.view()["turn"]["number"], game.view()["round"]))
        game.play("rondel taxation" if "rondel taxation" in offers(game) else "rondel factory")
        while game.decision.kind != "rondel":
            game.play(offers(game)[-1])
    assert numbers == [
        ("austria_hungary", 1, 1),
        ("italy", 2, 1),
        ("great_britain", 3, 1),
        ("germany", 4, 1),
        ("russia", 5, 1),
        ("austria_hungary", 6, 2),
    ]


def test_version_counts_actions_and_gifts() -> None:
    """Contract 3."""
    game = position(turn="italy", cash={1: 5})
    play(game, "rondel taxation")
    game.give(0, "italy", 1)
    assert game.version == game.view()["version"] == 2


def hidden(money: int) -> rondel.Game:
    """Return a game with hidden cash at Investor, where Italy's government (seat 1) has this much cash."""
    view = position_view(turn="italy", at={"italy": "investor"}, cash={0: 3, 1: money, 2: 3})
    view["options"] = {"cash": "hidden"}
    return rondel.Game.from_view(view)


def test_hidden_cash_in_views() -> None:
    """A12: each seat sees its own cash and score only; a spectator sees none."""
    game = hidden(9)
    view = game.view(1)
    assert [player["cash"] for player in view["players"]] == [None, 9, None, None, None, None]
    assert [player["score"] is None for player in view["players"]] == [True, False, True, True, True, True]
    assert all(player["cash"] is None for player in game.view()["players"])


def test_hidden_cash_does_not_leak_to_others() -> None:
    """Contract 1: positions that differ only in the cash of Italy's government have equal views, previews and
    explanations for all others."""
    rich, poor = hidden(9), hidden(3)
    for seat in (0, 2, None):
        assert rich.view(seat) == poor.view(seat)
        for text in ("rondel taxation", "rondel import", "rondel maneuver_2"):
            assert rich.preview(text, seat) == poor.preview(text, seat), (text, seat)
    for seat in (0, 2, None):
        for text in ("rondel factory", "rondel production_1", "rondel taxation", "give italy 5"):
            one, two = rich.explain(text, seat), poor.explain(text, seat)
            assert str(one) == str(two), (text, seat)
    assert rich.view(1) != poor.view(1)
    assert "rondel factory" in offers(rich)
    assert "rondel factory" not in offers(poor)


def test_the_owner_of_hidden_cash_gets_the_full_reason() -> None:
    """A12: refusals are computed from the knowledge of the acting seat."""
    assert hidden(3).explain("rondel factory", 1).rule == "R8.7"


def test_hidden_cash_is_shown_after_the_end() -> None:
    """Contract 6."""
    view = position_view(
        power={"austria_hungary": 24},
        flags={"norway": "austria_hungary", "sweden": "austria_hungary"},
        cash={3: 8},
    )
    view["options"] = {"cash": "hidden"}
    game = rondel.Game.from_view(view)
    play(game, "rondel taxation")
    assert game.over
    assert game.view()["players"][3]["cash"] == 8
    assert game.view()["players"][3]["score"] is not None


def test_events_contain_no_cash_totals() -> None:
    """A12: payments are public, totals are not."""
    game = hidden(9)
    play(game, "rondel taxation")
    for event in game.events_since(0):
        assert "cash" not in event


def test_preview_of_a_maneuver_step() -> None:
    """Contract 1: only what differs."""
    game = army_step(position(armies={"vienna": {"austria_hungary": 1}}))
    seen = game.preview("army vienna venice")
    assert seen["ends_game"] is False
    assert "cash" not in seen or not seen["cash"]
    assert seen["units"]


def test_previews_do_not_reveal_hidden_cash() -> None:
    """Contract 1, A12: previews do not reveal whether a banker could close the gap of a forced stop or whether an
    investor could afford anything."""
    bank: dict[str, Any] = {
        "governs": {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""},
        "turn": "italy",
        "at": {"italy": "maneuver_1"},
        "treasury": {"italy": 3},
        "investor": 0,
    }
    poor, rich = (position_view(**bank, cash={5: money}) for money in (0, 9))
    round_poor, round_rich = (
        position_view(players=3, turn="italy", cash={0: 2, 1: 2, 2: money}, investor_card=False) for money in (0, 9)
    )
    for one, two, text in (
        (poor, rich, "rondel production_2"),
        (poor, rich, "rondel import"),
        (round_poor, round_rich, "rondel taxation"),
    ):
        games = []
        for view in (one, two):
            view["options"] = {**view["options"], "cash": "hidden"}
            games.append(rondel.Game.from_view(view))
        for seat in (1, None):
            assert games[0].preview(text, seat) == games[1].preview(text, seat), (text, seat)


def test_only_the_decider_gets_previews_with_hidden_cash() -> None:
    """A12: for others even the list of actions would reveal hidden cash."""
    rich, poor = hidden(9), hidden(3)
    for seat in (0, None):
        assert rich.previews(seat) == poor.previews(seat) == {}
        assert rich.preview("rondel factory", seat) == poor.preview("rondel factory", seat)
    assert set(rich.previews(1)) == set(offers(rich))


def test_preview_of_a_gift() -> None:
    """Contract 2: gifts have previews, too."""
    game = position(turn="italy", cash={1: 5})
    preview = game.preview("give france 2")
    assert preview["treasury"] == {"france": [0, 2]}
    assert preview["cash"]["1"] == [5, 3]


def test_every_region_has_a_flag_field() -> None:
    """Contract 3: it is null in home provinces."""
    view = rondel.new_game("imperial_2030", players=3).view()
    assert all(region["flag"] is None for region in view["regions"].values())
