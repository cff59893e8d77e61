"""A tournament as files: standings and results as CSV, and the records of all its games in one archive."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile

from rondel.server.errors import Refusal
from rondel.server.http.wire.tournaments import Tournament
from rondel.server.services import Services
from rondel.server.tables.records import record_text
from rondel.server.tables.replays import refuse_to_show_cash

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
