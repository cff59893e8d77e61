"""One schema on the wire: real answers have exactly the types of `rondel.wire`, and no documented field is
lost."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
import pytest
from tests.server.clients import Member, Person, ThreadServer, offered, reading, until

import rondel
import rondel.engine.events as engine_events
from rondel import wire
from rondel.engine.options import CHOICES
from rondel.wire import catalogue, learn, people, play, tables
from rondel.wire.decision import Choice, Decision, Leg, Preview, Previews, Refusal, Routes
from rondel.wire.events import EngineEvent, Event, event_name
from rondel.wire.state import GameState, LogEntry, Presence, Refused, Undo, WaitingState
from rondel.wire.tables import Gone, Table
from rondel.wire.view import Options, View

OPEN = rondel.Options(max_rounds=20)
HIDDEN = rondel.Options(cash="hidden", setup="draft", max_rounds=9)


def has_type(answer: Any, kind: Any) -> Any:
    """Check that a response matches the type exactly, without missing or additional fields."""
    assert _json(msgspec.convert(answer, kind)) == answer
    return answer


def _json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


# Names agree between engine and wire.


def test_every_engine_event_has_a_struct_with_the_same_fields() -> None:
    ours = {kind.__struct_config__.tag: kind for kind in get_args(EngineEvent)}
    theirs = {event_name(kind.__name__): kind for kind in get_args(engine_events.Event)}
    assert set(ours) == set(theirs)
    for name, kind in theirs.items():
        assert ours[name].__struct_fields__ == (*kind._fields, "version"), name
        assert ours[name].__struct_config__.tag_field == "event"


def test_options_match_the_engine() -> None:
    fields = {field.name: field.type for field in msgspec.structs.fields(Options)}
    assert list(fields) == list(rondel.Options().to_dict())
    for name, values in CHOICES.items():
        wanted = (True, False) if fields[name] is bool else get_args(fields[name])
        assert set(wanted) == set(values) - {None}, name  # None means the edition's default, which a game resolves


def test_space_ids_match_every_edition() -> None:
    for edition in map(rondel.edition, rondel.editions()):
        assert {space.id for space in edition.spaces} == set(get_args(wire.SpaceId))
        assert {space.action for space in edition.spaces} == set(get_args(wire.SpaceAction))


# Data of the engine match the types.


def test_data_of_whole_games_match_their_types() -> None:
    """All kinds of decisions, both editions, open and hidden cash, for players and spectators."""
    kinds: set[str] = set()
    for edition in rondel.editions():
        for options in (OPEN, HIDDEN):
            for seed in (0, 10, 13, 23):
                kinds |= _played(edition, options, seed)
    kinds |= _played_on(short_of_flags(), random.Random(0))
    assert kinds == set(get_args(wire.DecisionKind))


def short_of_flags() -> rondel.Game:
    """Return a position where France has one flag for two regions (R16.7), which random games rarely reach."""
    regions = rondel.new_game("imperial", players=3).view()["regions"]
    free = [region for region, facts in regions.items() if facts["kind"] != "home"]
    flags = [region for region in free if region not in ("morocco", "bay_of_biscay")][:14]
    return rondel.Game.from_view(
        {
            "edition": "imperial",
            "turn": {"nation": "france"},
            "players": [{"bonds": {"france": [4]}}, {"bonds": {"germany": [4]}}, {"bonds": {"russia": [4]}}],
            "regions": {
                **{region: {"flag": "france"} for region in flags},
                "morocco": {"armies": {"france": 1}},
                "bay_of_biscay": {"fleets": {"france": 1}},
            },
            "nations": {"france": {"rondel": "investor"}},
        }
    )


def _played(edition: str, options: rondel.Options, seed: int) -> set[str]:
    chance = random.Random(seed)
    return _played_on(rondel.new_game(edition, players=5, options=options, seed=seed), chance)


def _played_on(game: rondel.Game, chance: random.Random) -> set[str]:
    kinds: set[str] = set()
    while not game.over:
        decision = game.decision
        action = chance.choice(decision.actions)
        if decision.kind not in kinds or game.version % 17 == 0:
            kinds.add(decision.kind)
            for seat in (None, decision.player, (decision.player + 1) % len(game.names)):
                has_type(_json(game.view(seat)), View)
            has_type(_json(game.preview(action, decision.player)), Preview)
            if str(action).startswith(("army ", "fleet ")):
                has_type(_json(game.route(action)), list[Leg])
        game.play(action)
        has_type(_json(game.news), list[EngineEvent])
    view = has_type(_json(game.view(None)), View)
    assert view["result"]["winners"]
    return kinds


# Responses of the server match the types.


def test_responses_of_a_game_match_their_types(ada: Person) -> None:
    table = has_type(ada.table("me", "hot_seat"), Table)
    game = table["id"]
    state = has_type(ada.state(game), GameState)
    assert offered(state)
    refused = ada.play(game, {"view": {"version": 7}}, "rondel taxation", 409)
    has_type(refused, Refused)
    assert refused["state"]["view"]["version"] == 0
    path = f"/api/games/{game}"
    has_type(ada.get(path + "/preview", action="rondel taxation"), Preview)
    has_type(ada.post(path + "/previews"), Previews)
    has_type(ada.get(path + "/explain", action="build vienna"), Refusal)
    has_type(ada.post(path + "/routes"), Routes)
    illegal = has_type(ada.play(game, state, "build vienna", 422), Refused)
    assert illegal["error"]["rule"]
    for _ in range(30):
        seat = state["table"]["turn"]["player"]
        state = ada.state(game, seat)
        state = has_type(ada.play(game, state, random.Random(1).choice(offered(state)), seat=seat), GameState)
    has_type(ada.get(path + "/events"), list[LogEntry])
    has_type(ada.get(path + "/positions/3"), View)
    has_type(ada.get(path + "/charts"), play.Charts)
    has_type(ada.post(path + "/chat", {"text": "Hello"}, 201), tables.ChatMessage)
    has_type(ada.get(path + "/chat"), list[tables.ChatMessage])
    has_type(ada.post(path + "/undo", {"version": state["view"]["version"]}), GameState)
    has_type(ada.post(path + "/seats/1/bot", {"bot": "greedy"}), GameState)
    over = has_type(ada.post(path + "/end", {"agree": True}), GameState)
    assert over["view"]["result"]["by"] == "agreement"
    has_type(ada.get("/api/tables", filter="mine"), list[Table])


def test_responses_with_hidden_cash_and_clocks_match_their_types(ada: Person, bruno: Person) -> None:
    table = ada.table(
        "me", "greedy", "random", edition="imperial_2030", options={"cash": "hidden"}, clock={"bank": 600}
    )
    state = ada.wait_for_turn(table["id"])
    has_type(state, GameState)
    assert state["clocks"]
    has_type(bruno.state(table["id"]), GameState)


def test_responses_of_an_open_table_match_their_types(ada: Person, bruno: Person) -> None:
    table = has_type(ada.table("me", "open", start=False), Table)
    has_type(ada.state(table["id"]), WaitingState)
    has_type(bruno.get(f"/api/tables/{table['id']}"), Table)
    has_type(bruno.post(f"/api/tables/{table['id']}/join"), Table)
    has_type(ada.http.delete(f"/api/tables/{table['id']}").json(), Gone)
    has_type(ada.http.get(f"/api/tables/{table['id']}").json(), Refused)


def test_stream_messages_match_their_types(ada: Person, bruno: Person) -> None:
    table = ada.table("me", "open", start=False)
    with reading(ada, table["id"]) as messages:
        has_type(until(messages, "state")["data"], WaitingState)
        has_type(until(messages, "presence")["data"], Presence)
        ada.post(f"/api/games/{table['id']}/chat", {"text": "Hello"}, 201)
        has_type(until(messages, "chat")["data"], tables.ChatMessage)
        bruno.post(f"/api/tables/{table['id']}/join")
        ada.post(f"/api/tables/{table['id']}/start")
        message = until(messages, "state")
        while "view" not in message["data"]:
            message = until(messages, "state")
        has_type(message["data"], GameState)


def test_responses_about_people_editions_and_lessons_match_their_types(ada: Person) -> None:
    has_type(ada.get("/api/me"), people.Me)
    member = Member(str(ada.http.base_url))
    has_type(member.post("/api/me/tokens", {"label": "bot"}, 201), people.NewToken)
    has_type(member.get("/api/me/tokens"), list[people.Token])
    has_type(member.get("/api/me/sessions"), list[people.Session])
    has_type(ada.get("/healthz"), catalogue.Health)
    has_type(ada.get("/api/catalogue"), catalogue.Catalogue)
    has_type(ada.get("/api/rules", lang="de"), list[catalogue.RuleText])
    for edition in rondel.editions():
        has_type(ada.get(f"/api/editions/{edition}"), catalogue.EditionFacts)
    has_type(ada.get("/api/lessons"), list[learn.LessonOverview])
    lesson = has_type(ada.post("/api/lessons/imperial/start", {}, 201), Table)
    has_type(ada.get(f"/api/lessons/tables/{lesson['id']}"), learn.LessonStep)
    first = ada.post("/api/lessons/imperial/first_game", {}, 201)["id"]
    has_type(ada.get(f"/api/lessons/tables/{first}"), learn.FirstGame)
    has_type(ada.get(f"/api/lessons/tables/{ada.table('me', 'hot_seat')['id']}"), learn.NoCoach)
    ada.wait_for_turn(first)
    has_type(ada.get(f"/api/lessons/tables/{first}/idea"), learn.Idea)
    has_type(ada.get(f"/api/lessons/tables/{first}/reasons"), list[learn.BotReason])


def test_choices_have_parts_for_the_player_to_move(ada: Person, bruno: Person) -> None:
    """Nobody else gets the parts of the actions."""
    table = ada.table("me", "hot_seat")
    state = ada.state(table["id"])
    decision = state["view"]["decision"]
    assert [choice["text"] for choice in decision["choices"]] == decision["actions"]
    watched = bruno.state(table["id"])["view"]["decision"]
    assert not {"actions", "choices", "locked"} & set(watched)
    state = ada.play(table["id"], state, decision["actions"][0])
    assert state["log"][-1]["choice"]["text"] == state["log"][-1]["action"]
    assert state["undo"]["choice"]["text"] == state["undo"]["what"]


def test_an_earlier_position_offers_no_actions(ada: Person) -> None:
    table = ada.table("me", "hot_seat")
    ada.play(table["id"], ada.state(table["id"]), "rondel taxation")
    decision = ada.get(f"/api/games/{table['id']}/positions/0")["decision"]
    assert (decision["actions"], decision["choices"], decision["locked"]) == ([], [], [])


# Fields may be added, but not renamed or removed.

PROMISED = {
    Table: "id name edition options pace clock private state host is_host created touched seats players your_seats "
    "auto_forced turn version revision round sandbox agreed result invite",
    GameState: "table revision seat view log undo undo_reason clocks clock_runs_for ahead chat_unread",
    View: "edition options seat version round turn over players investor nations regions decision result",
    LogEntry: "version seat action choice by turn at events reason",
    Undo: "to what choice turn turn_to",
    Decision: "player nation kind rule gift_helps actions choices locked",
    Choice: "text kind nation place from to own unit stance face old space steps amount cost preview route",
    Refusal: "code sentence params rule remedies remedy_choices",
    Preview: "cash treasury power factor tax units flags factories government swiss_bank score asks ends_game nothing",
    tables.ChatMessage: "id name seat text at",
    people.User: "id name guest admin settings",
    play.Charts: "rounds versions scores power treasury",
    catalogue.Catalogue: "editions players options bots rules_version languages",
    catalogue.EditionFacts: "id title nations regions edges spaces columns bonds canals free_steps max_steps "
    "last_power_point points_per_factor import_limit",
    learn.LessonStep: "kind edition step steps id rule terms tasks state miss waits revision",
}


@pytest.mark.parametrize("kind", PROMISED, ids=lambda kind: kind.__name__)
def test_documented_fields_still_exist(kind: type[msgspec.Struct]) -> None:
    assert set(PROMISED[kind].split()) <= {field.encode_name for field in msgspec.structs.fields(kind)}


def test_the_fields_of_a_table_and_a_state_are_sent(ada: Person) -> None:
    table = ada.table("me", "hot_seat")
    assert set(PROMISED[Table].split()) <= set(table)
    state = ada.state(table["id"])
    assert set(PROMISED[GameState].split()) <= set(state)
    assert set(PROMISED[View].split()) <= set(state["view"])
    assert set(PROMISED[LogEntry].split()) <= set(state["log"][0])


def test_times_are_seconds(ada: Person, server: ThreadServer) -> None:
    """Unix timestamps as numbers."""
    table = ada.table("me", "hot_seat")
    entry = ada.state(table["id"])["log"][0]
    assert table["created"] <= table["touched"] <= entry["at"] + 60
    assert table["created"] > 1_700_000_000


def test_all_events_of_a_game_have_known_types(ada: Person) -> None:
    """Including the server's own events."""
    table = ada.table("random", "random", "random", options={"max_rounds": 3})
    while ada.get(f"/api/tables/{table['id']}")["state"] != "over":
        pass
    entries = ada.get(f"/api/games/{table['id']}/events")
    happened = {event["event"] for entry in entries for event in entry["events"]}
    has_type([event for entry in entries for event in entry["events"]], list[Event])
    assert {"turn_summary", "rondel_moved", "game_ended"} <= happened
