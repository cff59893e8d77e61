"""A tournament as files: standings and results as CSV, and the records of all its games in one archive."""

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

# What a spreadsheet would take for a formula.
FORMULAS = ("=", "+", "-", "@", "\t", "\r")


def standings_csv(tournament: Tournament) -> str:
    """One line per player, the best first."""
    rows: list[list[object]] = [
        ["place", "player", "points", "games", "wins", "share", "opponents", "direct", "final", "group", "withdrawn"]
    ]
    rows += [
        [
            each.place,
            _plain(each.name),
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
    return _written(rows)


def games_csv(tournament: Tournament) -> str:
    """One line per seat of every game."""
    rows: list[list[object]] = [
        ["round", "table", "group", "game", "seat", "player", "start", "score", "place", "points", "counts"]
    ]
    for each in tournament.played:
        for table in each.tables:
            for number, seat in enumerate(table.seats):
                told = [seat.score, seat.place, seat.points] if table.over else ["", "", ""]
                head = [each.number, table.number, table.group or "", table.game, number, _plain(seat.name)]
                rows.append([*head, seat.start, *told, "yes" if seat.counts else "no"])
    return _written(rows)


async def archive(services: Services, tournament: Tournament, as_json: bytes) -> bytes:
    """Everything: the tournament as JSON, both tables as CSV, and the records of all games that are over."""
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
                    continue  # removed meanwhile
                files.append((f"games/{each.number}-{table.number}-{table.game}.rondel", text.encode()))
    return await asyncio.to_thread(_packed, files)


def _packed(files: list[tuple[str, bytes]]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files:
            packed.writestr(name, content)
    return target.getvalue()


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULAS) else name


def _written(rows: list[list[object]]) -> str:
    target = io.StringIO()
    csv.writer(target).writerows(rows)
    return target.getvalue()


class Seating(NamedTuple):
    """One table: the players in seat order, and what each seat begins with (a nation, or a place in the draft)."""

    players: tuple[int, ...]
    starts: tuple[str, ...]


class MeetingHistory:
    def __init__(self, tables: Iterable[Seating] = ()) -> None:
        self.meetings: Counter[tuple[int, int]] = Counter()
        self.begun: Counter[tuple[int, str]] = Counter()
        for table in tables:
            self.add(table)

    def add(self, table: Seating) -> None:
        self.meetings.update(_pairs(table.players))
        self.begun.update(zip(table.players, table.starts, strict=True))

    def met(self, one: int, other: int) -> int:
        """How often these two have sat at one table."""
        return self.meetings[min(one, other), max(one, other)]

    @property
    def repeats(self) -> int:
        """How many meetings were not the first of their pair."""
        return sum(count - 1 for count in self.meetings.values())


def fewest_repeats(rounds: Sequence[Sequence[Seating]], field: int) -> int:
    """No plan with tables of these sizes has fewer. Nobody meets more than all the others for the first time; and of
    more players than there were tables in the round before, some come from the same one."""
    opponents: Counter[int] = Counter()
    for table in (each for tables in rounds for each in tables):
        opponents.update(dict.fromkeys(table.players, len(table.players) - 1))
    crowded = -(-sum(max(0, count - (field - 1)) for count in opponents.values()) // 2)
    drawn = sum(
        _from_the_same(len(table.players), len(before)) for before, tables in pairwise(rounds) for table in tables
    )
    return max(crowded, drawn)


def _from_the_same(size: int, tables: int) -> int:
    """How many pairs of a table must have sat together, if they come from so many tables as evenly as can be."""
    each, more = divmod(size, tables)
    return more * (each + 1) * each // 2 + (tables - more) * each * (each - 1) // 2


def _pairs(players: tuple[int, ...]) -> Iterable[tuple[int, int]]:
    return combinations(sorted(players), 2)
