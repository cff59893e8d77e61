"""Export of tournaments (CSV and zip), and the history of meetings."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from rondel.server.services import Services
from rondel.server.tables import record_text
from rondel.table.errors import Refusal
from rondel.table.replays import refuse_to_show_cash
from rondel.wire.tournaments import Tournament

# Prefixes that a spreadsheet would interpret as a formula.
FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def standings_csv(tournament: Tournament) -> str:
    """Return the standings as CSV, best player first."""
    rows: list[list[object]] = [
        ["place", "player", "points", "games", "wins", "share", "opponents", "direct", "final", "group", "withdrawn"]
    ]
    rows += [
        [
            each.place,
            _escape_formula(each.name),
            each.points,
            each.games,
            each.wins,
            each.share,
            each.opponents,
            each.direct,
            "" if each.final is None else each.final,
            each.group or "",
            "yes" if each.withdrawn else "",
        ]
        for each in tournament.standings
    ]
    return _to_csv(rows)


def games_csv(tournament: Tournament) -> str:
    """Return the results as CSV, one line per seat of every game."""
    rows: list[list[object]] = [
        ["round", "table", "group", "game", "seat", "player", "start", "score", "place", "points", "counts"]
    ]
    for each in tournament.played:
        for table in each.tables:
            for number, seat in enumerate(table.seats):
                result = [seat.score, seat.place, seat.points] if table.over else ["", "", ""]
                head = [each.number, table.number, table.group or "", table.game, number, _escape_formula(seat.name)]
                rows.append([*head, seat.start, *result, "yes" if seat.counts else "no"])
    return _to_csv(rows)


async def archive(services: Services, tournament: Tournament, as_json: bytes) -> bytes:
    """Return a zip archive with the tournament as JSON, standings and results as CSV, and all finished records."""
    files: list[tuple[str, bytes]] = [
        ("tournament.json", as_json),
        ("standings.csv", standings_csv(tournament).encode()),
        ("games.csv", games_csv(tournament).encode()),
    ]
    for each in tournament.played:
        for table in each.tables:
            if table.over and table.there:
                try:
                    loaded = await services.games.current(table.game)
                    refuse_to_show_cash(loaded.table)
                    text = await record_text(services.store, loaded)
                except Refusal:
                    continue  # deleted in the meantime
                files.append((f"games/{each.number}-{table.number}-{table.game}.rondel", text.encode()))
    return await asyncio.to_thread(_zip, files)


def _zip(files: list[tuple[str, bytes]]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files:
            packed.writestr(name, content)
    return target.getvalue()


def _escape_formula(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULAS) else name


def _to_csv(rows: list[list[object]]) -> str:
    target = io.StringIO()
    csv.writer(target).writerows(rows)
    return target.getvalue()


class Seating(NamedTuple):
    """A table: players in seat order, and what each seat starts with (a nation, or a place in the draft)."""

    players: tuple[int, ...]
    starts: tuple[str, ...]


class MeetingHistory:
    """How often players met, and how often each had each start."""

    def __init__(self, tables: Iterable[Seating] = ()) -> None:
        self.meetings: Counter[tuple[int, int]] = Counter()
        self.begun: Counter[tuple[int, str]] = Counter()
        for table in tables:
            self.add(table)

    def add(self, table: Seating) -> None:
        self.meetings.update(_pairs(table.players))
        self.begun.update(zip(table.players, table.starts, strict=True))

    def met(self, one: int, other: int) -> int:
        """Return how often two players sat at the same table."""
        return self.meetings[min(one, other), max(one, other)]

    @property
    def repeats(self) -> int:
        """Number of repeated meetings."""
        return sum(count - 1 for count in self.meetings.values())


def fewest_repeats(rounds: Sequence[Sequence[Seating]], field: int) -> int:
    """Return a lower bound on repeated meetings for tables of these sizes.

    A player can meet each opponent only once for the first time; and if a table has more players than the previous
    round had tables, some of them come from the same table.
    """
    opponents: Counter[int] = Counter()
    for table in (each for tables in rounds for each in tables):
        opponents.update(dict.fromkeys(table.players, len(table.players) - 1))
    crowded = -(-sum(max(0, count - (field - 1)) for count in opponents.values()) // 2)
    drawn = sum(
        _from_the_same(len(table.players), len(before)) for before, tables in pairwise(rounds) for table in tables
    )
    return max(crowded, drawn)


def _from_the_same(size: int, tables: int) -> int:
    """Return the minimum number of pairs at a table that come from the same one of `tables` tables."""
    each, more = divmod(size, tables)
    return more * (each + 1) * each // 2 + (tables - more) * each * (each - 1) // 2


def _pairs(players: tuple[int, ...]) -> Iterable[tuple[int, int]]:
    return combinations(sorted(players), 2)
