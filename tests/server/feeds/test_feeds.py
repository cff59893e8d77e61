"""Feeds: a calendar of clocks at a secret URL, tables as Atom and JSON, without hidden information."""

from __future__ import annotations

from datetime import UTC, datetime
from xml.etree import ElementTree as ET

from icalendar import Calendar
from tests.server.clients import Member, Person, ThreadServer, offered

ATOM = "{http://www.w3.org/2005/Atom}"
CLOCK = {"bank": 3600, "increment": 0}


def _secret(person: Person) -> str:
    return str(person.post("/api/me/feeds", expect=201)["secret"])


def test_each_running_clock_is_a_calendar_event(server: ThreadServer) -> None:
    """“Each running game where a clock runs for you has an event at the moment it would run out.”"""
    ada = Member(server.address)
    game = ada.table("me", "hot_seat", clock=CLOCK)["id"]
    secret = _secret(ada)
    response = server.person().http.get("/api/feeds/clocks.ics", params={"key": secret, "language": "de"})
    assert response.headers["content-type"].startswith("text/calendar")
    [event] = Calendar.from_ical(response.text).events
    ends = event.decoded("dtend")
    assert isinstance(ends, datetime)
    assert 0 < (ends - datetime.now(UTC)).total_seconds() <= 3601
    assert str(event["url"]).endswith(f"/t/{game}")
    assert "Zeit" in str(event["summary"])
    assert secret not in response.text
    assert ada.get("/api/me/export")["feeds_since"]
    again = _secret(ada)
    assert ada.http.get("/api/feeds/clocks.ics", params={"key": secret}).status_code == 404
    assert ada.http.delete("/api/me/feeds").status_code == 200
    assert ada.http.get("/api/feeds/clocks.ics", params={"key": again}).status_code == 404
    assert ada.http.get("/api/feeds/clocks.ics").status_code == 404


def test_a_table_has_an_atom_and_a_json_feed(server: ThreadServer) -> None:
    """Events in the requested language, with a link to each move."""
    ada = Member(server.address)
    game = ada.table("me", "hot_seat")["id"]
    for _ in range(3):
        state = ada.state(game)
        ada.play(game, state, offered(state)[0], seat=state["view"]["decision"]["player"])
    reader = server.person()
    path = f"/api/feeds/tables/{game}"
    response = reader.http.get(f"{path}/atom", params={"language": "de"})
    root = ET.fromstring(response.content)
    assert {child.tag for child in root} >= {f"{ATOM}{name}" for name in ("id", "title", "updated", "author", "entry")}
    entries = root.findall(f"{ATOM}entry")
    links = [link.get("href", "") for entry in entries for link in entry.findall(f"{ATOM}link")]
    assert any(link.endswith(f"/t/{game}?at=3") for link in links)
    english = reader.http.get(f"{path}/json").json()
    assert english["version"] == "https://jsonfeed.org/version/1.1"
    assert [item["title"] for item in english["items"]] != [entry.findtext(f"{ATOM}title") for entry in entries]
    tag = response.headers["etag"]
    same = reader.http.get(f"{path}/atom", params={"language": "de"}, headers={"if-none-match": tag})
    assert (same.status_code, same.content) == (304, b"")


def test_a_private_table_feed_requires_a_players_secret(server: ThreadServer) -> None:
    ada, stranger = Member(server.address), Member(server.address)
    game = ada.table("me", "hot_seat", private=True)["id"]
    path = f"/api/feeds/tables/{game}/atom"
    assert stranger.http.get(path).status_code == 404
    assert stranger.http.get(path, params={"key": _secret(stranger)}).status_code == 404
    assert stranger.http.get(path, params={"key": _secret(ada)}).status_code == 200
