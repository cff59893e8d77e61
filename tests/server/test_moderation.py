"""Moderation by web page and command line: reports, mutes, blocks, bans, hidden chat, renames, tables, log."""

from __future__ import annotations

import time
from typing import get_args

import httpx
import pytest
from tests.server.clients import NET, Member, Person, ThreadServer, reading, until
from tests.server.postgres import Postgres
from tests.waiting import wait_until

from rondel.cli.admin import app as admin_commands
from rondel.server.moderation import person_actions as actions
from rondel.server.moderation.log import CONSOLE
from rondel.server.moderation.overview import publish_process
from rondel.server.operations import console, moderation
from rondel.server.people.bans import network_of
from rondel.wire.moderation import PersonDeed, TableDeed


@pytest.fixture
def boss(server: ThreadServer) -> Member:
    """An administrator."""
    member = Member(server.address)
    server.run(actions.set_admin(server.app.services, CONSOLE, member.id, True))
    return member


def _table(server: ThreadServer) -> tuple[Person, Member, str]:
    """Start a game with Ada as host and Mallory as opponent."""
    ada, mallory = server.person("Ada"), Member(server.address)
    game = ada.table("me", "open", start=False)["id"]
    mallory.post(f"/api/tables/{game}/join", {})
    ada.post(f"/api/tables/{game}/start", {})
    return ada, mallory, game


def _act(boss: Member, person: Member, action: str, expect: int = 200, **more: object) -> dict[str, object]:
    body = {"action": action, "reason": "house rules", **more}
    return boss.post(f"/api/admin/people/{person.id}", body, expect)  # type: ignore[no-any-return]


def test_lines_people_and_names_can_be_reported(server: ThreadServer, boss: Member) -> None:
    ada, mallory, game = _table(server)
    line = mallory.post(f"/api/games/{game}/chat", {"text": "You are a turnip"}, 201)["id"]
    path = f"/api/games/{game}/reports"
    ada.post(path, {"about": "line", "reason": "insult", "line": line, "words": "He said that."}, 201)
    ada.post(path, {"about": "person", "reason": "cheating", "seat": 1}, 201)
    ada.post(path, {"about": "name", "reason": "name", "seat": 1}, 201)
    ada.post(path, {"about": "name", "reason": "name", "seat": 1}, 201)  # a duplicate
    mine = [each for each in boss.get("/api/admin/reports") if each["game"] == game]
    assert [(each["about"], each["text"], each["user"]) for each in mine] == [
        ("line", "You are a turnip", mallory.id),
        ("person", None, mallory.id),
        ("name", None, mallory.id),
    ]
    assert ada.refusal(path, {"about": "person", "reason": "spam", "seat": 0}, 409)["code"] == "yourself"
    assert ada.refusal(path, {"about": "person", "reason": "spam", "seat": 5}, 404)["code"] == "not_found"
    assert ada.refusal(path, {"about": "person", "reason": "ugly", "seat": 1})["code"] == "report"
    other = ada.table("me", "hot_seat")["id"]
    assert ada.refusal(f"/api/games/{other}/reports", {"about": "line", "reason": "spam", "line": line}, 404)
    boss.post(f"/api/admin/reports/{mine[0]['id']}", {"reason": "muted him"})
    assert mine[0]["id"] not in [each["id"] for each in boss.get("/api/admin/reports")]
    assert mine[0]["id"] in [each["id"] for each in boss.get("/api/admin/reports", settled=True)]
    assert boss.get("/api/admin/log")[0]["action"] == "settle"


def test_only_logged_in_administrators_have_access(server: ThreadServer, boss: Member) -> None:
    """Everybody else gets 404, including API tokens of administrators."""
    token = boss.post("/api/me/tokens", {"label": "bot"}, 201)["token"]
    for who in (server.person("Eve"), Member(server.address), Person(server.address, token=token)):
        for path in ("", "/reports", "/people", "/tables", "/addresses", "/log", "/tables/x/chat"):
            assert who.http.get(f"/api/admin{path}").status_code == 404
        for path in ("/people/1", "/tables/x", "/chat/1", "/reports/1", "/addresses"):
            body = {"action": "end", "reason": "x", "hidden": True, "address": "192.0.2.1"}
            assert who.http.post(f"/api/admin{path}", json=body).status_code in (400, 404)
    assert httpx.get(server.address + "/api/admin", timeout=NET).status_code == 404
    assert boss.get("/api/admin")["people"]["accounts"] >= 1


def test_a_muted_person_can_read_but_not_write(server: ThreadServer, boss: Member) -> None:
    _, mallory, game = _table(server)
    assert _act(boss, mallory, "mute", hours=2)["person"]["muted_until"] > time.time()  # type: ignore[index]
    assert mallory.refusal(f"/api/games/{game}/chat", {"text": "but"}, 403)["code"] == "muted"
    mallory.get(f"/api/games/{game}/chat")
    _act(boss, mallory, "unmute")
    mallory.post(f"/api/games/{game}/chat", {"text": "sorry"}, 201)


def test_a_banned_person_is_excluded_and_substituted_by_a_bot(server: ThreadServer, boss: Member) -> None:
    ada, mallory, game = _table(server)
    token = mallory.post("/api/me/tokens", {"label": "bot"}, 201)["token"]
    with reading(mallory, game) as stream:
        until(stream, "state")
        _act(boss, mallory, "ban", hours=48)
        assert [event["event"] for event in stream if event["event"] not in ("presence", "state")] == []
    refused = mallory.refusal("/api/tables", {"seats": []}, 403)
    assert (refused["code"], refused["params"]["reason"]) == ("banned", "house rules")
    assert (
        Person(server.address, token=token).refusal(f"/api/games/{game}/chat", {"text": "x"}, 403)["code"] == "banned"
    )
    assert mallory.http.get(f"/api/games/{game}/stream").status_code == 403
    login = httpx.post(
        server.address + "/api/login", json={"name": mallory.name, "password": mallory.password}, timeout=NET
    )
    assert (login.status_code, login.json()["error"]["code"]) == (403, "banned")
    assert ada.state(game)["table"]["seats"][1]["stand_in"] == "greedy"
    _act(boss, mallory, "unban")
    mallory.post(f"/api/games/{game}/seats/1/bot", {"bot": None})


def test_open_tables_of_a_banned_host_are_removed_or_transferred(server: ThreadServer, boss: Member) -> None:
    mallory, ada = Member(server.address), server.person("Ada")
    alone = mallory.table("me", "open", start=False)["id"]
    shared = mallory.table("me", "open", start=False)["id"]
    ada.post(f"/api/tables/{shared}/join", {})
    _act(boss, mallory, "ban")
    assert ada.http.get(f"/api/tables/{alone}").status_code == 404
    table = ada.get(f"/api/tables/{shared}")
    assert table["is_host"]
    assert table["seats"][0]["kind"] == "open"


def test_guests_are_banned_by_address(sqlite: str) -> None:
    """Existing and new guests from the address are refused; accounts can still log in."""
    server = ThreadServer(sqlite)
    try:
        boss, member = Member(server.address), Member(server.address)
        server.run(actions.set_admin(server.app.services, CONSOLE, boss.id, True))
        eve = server.person("Eve")
        number = eve.get("/api/me")["user"]["id"]
        body = {"action": "ban", "reason": "floods the lobby", "hours": 24 * 365, "address": True}
        boss.post(f"/api/admin/people/{number}", body)
        answer = httpx.post(server.address + "/api/guest", json={"name": "Eve again"}, timeout=NET)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
        register = httpx.post(
            server.address + "/api/register", json={"name": "Eva", "password": "correct horse"}, timeout=NET
        )
        assert register.status_code == 403
        member.elsewhere()
        member.table("me", "hot_seat")
        found = boss.get("/api/admin/addresses")
        assert [each["address"] for each in found] == ["127.0.0.1"]
        assert found[0]["until"] < time.time() + 31 * 86_400  # addresses get reassigned
        assert "127.0.0.1" not in str(boss.get("/api/admin/log"))
        boss.post("/api/admin/addresses", {"address": "127.0.0.1", "hours": 0, "reason": "enough"})
        server.person("Grace")
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_network_is_banned_as_a_whole(address: str, network: str) -> None:
    assert network_of(address) == network


def test_hiding_a_line_updates_open_pages_and_can_be_undone(server: ThreadServer, boss: Member) -> None:
    ada, mallory, game = _table(server)
    line = mallory.post(f"/api/games/{game}/chat", {"text": "You are a turnip"}, 201)["id"]
    with reading(ada, game) as stream:
        until(stream, "state")
        boss.post(f"/api/admin/chat/{line}", {"hidden": True, "reason": "insult"})
        gone = until(stream, "chat")["data"]
        assert (gone["id"], gone["text"], gone["hidden"]) == (line, "", True)
        assert ada.get(f"/api/games/{game}/chat")[-1]["text"] == ""
        boss.post(f"/api/admin/chat/{line}", {"hidden": False, "reason": "harmless"})
        assert until(stream, "chat")["data"]["text"] == "You are a turnip"
    assert [each["action"] for each in boss.get("/api/admin/log")[:2]] == ["restore_line", "hide_line"]
    assert boss.get(f"/api/admin/tables/{game}/chat")[0]["text"] == "You are a turnip"


def test_a_blocked_person_is_invisible_and_not_notified(server: ThreadServer) -> None:
    ada, mallory, game = _table(server)
    line = mallory.post(f"/api/games/{game}/chat", {"text": "You are a turnip"}, 201)["id"]
    waiting = mallory.table("me", "open", start=False)["id"]
    assert waiting in [table["id"] for table in ada.get("/api/tables", filter="open")]
    ada.post(f"/api/games/{game}/blocks", {"line": line}, 201)
    ada.post(f"/api/games/{game}/blocks", {"seat": 1}, 201)
    assert ada.get(f"/api/games/{game}/chat") == []
    assert waiting not in [table["id"] for table in ada.get("/api/tables", filter="open")]
    with reading(ada, game) as stream:
        until(stream, "state")
        mallory.post(f"/api/games/{game}/chat", {"text": "Hello?"}, 201)
        ada.post(f"/api/games/{game}/chat", {"text": "Nice weather"}, 201)
        assert until(stream, "chat")["data"]["text"] == "Nice weather"
    assert [each["text"] for each in mallory.get(f"/api/games/{game}/chat")][-1] == "Nice weather"
    mine, private = (ada.table("me", "open", start=False, private=each) for each in (False, True))
    assert mine["id"] not in [table["id"] for table in mallory.get("/api/tables", filter="open")]
    for table in (mine, private):  # not even with an invitation
        answer = mallory.refusal(f"/api/tables/{table['id']}/join", {"invite": table["invite"]}, 403)
        assert answer["code"] == "removed"
    [block] = ada.get("/api/me/blocks")
    assert (block["id"], block["name"]) == (mallory.id, mallory.name)
    assert ada.http.delete(f"/api/me/blocks/{mallory.id}").status_code == 200
    assert len(ada.get(f"/api/games/{game}/chat")) == 3
    mallory.post(f"/api/tables/{mine['id']}/join", {})


@pytest.mark.both_databases
def test_renaming_a_person_takes_effect_everywhere(server: ThreadServer, boss: Member) -> None:
    """At the table, in the position, chat and record; the game itself does not change."""
    ada, mallory, game = _table(server)
    mallory.post(f"/api/games/{game}/chat", {"text": "hello"}, 201)
    before = ada.state(game)
    name = f"Renamed {mallory.id}"
    _act(boss, mallory, "rename", name=name)
    state = ada.state(game)
    assert state["table"]["seats"][1]["name"] == state["view"]["players"][1]["name"] == name
    assert state["view"]["version"] == before["view"]["version"]
    assert ada.get(f"/api/games/{game}/chat")[-1]["name"] == name
    assert ada.get(f"/api/games/{game}/positions/0")["players"][1]["name"] == name
    assert f"player: {name}\n" in ada.http.get(f"/api/games/{game}/record").text
    assert mallory.get("/api/me")["user"]["name"] == name
    assert f"{mallory.name} → {name}" in [each["about"] for each in boss.get("/api/admin/log")]


def test_tables_are_ended_transferred_renamed_and_removed(server: ThreadServer, boss: Member) -> None:
    ada, mallory, game = _table(server)

    def act(action: str, **more: object) -> None:
        boss.post(f"/api/admin/tables/{game}", {"action": action, "reason": "asked for", **more})

    act("transfer", seat=1)
    assert mallory.get(f"/api/tables/{game}")["is_host"]
    act("rename", name="A table")
    act("end")
    table = ada.get(f"/api/tables/{game}")
    assert (table["name"], table["state"], table["result"]["by"]) == ("A table", "over", "admin")
    [line] = [each for each in boss.get("/api/admin/tables", search="A table") if each["id"] == game]
    assert line["players"] == ["Ada", mallory.name]
    act("remove")
    assert ada.http.get(f"/api/tables/{game}").status_code == 404
    logged = [each["action"] for each in boss.get("/api/admin/log") if each["game"] == game]
    assert logged == ["remove_table", "end", "rename_table", "transfer"]


def test_an_administrator_restricts_the_chat(server: ThreadServer, boss: Member) -> None:
    ada, _, game = _table(server)
    path, eve = f"/api/games/{game}/chat", server.person("Eve")
    for talk, player, guest in (("nobody", 403, 403), ("players", 201, 403), ("everybody", 201, 201)):
        boss.post(f"/api/admin/tables/{game}", {"action": "talk", "talk": talk, "reason": "calm down"})
        assert ada.get(f"/api/tables/{game}")["talk"] == talk
        assert ada.http.post(path, json={"text": "hello"}).status_code == player
        assert eve.http.post(path, json={"text": "hello"}).status_code == guest
    [line] = boss.get("/api/admin/tables", search=game)
    assert line["talk"] == "everybody"
    assert [each["action"] for each in boss.get("/api/admin/log") if each["game"] == game] == ["talk"] * 3
    refused = ada.http.post("/api/tables", json={"talk": "nobody", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert refused.json()["error"]["code"] == "talk"  # only administrators can close a chat


def test_an_administrator_switches_maintenance_mode(sqlite: str) -> None:
    server = ThreadServer(sqlite)
    try:
        boss = Member(server.address)
        server.run(actions.set_admin(server.app.services, CONSOLE, boss.id, True))
        assert "maintenance" not in boss.get("/api/me")
        boss.post("/api/admin/maintenance", {"on": True, "reason": "a new disk"})
        wait_until(lambda: boss.get("/api/me").get("maintenance") is True)
        assert boss.refusal("/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}]}, 503)["code"] == "maintenance"
        assert boss.get("/api/admin")["maintenance"] is True
        boss.post("/api/admin/maintenance", {"on": False, "reason": "it is in"})
        wait_until(lambda: "maintenance" not in boss.get("/api/me"))
        assert [each["action"] for each in boss.get("/api/admin/log")][:2] == ["go_on", "rest"]
    finally:
        server.stop()


def test_the_overview_covers_all_processes(postgres: Postgres) -> None:
    """Any process reports totals and one entry per process."""
    database = postgres.database()
    first, second = ThreadServer(database), ThreadServer(database)
    try:
        boss, bruno = Member(first.address), second.person("Bruno")
        first.run(actions.set_admin(first.app.services, CONSOLE, boss.id, True))
        game = bruno.table("me", "hot_seat")["id"]
        with reading(bruno, game) as stream:
            until(stream, "state")
            second.run(publish_process(second.app.services, 0.125))
            seen = boss.get("/api/admin")
        names = {each.app.services.store.process for each in (first, second)}
        assert {each["process"] for each in seen["processes"]} == names
        assert seen["process"] == first.app.services.store.process
        other = next(each for each in seen["processes"] if each["process"] != seen["process"])
        assert (other["streams"], other["loaded_games"], other["lag_ms"]) == (1, 1, 125.0)
        assert (seen["streams"], seen["problem"], seen["maintenance"], seen["bots_waiting"]) == (1, None, False, 0)
        assert seen["disk_free"] > 0
        assert len(moderation.status(database).processes) == 2  # the command line does not count
    finally:
        first.stop()
        second.stop()


def test_web_page_and_command_line_offer_the_same_actions() -> None:
    """Every action of the page has a command and vice versa, with a few exceptions."""
    # Operations on the machine itself, or with files.
    local_only = {"promote", "demote", "backup", "restore", "check", "sweep", "mail", "export", "archive", "ratings"}
    lists = {"status", "games", "people", "reports", "addresses", "chat", "log", "data"}
    lifted = {"unmute", "unban"}  # --hours 0
    on_page = {{"link": "reset"}.get(deed, deed) for deed in get_args(PersonDeed)} - lifted
    on_page |= {"ban-address", "settle", "hide", "restore-line", "maintenance"}
    on_page |= {{"rename": "rename-table"}.get(deed, deed) for deed in get_args(TableDeed)}
    commands = {command.name for command in admin_commands.registered_commands}
    assert commands - local_only - lists == on_page


def test_actions_need_a_reason_and_administrators_are_protected(server: ThreadServer, boss: Member) -> None:
    other, mallory = Member(server.address), Member(server.address)
    server.run(actions.set_admin(server.app.services, CONSOLE, other.id, True))
    body = {"action": "mute", "reason": "  "}
    assert boss.refusal(f"/api/admin/people/{mallory.id}", body)["code"] == "reason"
    for action in ("mute", "ban", "rename", "password"):
        assert _act(boss, other, action, 403, name="X")["error"]["code"] == "is_admin"  # type: ignore[index]
    assert boss.refusal("/api/admin/people/999999999", {"action": "mute", "reason": "x"}, 404)
    assert boss.refusal(f"/api/admin/people/{mallory.id}", {"action": "mute", "reason": "x", "hours": -1})


def test_an_administrator_resets_a_forgotten_password(server: ThreadServer, boss: Member) -> None:
    ada = Member(server.address)
    once = str(_act(boss, ada, "password")["password"])
    assert ada.http.get("/api/me").json() == {"user": None}
    ada.elsewhere(once)
    assert once not in str(boss.get("/api/admin/log"))


@pytest.mark.both_databases
def test_moderation_from_the_command_line(server: ThreadServer) -> None:
    """Changes to the database of a running server take effect and are logged as the console's."""
    ada, mallory, game = _table(server)
    database = server.settings.database
    line = mallory.post(f"/api/games/{game}/chat", {"text": "You are a turnip"}, 201)["id"]
    ada.post(f"/api/games/{game}/reports", {"about": "line", "reason": "insult", "line": line}, 201)
    report = next(each for each in moderation.listed_reports(database) if each.line == line)
    assert [each.text for each in moderation.chat(database, game)] == ["You are a turnip"]
    moderation.hide(database, line, "insult")
    moderation.mute(database, mallory.name, 1, "insult")
    moderation.ban(database, f"#{mallory.id}", 1, "insult")
    moderation.settle(database, report.id, "banned")
    moderation.transfer(database, game, 2, "a joke")
    found = moderation.listed_people(database, mallory.name)
    assert (found[0].banned_until or 0) > time.time()
    moderation.ban(database, mallory.name, 0)
    moderation.mute(database, mallory.name, 0)
    moderation.hide(database, line, hidden=False)
    moderation.rename(database, mallory.name, f"R{mallory.id}", "better")
    console.promote(database, f"R{mallory.id}")
    console.promote(database, f"R{mallory.id}", admin=False)
    moderation.ban_address(database, "192.0.2.99", 1, "test")
    moderation.ban_address(database, "192.0.2.99", 0, "test")
    moderation.ban_address(database, "192.0.2.98", 1, "flood")
    assert ("192.0.2.98", "flood") in [(each.address, each.reason) for each in moderation.listed_addresses(database)]
    moderation.talk(database, game, "players", "calm down")
    moderation.rename_table(database, game, "Calm", "better")
    console.end(database, game, "over")
    logged = moderation.moderation_log(database)[:17]
    assert " ".join(each.action for each in logged) == (
        "end rename_table talk ban_address lift_address ban_address demote promote rename restore_line unmute unban "
        "transfer settle ban mute hide_line"
    )
    assert {each.by for each in logged} == {"console"}
    with pytest.raises(console.AdministrationError, match="Nobody is called"):
        moderation.mute(database, "Nobody of this name", 1)
    moderation.remove_table(database, game, "empty")
    assert moderation.moderation_log(database)[0].action == "remove_table"
    server.run(_invalidate_visitors(server))
    assert mallory.get("/api/me")["user"]["name"] == f"R{mallory.id}"


async def _invalidate_visitors(server: ThreadServer) -> None:
    server.app.services.visitors.invalidate_all()
