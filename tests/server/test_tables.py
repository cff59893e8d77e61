"""Tables: creation, joining, leaving, invitations, start, hot seat, ending by agreement."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.clients import Person, offered

import rondel


def test_every_option_of_the_engine_is_in_the_catalogue(ada: Person) -> None:
    """Values as the engine expects them, default first; options that only some editions offer list those editions."""
    options = {option["key"]: option for option in ada.get("/api/catalogue")["options"]}
    assert set(options) == set(rondel.Options().to_dict())
    for key, option in options.items():
        assert option["default"] == option["values"][0]
        for edition in option.get("editions", rondel.editions()):
            board = rondel.edition(edition)
            own = option.get("defaults", {}).get(edition, option["default"])
            assert own == rondel.Options().for_edition(board).to_dict()[key]
            for value in option["values"]:
                rondel.Options.from_dict({key: 7 if value == "number" else value}).for_edition(board)
    assert [key for key in options if "defaults" in options[key]] == ["late_fleet_battles"]
    assert options["late_fleet_battles"]["defaults"] == {"imperial": True}
    assert options["bonus"]["editions"] == ["imperial_2030"]
    assert "editions" not in options["cash"]


def test_a_table_is_listed_joined_and_started(ada: Person, bruno: Person) -> None:
    table = ada.table("me", "open", "open", start=False, name="Sunday", pace="slow")
    game = table["id"]
    assert game in [each["id"] for each in bruno.get("/api/tables", filter="open")]
    joined = bruno.post(f"/api/tables/{game}/join", {"seat": 2})
    assert [seat["kind"] for seat in joined["seats"]] == ["human", "open", "human"]
    assert joined["your_seats"] == [2]
    assert bruno.refusal(f"/api/tables/{game}/start", {}, 403)["code"] == "not_host"
    assert ada.refusal(f"/api/tables/{game}/start", {}, 409)["code"] == "open_seats"
    started = ada.post(f"/api/tables/{game}/start", {"bot": "random"})
    assert started["state"] == "running"
    assert started["seats"][1]["bot"] == "random"
    assert game in [each["id"] for each in bruno.get("/api/tables", filter="mine")]
    assert game in [each["id"] for each in bruno.get("/api/tables", filter="running")]


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_edition_starts_with_two_to_six_players(ada: Person, edition: str, players: int) -> None:
    table = ada.table("me", *["hot_seat"] * (players - 1), edition=edition)
    state = ada.state(table["id"])
    assert len(state["view"]["players"]) == players
    assert len({player["name"] for player in state["view"]["players"]}) == players
    assert offered(state)


@pytest.mark.parametrize(
    "options",
    [
        {"setup": "draft"},
        {"investor_card": False},
        {"investor_card": False, "swiss_bank_without_card": "additional", "force_without_card": False},
        {"bonus": "increase"},
        {"gifts": "own"},
        {"gifts": "off", "gift_to_force": False},
        {"cash": "hidden"},
        {"late_fleet_battles": True},
        {"status_change": False},
        {"swiss_bank_income": 1},
        {"max_rounds": 7},
    ],
)
def test_every_option_of_the_contract_can_be_chosen(ada: Person, options: dict[str, Any]) -> None:
    table = ada.table("me", "hot_seat", "hot_seat", edition="imperial_2030", options=options)
    assert options.items() <= ada.state(table["id"])["view"]["options"].items()


@pytest.mark.parametrize(("edition", "late"), [("imperial", True), ("imperial_2030", False)])
def test_a_table_has_the_defaults_of_its_edition(ada: Person, edition: str, late: bool) -> None:
    """A32; an explicit choice at an open table stays, whatever the default."""
    for options, expected in (({}, late), ({"late_fleet_battles": not late}, not late)):
        table = ada.table("me", "open", start=False, edition=edition, options=options)
        assert table["options"]["late_fleet_battles"] is expected
        started = ada.table("me", "hot_seat", edition=edition, options=options)
        assert ada.state(started["id"])["view"]["options"]["late_fleet_battles"] is expected


def test_invalid_options_are_refused_with_a_sentence(ada: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "hot_seat"}]
    wrong = [{"bonus": "increase"}, {"cash": "secret"}, {"no_such": 1}, {"max_rounds": 0}, {"investor_card": 1}]
    for options in wrong:
        error = ada.refusal("/api/tables", {"edition": "imperial", "seats": seats, "options": options})
        assert error["code"] == "options"
        assert error["sentence"].endswith(".")
    assert ada.refusal("/api/tables", {"edition": "chess", "seats": seats})["code"] == "edition"
    assert ada.refusal("/api/tables", {"seats": seats[:1]})["code"] == "seats"
    assert ada.refusal("/api/tables", {"seats": [*seats, {"kind": "throne"}]})["code"] == "seats"
    assert ada.refusal("/api/tables", {"seats": seats, "pace": "warp"})["code"] == "pace"
    assert ada.refusal("/api/tables", {"seats": seats, "clock": {"bank": 1}})["code"] == "clock"


def test_a_private_table_is_visible_only_to_invited_people(ada: Person, bruno: Person) -> None:
    table = ada.table("me", "open", start=False, private=True)
    game, invite = table["id"], table["invite"]
    assert game not in [each["id"] for each in bruno.get("/api/tables", filter="open")]
    for path in (f"/api/tables/{game}", f"/api/games/{game}", f"/api/games/{game}/stream", f"/api/games/{game}/chat"):
        assert bruno.http.get(path).status_code == 404
        assert bruno.http.get(path, params={"invite": "wrong"}).status_code == 404
    assert bruno.refusal(f"/api/tables/{game}/join", {}, 404)["code"] == "not_found"
    seen = bruno.get(f"/api/tables/{game}", invite=invite)
    assert "invite" not in seen
    bruno.post(f"/api/tables/{game}/join", {"invite": invite})
    assert bruno.get(f"/api/games/{game}")["table"]["your_seats"] == [1]


def test_leaving_opens_the_seat_or_lets_a_bot_take_over(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join")
    assert bruno.refusal(f"/api/tables/{game}/join", {}, 409)["code"] == "seated"
    assert bruno.post(f"/api/tables/{game}/leave")["seats"][1]["kind"] == "open"
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    left = bruno.post(f"/api/tables/{game}/leave")
    assert (left["seats"][1]["stand_in"], left["seats"][1]["resigned"], left["your_seats"]) == ("greedy", True, [])
    assert ada.refusal(f"/api/tables/{game}/join", {}, 409)["code"] == "seated"
    assert bruno.refusal(f"/api/tables/{game}/join", {}, 409)["code"] == "started"


def test_a_leaving_host_is_replaced(ada: Person, bruno: Person) -> None:
    """Otherwise nobody could start the game."""
    game = ada.table("me", "open", start=False, private=True)["id"]
    invite = ada.get(f"/api/tables/{game}")["invite"]
    bruno.post(f"/api/tables/{game}/join", {"invite": invite})
    assert not ada.post(f"/api/tables/{game}/leave")["is_host"]
    assert bruno.get(f"/api/tables/{game}")["invite"] == invite
    assert bruno.post(f"/api/tables/{game}/start", {"bot": "random"})["state"] == "running"


def test_the_host_assigns_bots_and_removes_the_table(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", start=False)["id"]
    assert bruno.refusal(f"/api/tables/{game}/seats/1", {"kind": "bot", "bot": "random"}, 403)["code"] == "not_host"
    assert ada.post(f"/api/tables/{game}/seats/1", {"kind": "bot", "bot": "random"})["seats"][1]["bot"] == "random"
    assert ada.post(f"/api/tables/{game}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert bruno.http.delete(f"/api/tables/{game}").status_code == 403
    assert ada.http.delete(f"/api/tables/{game}").status_code == 200
    assert ada.http.get(f"/api/tables/{game}").status_code == 404


def test_hot_seat_gives_one_person_several_seats(ada: Person) -> None:
    game = ada.table("me", "hot_seat", "hot_seat", options={"cash": "hidden"})["id"]
    for seat in range(3):
        view = ada.state(game, seat=seat)["view"]
        assert view["seat"] == seat
        assert [player["seat"] for player in view["players"] if player["cash"] is not None] == [seat]


def test_a_game_ends_early_when_all_people_agree(ada: Person, bruno: Person) -> None:
    """A69: the current position is scored. Bots are not asked."""
    game = ada.table("me", "open", "random", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    state = ada.post(f"/api/games/{game}/end", {"agree": True})
    assert (state["table"]["state"], state["table"]["agreed"]) == ("running", [0])
    assert ada.post(f"/api/games/{game}/end", {"agree": False})["table"]["agreed"] == []
    ada.post(f"/api/games/{game}/end", {"agree": True})
    stranger = Person(str(ada.http.base_url), "Eve")
    assert stranger.refusal(f"/api/games/{game}/end", {"agree": True}, 403)["code"] == "not_at_table"
    state = bruno.post(f"/api/games/{game}/end", {"agree": True})
    assert state["table"]["state"] == "over"
    assert state["view"]["over"]
    assert state["table"]["result"]["by"] == "agreement"
    assert len(state["table"]["result"]["scores"]) == 3
    assert ada.refusal(f"/api/games/{game}/actions", {"version": 0, "action": "pass"}, 409)["code"] == "game_over"
    assert "# ended by agreement" in ada.http.get(f"/api/games/{game}/record").text
