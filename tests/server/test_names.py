"""Name protection: confusables, invisible characters, guests, hot seats, reserved names, the word filter."""

from __future__ import annotations

import uuid
from pathlib import Path

import httpx
import pytest
from tests.server.clients import NET, Member, ThreadServer

from rondel.server.people.names import WordFilter
from rondel.table.visitors import has_mixed_scripts, skeleton_of


def _guest(server: ThreadServer, name: str) -> httpx.Response:
    return httpx.post(server.address + "/api/guest", json={"name": name}, timeout=NET, verify=False)


def _code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "АԁА"),  # Cyrillic throughout
        ("Ada", "𝐀𝐝𝐚"),
        ("Bruno", "Ｂｒｕｎｏ"),
        ("All", "AlI"),
        ("Emily", "Ernily"),
        ("Ada Lovelace", "Ada_Lovelace"),
        ("Bob", "B0b"),
        ("Ken", "Ƙen".replace("Ƙ", "Κ")),  # a Greek capital
    ],
)
def test_confusable_names_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton_of(one) == skeleton_of(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Müller", "Muller"), ("Łukasz", "Lukasz"), ("Анна", "Инна"), ("Ali", "Eli")]
)
def test_distinct_names_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton_of(one) != skeleton_of(other)


@pytest.mark.both_databases
@pytest.mark.parametrize(
    "name", ["Müller", "Анна", "Ελένη", "Łukasz", "山田 Taro", "محمد", "O'Neill 2", "Ada❤️", "김민수", "कीर्ति"]
)
def test_names_of_all_languages_are_accepted(server: ThreadServer, name: str) -> None:
    answer = _guest(server, f"{name}")
    assert answer.status_code == 201, answer.text


@pytest.mark.parametrize(
    "name", ["Ada\u200b", "A\u200dda", "\u3164", "Ada\u2800", "A\u202eda", "A\u0000da", "Z̸̡̛̫͍a", "..."]
)
def test_invisible_characters_are_refused(server: ThreadServer, name: str) -> None:
    assert _code(_guest(server, name)) == (422, "name_letters")


def test_names_with_mixed_scripts_are_refused(server: ThreadServer) -> None:
    assert has_mixed_scripts("Аda")
    assert _code(_guest(server, "Brunо")) == (422, "name_scripts")


@pytest.mark.both_databases
def test_a_registered_name_belongs_to_its_owner(server: ThreadServer) -> None:
    """Guests, new accounts, hot seats and renames cannot use it, nor a confusable one."""
    ada = Member(server.address, f"Xaver {uuid.uuid4().hex[:8]}")
    alike = [ada.name, ada.name.upper(), ada.name.replace(" ", "."), ada.name.replace("a", "а", 1).replace("X", "Х")]
    for name in alike[:3]:
        assert _code(_guest(server, name)) == (409, "name_taken")
        body = {"name": name, "password": "correct horse"}
        assert _code(httpx.post(server.address + "/api/register", json=body, timeout=NET)) == (409, "name_taken")
    bruno = server.person("Bruno")
    assert _code(bruno.http.patch("/api/me", json={"name": alike[1]})) == (409, "name_taken")
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": ada.name}]
    assert bruno.refusal("/api/tables", {"seats": seats}, 409)["code"] == "name_taken"
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": "Grandma"}]
    assert bruno.post("/api/tables", {"seats": seats}, 201)["seats"][1]["name"] == "Grandma"
    assert ada.post("/api/tables", {"seats": [{"kind": "me", "name": ada.name}, {"kind": "open"}]}, 201)


@pytest.mark.parametrize("name", ["Admin", "ADMINISTRATOR", "Moderat0r", "rondel", "S y s t e m"])
def test_official_names_are_reserved(server: ThreadServer, name: str) -> None:
    assert _code(_guest(server, name)) == (422, "name_reserved")


def test_an_operator_configures_reserved_names_and_filtered_words(sqlite: str, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# unwanted\nkumquat\nbrocc*\n", encoding="utf-8")
    strict = ThreadServer(sqlite, reserved_names="Chess Club, Treasurer", word_filter=str(words))
    try:
        assert _code(_guest(strict, "chess club")) == (422, "name_reserved")
        assert _code(_guest(strict, "Big Kumquat")) == (422, "name_words")
        assert _code(_guest(strict, "Br0ccoli")) == (422, "name_words")
        ada = strict.person("Ada")
        game = ada.table("me", "hot_seat")["id"]
        said = ada.post(f"/api/games/{game}/chat", {"text": "You KUMQUAT, you broccoli! Kumquats?"}, 201)
        assert said["text"] == "You •••••••, you ••••••••! Kumquats?"
        assert ada.refusal("/api/tables", {"name": "kumquat", "seats": [{"kind": "me"}] * 2})["code"] == "name_words"
    finally:
        strict.stop()


def test_without_a_word_list_nothing_is_filtered() -> None:
    assert WordFilter().masked("kumquat") == "kumquat"
    WordFilter().refuse("kumquat")
