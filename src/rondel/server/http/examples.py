"""Short examples for the OpenAPI document; a test compares them with what a running server answers."""

from __future__ import annotations

from typing import Any

import rondel

USER: dict[str, Any] = {"user": {"id": 7, "name": "Ada", "guest": True, "admin": False, "settings": {}}}
TABLE: dict[str, Any] = {
    "id": "k3m8p2qz7w",
    "name": "Sunday evening",
    "edition": "imperial",
    "options": {"cash": "open"},
    "pace": "live",
    "clock": None,
    "private": False,
    "state": "running",
    "host": "Ada",
    "is_host": True,
    "created": 1795000000.0,
    "touched": 1795000000.0,
    "seats": [
        {
            "seat": 0,
            "kind": "human",
            "name": "Ada",
            "bot": None,
            "you": True,
            "stand_in": None,
            "present": True,
        },
        {
            "seat": 1,
            "kind": "bot",
            "name": "Greedy",
            "bot": "greedy",
            "you": False,
            "stand_in": None,
            "present": True,
        },
    ],
    "players": 2,
    "your_seats": [0],
    "auto_forced": True,
    "turn": {"player": 0, "nation": "austria_hungary", "kind": "rondel", "your_turn": True, "left": None},
    "version": 0,
    "revision": 1,
    "round": 1,
    "sandbox": False,
    "agreed": [],
    "result": None,
    "invite": "xYz0aBc1dEf2",
}
STATE: dict[str, Any] = {
    "table": TABLE,
    "revision": 1,
    "seat": 0,
    "view": {
        "edition": "imperial",
        "seat": 0,
        "version": 0,
        "round": 1,
        "decision": {"player": 0, "kind": "rondel"},
    },
    "log": [],
    "undo": None,
    "undo_reason": "nothing_yet",
    "clocks": None,
    "clock_runs_for": None,
    "ahead": {"nations": ["italy"], "turns_until_yours": 1, "investor": 1, "next_investor": 0},
    "chat_unread": 0,
}
EXPLANATION: dict[str, Any] = {
    "code": "no_money",
    "params": {"nation": "italy"},
    "sentence": "Italy has no money to build a factory.",
    "rule": "R9.2",
    "remedies": ["give italy 5"],
}
PREVIEW: dict[str, Any] = {"treasury": {"italy": [4, 9]}, "asks": [], "ends_game": False, "nothing": False}
ENTRY: dict[str, Any] = {
    "version": 1,
    "seat": 0,
    "action": "rondel taxation",
    "by": "human",
    "turn": 1,
    "at": 1795000000.0,
    "events": [{"event": "rondel_moved", "nation": "italy", "player": 0, "space": "taxation", "price": 0}],
}
RECORD = rondel.new_game("imperial", players=["Ada", "Greedy"], seed=1).record().dumps() + "0 rondel taxation\n"
MESSAGE: dict[str, Any] = {"id": 3, "name": "Ada", "seat": 0, "text": "Good luck!", "at": 1795000000.0}
