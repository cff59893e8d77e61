"""Whatever the server may refuse to somebody at the screen is worded in every language."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.locales.catalogues import FILES, patterns

import rondel.server
from rondel.server.play.undo import SENTENCES

# Answers to programs that send what the page never sends; the page then says that something went wrong.
PROGRAMS = {
    "bad_request",
    "bad_token",
    "bot",
    "clock",
    "edition",
    "filter",
    "foreign_page",
    "internal",
    "method",
    "no_database",
    "not_ready",
    "nothing_asked",
    "pace",
    "seats",
    "settings",
    "shelf",
    "too_many_actions",
    "report",
    "talk",
    "unknown_action",
    "vote",
}
# How a code is given: the place of the argument in each way of refusing.
PLACE = {"Refusal": 1, "bad": 0, "conflict": 0, "forbidden": 0, "too_many": 0}


def codes() -> set[str]:
    found = {"not_found", *SENTENCES}
    for file in Path(rondel.server.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACE:
                code = node.args[PLACE[node.func.id]]
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
    return found


def test_every_refusal_of_the_server_has_words() -> None:
    worded = {key.removeprefix("error-") for file in FILES for key in patterns("en", file) if key.startswith("error-")}
    assert codes() - PROGRAMS - worded == set()
    assert worded - codes() == set(), "words for refusals that do not exist"
