"""Test positions, described by governments, units, flags and the nation to move.

By default, seat i of a six-player position governs nation i of the turn order with its 9-bond, so that a test only
specifies what matters to its rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import rondel

IMPERIAL = ("austria_hungary", "italy", "france", "great_britain", "germany", "russia")
IMPERIAL_2030 = ("russia", "china", "india", "brazil", "usa", "europe")
TURN_ORDER = {"imperial": IMPERIAL, "imperial_2030": IMPERIAL_2030}

HOME: dict[str, dict[str, tuple[str, ...]]] = {
    "imperial": {
        "austria_hungary": ("vienna", "budapest", "prague", "lemberg", "trieste"),
        "italy": ("rome", "naples", "florence", "genoa", "venice"),
        "france": ("paris", "bordeaux", "dijon", "brest", "marseille"),
        "great_britain": ("london", "liverpool", "sheffield", "edinburgh", "dublin"),
        "germany": ("berlin", "hamburg", "cologne", "munich", "danzig"),
        "russia": ("moscow", "odessa", "warsaw", "kiev", "st_petersburg"),
    },
    "imperial_2030": {
        "russia": ("moscow", "vladivostok", "novosibirsk", "murmansk"),
        "china": ("beijing", "shanghai", "chongqing", "urumqi"),
        "india": ("new_delhi", "mumbai", "chennai", "kolkata"),
        "brazil": ("brasilia", "rio_de_janeiro", "manaus", "fortaleza"),
        "usa": ("chicago", "new_orleans", "new_york", "san_francisco"),
        "europe": ("paris", "london", "berlin", "rome"),
    },
}

Places = Mapping[str, Mapping[str, int]]

# The fifteen neutral land regions of Imperial: as many as a nation has flags (R1.6).
LANDS = (
    "norway",
    "sweden",
    "denmark",
    "holland",
    "belgium",
    "portugal",
    "spain",
    "morocco",
    "algeria",
    "tunis",
    "west_balkan",
    "greece",
    "romania",
    "bulgaria",
    "turkey",
)


def position_view(
    edition: str = "imperial",
    *,
    players: int = 6,
    turn: str | None = None,
    governs: Mapping[int, str] | None = None,
    bonds: Mapping[str, Mapping[int, Sequence[int]]] | None = None,
    cash: Mapping[int, int] | None = None,
    treasury: Mapping[str, int] | None = None,
    power: Mapping[str, int] | None = None,
    at: Mapping[str, str] | None = None,
    tax_marker: Mapping[str, str] | None = None,
    armies: Places | None = None,
    lying: Places | None = None,
    fleets: Places | None = None,
    flags: Mapping[str, str] | None = None,
    factories: Mapping[str, Sequence[str]] | None = None,
    investor: int | None = None,
    rounds: int | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Return the dict for `Game.from_view`.

    `governs` {seat: "italy russia"} gives the seat the 9-bond of each nation; `bonds` {nation: {seat: [faces]}}
    overrides that for a nation; `factories` {nation: [provinces]} lists all factories of a nation.
    """
    order = TURN_ORDER[edition]
    if governs is None:
        governs = {seat: " ".join(order[seat::players]) for seat in range(players)}
    holdings: dict[str, dict[int, list[int]]] = {nation: {} for nation in order}
    for seat, governed in governs.items():
        for nation in governed.split():
            holdings[nation][seat] = [9]
    for nation, holders in (bonds or {}).items():
        holdings[nation] = {seat: list(faces) for seat, faces in holders.items()}

    regions: dict[str, dict[str, Any]] = {}
    for key, places in (("armies", armies), ("lying", lying), ("fleets", fleets)):
        for place, units in (places or {}).items():
            regions.setdefault(place, {})[key] = dict(units)
    for place, nation in (flags or {}).items():
        regions.setdefault(place, {})["flag"] = nation
    for nation, provinces in (factories or {}).items():
        for province in HOME[edition][nation]:
            regions.setdefault(province, {})["factory"] = province in provinces

    nations: dict[str, dict[str, Any]] = {nation: {} for nation in order}
    fields: tuple[tuple[str, Mapping[str, Any] | None], ...] = (
        ("treasury", treasury),
        ("power", power),
        ("rondel", at),
        ("tax_marker", tax_marker),
    )
    for field, values in fields:
        for nation, value in (values or {}).items():
            nations[nation][field] = value

    view: dict[str, Any] = {
        "edition": edition,
        "options": options,
        "players": [
            {
                "seat": seat,
                "name": "ABCDEF"[seat],
                "cash": (cash or {}).get(seat, 2),
                "bonds": {nation: holdings[nation][seat] for nation in order if seat in holdings[nation]},
            }
            for seat in range(players)
        ],
        "nations": nations,
        "regions": regions,
    }
    if turn is not None:
        view["turn"] = {"nation": turn}
    if investor is not None:
        view["investor"] = investor
    if rounds is not None:
        view["round"] = rounds
    return view


def position(edition: str = "imperial", **description: Any) -> rondel.Game:
    """Return a game at the start of a nation's turn (decision `rondel`), as `position_view` describes it."""
    return rondel.Game.from_view(position_view(edition, **description))


def offers(game: rondel.Game) -> list[str]:
    """Return the texts of all legal actions."""
    return [action.text for action in game.decision.actions]


def play(game: rondel.Game, *texts: str) -> rondel.Game:
    for text in texts:
        game.play(text)
    return game


def asked(game: rondel.Game) -> tuple[str, int]:
    """Return the kind of the decision and the seat that decides."""
    return game.decision.kind, game.decision.player


def maneuver(game: rondel.Game) -> rondel.Game:
    """Begin the maneuver of a nation that is still off the rondel."""
    return play(game, "rondel maneuver_1")


def army_step(game: rondel.Game) -> rondel.Game:
    """Begin the maneuver and skip the fleets."""
    maneuver(game)
    if game.decision.kind == "fleets":
        game.play("end")
    return game


def destinations(game: rondel.Game, origin: str) -> set[str]:
    """Return the destinations of the army or fleet at `origin` (optionally with `:hostile`)."""
    found = set()
    for text in offers(game):
        words = text.split()
        if words[0] in ("army", "fleet") and words[1] == origin:
            found.add(words[2])
    return found


PASSIVE = ("end", "pass", "peace", "refuse", "friendly")


def play_passively(game: rondel.Game) -> rondel.Game:
    """Choose the most passive action until the next nation's turn or the end of the game."""
    while not game.over and game.decision.kind != "rondel":
        texts = offers(game)
        game.play(next((text for text in PASSIVE if text in texts), texts[0]))
    return game


def cash(game: rondel.Game, seat: int) -> int:
    money = game.view(seat)["players"][seat]["cash"]
    assert money is not None
    return int(money)


def bonds(game: rondel.Game, seat: int, nation: str) -> list[int]:
    return sorted(game.view()["players"][seat]["bonds"].get(nation, []))


def swiss_banks(game: rondel.Game) -> list[int]:
    return [player["seat"] for player in game.view()["players"] if player["swiss_bank"]]


def nation(game: rondel.Game, name: str) -> dict[str, Any]:
    found: dict[str, Any] = game.view()["nations"][name]
    return found


def treasury(game: rondel.Game, name: str) -> int:
    return int(nation(game, name)["treasury"])


def government(game: rondel.Game, name: str) -> int | None:
    seat: int | None = nation(game, name)["government"]
    return seat


def region(game: rondel.Game, place: str) -> dict[str, Any]:
    """Return a region of the spectator's view with its empty maps filled in."""
    found = dict(game.view()["regions"].get(place, {}))
    for key in ("armies", "lying", "fleets"):
        found.setdefault(key, {})
    found.setdefault("flag", None)
    return found


def units(game: rondel.Game, place: str) -> dict[str, dict[str, int]]:
    """Return the units in a region, without empty kinds: {"armies": {"italy": 1}}."""
    here = region(game, place)
    return {key: dict(here[key]) for key in ("armies", "lying", "fleets") if here[key]}


def flag(game: rondel.Game, place: str) -> str | None:
    owner: str | None = region(game, place)["flag"]
    return owner


def event_names(game: rondel.Game) -> list[str]:
    return [str(event["event"]) for event in game.events_since(0)]
