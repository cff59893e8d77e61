"""Data export and deletion (GDPR); renaming of guests in favor of accounts."""

from __future__ import annotations

import time
import uuid
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text
from tests.server.clients import Member, Person, ThreadServer, offered

import rondel
from rondel.server.operations import console, moderation
from rondel.table.visitors import DELETED_USER


def _unique_name() -> str:
    """Return a name that occurs nowhere else in the database."""
    return f"Zq{uuid.uuid4().hex[:10]}"


def _delete_account(person: Person, password: str | None = None, expect: int = 200) -> Any:
    answer = person.http.request("DELETE", "/api/me", json={"password": password} if password else {})
    assert answer.status_code == expect, answer.text
    return answer.json()


def _found_in_database(server: ThreadServer, word: str) -> list[str]:
    """Return all columns of all tables that contain the word."""
    engine = create_engine(server.settings.database.replace("postgresql://", "postgresql+psycopg://"))
    found = []
    with engine.connect() as connection:
        for table in inspect(engine).get_table_names():
            for column in inspect(engine).get_columns(table):
                query = f'SELECT count(*) FROM "{table}" WHERE CAST("{column["name"]}" AS TEXT) LIKE :word'
                if connection.execute(text(query), {"word": f"%{word}%"}).scalar():
                    found.append(f"{table}.{column['name']}")
    engine.dispose()
    return found


def _play(game: str, *people: Person, moves: int) -> None:
    for number in range(moves):
        for person in people:
            state = person.state(game)
            if actions := offered(state):
                person.play(game, state, actions[number * 7 % len(actions)])
                break


@pytest.mark.both_databases
def test_the_export_contains_all_stored_data(server: ThreadServer) -> None:
    ada, bruno = Member(server.address, _unique_name()), server.person("Bruno")
    game = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join", {})
    ada.post(f"/api/tables/{game}/start", {})
    ada.post(f"/api/games/{game}/chat", {"text": "hello"}, 201)
    ada.post(f"/api/games/{game}/reports", {"about": "person", "reason": "spam", "seat": 1, "words": "ads"}, 201)
    ada.post(f"/api/games/{game}/blocks", {"seat": 1}, 201)
    token = ada.post("/api/me/tokens", {"label": "my bot"}, 201)["token"]
    answer = ada.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    mine = answer.json()
    assert (mine["name"], mine["guest"], mine["address"]) == (ada.name, False, "127.0.0.1")
    assert [(each["id"], each["seat"], each["as_name"]) for each in mine["games"]] == [(game, 0, ada.name)]
    assert [each["text"] for each in mine["chat"]] == ["hello"]
    assert (mine["blocks"], [each["words"] for each in mine["reports"]]) == (["Bruno"], ["ads"])
    assert [each["label"] for each in mine["tokens"]] == ["my bot"]
    assert len(mine["sessions"]) == 1
    assert token not in answer.text
    program = Person(server.address, token=token)
    assert program.http.get("/api/me/export").status_code == 403, "tokens are only for playing"
    assert moderation.data(server.settings.database, ada.name).startswith(b"{")


@pytest.mark.both_databases
@pytest.mark.parametrize("state", ["running", "over"])
def test_deletion_keeps_games_without_the_name(server: ThreadServer, state: str) -> None:
    """The name disappears from the database, the moves stay the same, and the others can play on."""
    name, bruno = _unique_name(), server.person("Bruno")
    ada = Member(server.address, name)
    game = ada.table("me", "open", start=False, options={"max_rounds": 3})["id"]
    waiting, alone = (ada.table("me", "open", start=False)["id"] for _ in range(2))
    for table in (game, waiting):
        bruno.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{game}/start", {})
    ada.post(f"/api/games/{game}/chat", {"text": "hello"}, 201)
    _play(game, ada, bruno, moves=30)
    ada.post(f"/api/games/{game}/sandbox", {"at": 2}, 201)
    bruno.post(f"/api/games/{game}/reports", {"about": "person", "reason": "absence", "seat": 0}, 201)
    if state == "over":
        for person in (ada, bruno):
            person.post(f"/api/games/{game}/end", {"agree": True})
    before = rondel.replay(bruno.http.get(f"/api/games/{game}/record").text)
    assert _delete_account(ada, "wrong guess", 403)["error"]["code"] == "old_password"
    _delete_account(ada, ada.password)

    assert _found_in_database(server, name) == []
    assert ada.get("/api/me") == {"user": None}
    table = bruno.state(game)["table"]
    assert (table["seats"][0]["name"], table["seats"][0]["kind"]) == (
        DELETED_USER,
        "bot" if state == "running" else "human",
    )
    assert bruno.get(f"/api/games/{game}/positions/0")["players"][0]["name"] == DELETED_USER
    record = bruno.http.get(f"/api/games/{game}/record").text
    after = rondel.replay(record)
    assert f"player: {DELETED_USER}\n" in record
    assert after.moves()[: len(before.moves())] == before.moves()
    assert bruno.get(f"/api/games/{game}/chat") == []
    assert bruno.get(f"/api/tables/{waiting}")["is_host"]
    assert bruno.http.get(f"/api/tables/{alone}").status_code == 404
    Member(server.address, name)  # the name is free again


@pytest.mark.both_databases
def test_a_guest_deletes_all_data_with_one_request(server: ThreadServer) -> None:
    name = _unique_name()
    guest = server.person(name)
    guest.table("me", "hot_seat", name=name)
    assert _found_in_database(server, name) != []
    _delete_account(guest)
    assert _found_in_database(server, name) == []
    assert guest.http.get("/api/me").status_code == 401


def test_an_operator_deletes_a_person(server: ThreadServer) -> None:
    ada = Member(server.address, _unique_name())
    ada.table("me", "hot_seat")
    moderation.forget(server.settings.database, ada.name, "asked by mail")
    assert _found_in_database(server, ada.name) == []
    [line, *_] = moderation.moderation_log(server.settings.database)
    assert (line.action, line.about, line.reason) == ("forget", f"#{ada.id}", "asked by mail")


def test_the_placeholder_of_deleted_users_is_not_a_valid_name(server: ThreadServer) -> None:
    answer = Person(server.address, "Ada").http.patch("/api/me", json={"name": DELETED_USER})
    assert answer.json()["error"]["code"] == "name_letters"


@pytest.mark.both_databases
def test_guests_are_renamed_when_somebody_registers_their_name(server: ThreadServer) -> None:
    """Also guests with a confusable name, at their tables and in the chat."""
    name = _unique_name()
    guests = [server.person(name), server.person(name.upper())]
    game = guests[0].table("me", "hot_seat", talk="everybody")["id"]
    guests[0].post(f"/api/games/{game}/chat", {"text": "hello"}, 201)
    owner = Member(server.address, name)
    assert owner.get("/api/me")["user"]["name"] == name
    assert [each.get("/api/me")["user"]["name"] for each in guests] == [f"{name} (guest)", f"{name.upper()} (guest)"]
    assert guests[0].state(game)["table"]["seats"][0]["name"] == f"{name} (guest)"
    assert guests[0].get(f"/api/games/{game}/chat")[0]["name"] == f"{name} (guest)"
    stranger = server.person(other := _unique_name())
    owner.http.patch("/api/me", json={"name": other})
    assert stranger.get("/api/me")["user"]["name"] == f"{other} (guest)"


def test_addresses_are_removed_after_a_week(server: ThreadServer) -> None:
    """Stored addresses of people, and banned addresses after the ban; the moderation log contains none."""
    ada, database = Member(server.address, _unique_name()), server.settings.database
    assert ada.get("/api/me/export")["address"] == "127.0.0.1"
    moderation.ban_address(database, "192.0.2.231", 1, "flood")
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        week = {"id": ada.id, "at": time.time() - 7 * 86_400 - 1}
        connection.execute(text("UPDATE users SET address_at = :at WHERE id = :id"), week)
        connection.execute(text("UPDATE address_bans SET until = 1 WHERE address = '192.0.2.231'"))
    engine.dispose()
    assert console.clean_up(database)["address"] == 2
    assert (ada.get("/api/me/export")["address"], ada.get("/api/me/export")["address_at"]) == (None, None)
    assert _found_in_database(server, "192.0.2.231") == []
