"""Prompts: a position as short, stable text from the perspective of one seat, with the question and the answer format.

Everything comes from `view()`, so hidden information cannot leak. The same view always gives the same text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import rondel

# The question and the possible forms of an answer for each kind of decision (docs/contract.md, section 2).
QUESTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "draft": ("Buy the bond on offer?", ("buy <nation> <face>", "pass")),
    "rondel": ("To which rondel space does the nation move?", ("rondel <space>",)),
    "swiss_bank": ("Force the nation to stop on the investor space?", ("force", "pass")),
    "factory": ("Where is a factory built?", ("build <province>", "pass")),
    "production": ("Which factories produce?", ("produce all", "produce <province>", "end")),
    "import": ("Which units are imported?", ("import army <province>", "import fleet <province>", "end")),
    "fleets": (
        "Which fleet moves or fights?",
        ("fleet <from> <sea>", "fight <place> <nation>", "fight <place> <nation> <army|fleet>", "end"),
    ),
    "canal": ("May the foreign unit pass the canal?", ("allow", "refuse")),
    "stance": ("Is the army hostile or friendly?", ("hostile", "friendly")),
    "arrival": ("Does the unit that arrives fight?", ("fight <nation> <army|fleet>", "peace")),
    "ask": ("Which nation is asked next whether it wants to fight?", ("ask <nation>",)),
    "challenge": ("Does your nation fight the unit that arrived?", ("fight <army|fleet>", "pass")),
    "armies": (
        "Which army moves, fights, changes its stance or destroys a factory?",
        (
            "army <from> <to>",
            "stance <province> <hostile|friendly>",
            "fight <place> <nation>",
            "fight <place> <nation> <army|fleet>",
            "destroy <province>",
            "end",
        ),
    ),
    "flags": ("Where does the nation put its last flags?", ("flag <region>", "end")),
    "invest": ("Which bond do you buy or raise?", ("buy <nation> <face>", "raise <nation> <old> <new>", "pass")),
}


def primer(edition: str | rondel.Edition) -> str:
    """Return the system prompt: the aim of the game and how to write actions."""
    board = rondel.edition(edition) if isinstance(edition, str) else edition
    spaces = " ".join(space.id for space in board.spaces)
    homes = [
        f"{nation.id}: {' '.join(region.id for region in board.regions if region.nation == n)}"
        for n, nation in enumerate(board.nations)
    ]
    seas = " ".join(region.id for region in board.regions if region.kind == "sea")
    elsewhere = " ".join(region.id for region in board.regions if region.kind not in ("home", "sea"))
    return "\n".join(
        [
            f"You play the board game {board.title}. Players are investors: they own bonds of nations, and whoever has",
            "lent a nation the most governs it and moves it. Your score is the interest of each of your bonds times",
            "the power factor of its nation, plus your cash. The game ends when a nation reaches 25 power.",
            "Money is in millions. Names are written as ids: lower case, words joined by underscores.",
            "Nations in turn order, with their home provinces:",
            *homes,
            f"Seas: {seas}.",
            f"Other regions: {elsewhere}.",
            f"Rondel spaces, clockwise: {spaces}.",
            "If a nation has different units in a place, name the one that acts: army paris:hostile london.",
            "At any decision you may first give a nation money of your own: give <nation> <amount>.",
            "Answer with one action and nothing else.",
        ]
    )


def prompt(view: Mapping[str, Any], *, actions: bool = True) -> str:
    """Return the position as the seat of this view sees it and, if it decides, the question.

    With `actions` the legal actions are listed, otherwise only their forms.
    """
    return "\n".join([*_position(view), *_question(view, actions)])


def _position(view: Mapping[str, Any]) -> Iterable[str]:
    turn = view["turn"]
    turn_of = f", turn of {turn['nation']}" if turn else ""
    yield f"{view['edition']}, round {view['round']}{turn_of}, move {view['version']}"
    yield "Players:"
    for player in view["players"]:
        yield _player(view, player)
    yield "Nations:"
    units = _units(view)
    for id, nation in view["nations"].items():
        yield _nation(view, id, nation, units.get(id, []))
    factories = [place for place, region in view["regions"].items() if region.get("factory")]
    yield f"Factories: {' '.join(factories) or 'none'}"


def _player(view: Mapping[str, Any], player: Mapping[str, Any]) -> str:
    you = " (you)" if player["seat"] == view["seat"] else ""
    bonds = ", ".join(f"{nation} {'+'.join(map(str, faces))}" for nation, faces in player["bonds"].items())
    marks = ["investor card"] if view["investor"] == player["seat"] else []
    marks += ["Swiss Bank"] if player["swiss_bank"] else []
    cash, score = _or_hidden(player["cash"]), _or_hidden(player["score"])
    return "; ".join(
        [
            f"{player['seat']} {player['name']}{you}: cash {cash}, score {score}",
            f"bonds {bonds or 'none'}",
            *marks,
        ]
    )


def _or_hidden(value: int | None) -> str:
    return "hidden" if value is None else str(value)


def _nation(view: Mapping[str, Any], id: str, nation: Mapping[str, Any], units: list[str]) -> str:
    government = nation["government"]
    ruler = "nobody" if government is None else f"seat {government}"
    flags = [region for region, about in view["regions"].items() if about["flag"] == id]
    parts = [
        f"{id}: {ruler}, treasury {nation['treasury']}, power {nation['power']} (x{nation['factor']})",
        f"on {nation['rondel'] or 'no space'}",
        f"taxes {nation['tax']}, owes interest {nation['interest']}",
        f"bonds left {' '.join(map(str, nation['bonds_left'])) or 'none'}",
        f"units {', '.join(units) or 'none'}",
    ]
    return "; ".join([*parts, f"flags {' '.join(flags)}"] if flags else parts)


def _units(view: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the units of each nation, place by place; friendly armies in foreign home provinces are marked."""
    found: dict[str, list[str]] = {}
    for place, region in view["regions"].items():
        for key, singular in (("armies", "army"), ("lying", "friendly army"), ("fleets", "fleet")):
            for nation, number in region.get(key, {}).items():
                count = f"{number} x " if number > 1 else ""
                found.setdefault(nation, []).append(f"{count}{singular} {place}")
    return found


def _question(view: Mapping[str, Any], actions: bool) -> Iterable[str]:
    decision = view["decision"]
    if decision is None:
        result = view["result"]
        yield f"The game is over. Scores by seat: {' '.join(map(str, result['scores']))}."
        return
    question, forms = QUESTIONS[decision["kind"]]
    about = f" for {decision['nation']}" if decision["nation"] else ""
    if decision["player"] != view["seat"]:
        yield f"Seat {decision['player']} decides: {decision['kind']}{about}."
        return
    yield f"You decide: {decision['kind']}{about} ({decision['rule']}). {question}"
    if actions:
        yield "Legal actions:"
        yield from decision["actions"]
    else:
        yield f"Forms of the answer: {' | '.join(forms)}"
    yield "Your action:"
