"""Puzzles over HTTP: public and stateless, and solutions are not revealed early."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
from tests.server.clients import NET, ThreadServer

from rondel import puzzles
from rondel.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleVerdict


def get(server: ThreadServer, path: str, kind: type, code: int = 200) -> Any:
    answer = httpx.get(server.address + path, timeout=NET)
    assert answer.status_code == code, answer.text
    if code == 200:
        msgspec.json.decode(answer.content, type=kind)
    return answer.json()


def attempt(server: ThreadServer, id: str, action: str, played: list[str], code: int = 200) -> Any:
    person = server.person("Ada")
    data = person.post(f"/api/puzzles/{id}/tries", {"action": action, "played": played}, code)
    if code == 200:
        msgspec.convert(data, PuzzleVerdict)
    return data


def test_the_list_reveals_no_solution(server: ThreadServer) -> None:
    found = get(server, "/api/puzzles", PuzzleList)
    assert len(found["puzzles"]) == len(puzzles.all())
    assert found["daily"] in {each["id"] for each in found["puzzles"]}
    assert "line" not in json.dumps(found)
    assert "chances" not in json.dumps(found)


def test_a_puzzle_position_has_the_format_of_a_game(server: ThreadServer) -> None:
    for puzzle in puzzles.all()[::40]:
        data = get(server, f"/api/puzzles/{puzzle.id}", PuzzlePosition)
        view = data["state"]["view"]
        assert data["puzzle"]["steps"] == len(puzzle.answer)
        assert view["seat"] == view["decision"]["player"] == puzzle.seat
        assert puzzle.answer[0] in view["decision"]["actions"]
        assert [entry["action"] for entry in data["state"]["log"]] == list(puzzle.before)
    today = get(server, "/api/puzzles/daily", PuzzlePosition)["puzzle"]["id"]
    assert today == get(server, "/api/puzzles", PuzzleList)["daily"]
    get(server, "/api/puzzles/nosuch", PuzzlePosition, 404)


def test_wrong_moves_are_explained_and_the_right_one_solves(server: ThreadServer) -> None:
    puzzle = next(each for each in puzzles.all() if len(each.answer) == 2)
    wrong = next(str(each) for each in puzzle.game().decision.actions if str(each) != puzzle.answer[0])
    data = attempt(server, puzzle.id, wrong, [])
    assert data["outcome"] == "wrong"
    assert data["reason"]["code"]
    before = data["state"]["view"]["version"]
    data = attempt(server, puzzle.id, puzzle.answer[0], [])
    assert data["outcome"] == "go_on"
    assert data["reason"] is None
    assert data["state"]["view"]["version"] > before
    data = attempt(server, puzzle.id, puzzle.answer[1], [puzzle.answer[0]])
    assert data["outcome"] == "solved"
    assert data["reason"] == get(server, f"/api/puzzles/{puzzle.id}/answer", PuzzleAnswer)["why"]


def test_invalid_requests_are_refused(server: ThreadServer) -> None:
    puzzle = puzzles.all()[0]
    assert attempt(server, puzzle.id, "rondel nowhere", [], 422)["error"]["code"] == "unknown_action"
    assert attempt(server, puzzle.id, "end", [], 422)["error"]["code"]
    assert attempt(server, puzzle.id, "end", ["end"], 422)["error"]["code"] == "puzzle_steps"
    attempt(server, puzzle.id, "end", ["end"] * 30, 400)
