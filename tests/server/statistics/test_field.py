"""Public statistics: wins by seat, nation and opening, lengths, intervals, download."""

from __future__ import annotations

import csv
import io

import pytest
from tests.server.archive.finished_games import played
from tests.server.clients import Member, ThreadServer

from rondel.bots.tally import wilson_interval
from rondel.server.archive.field_statistics import LEAST, field


@pytest.mark.both_databases
def test_public_games_are_counted_by_seat_nation_opening_and_length(server: ThreadServer) -> None:
    """Only public games, aggregated; rare entries are combined."""
    ada = Member(server.address)
    before = server.run(field(server.app.services.store))
    for seed in range(6):
        played(server, ada, *["random"] * 5, seed=seed, rounds=1)
    played(server, ada, *["random"] * 5, seed=9, rounds=1, private=True)
    after = server.run(field(server.app.services.store))
    assert after.games - before.games == 6
    six = next(each for each in after.fields if (each.edition, each.players) == ("imperial", 6))
    assert [cell.key for cell in six.seats] == ["0", "1", "2", "3", "4", "5"]
    assert {cell.count for cell in six.seats} == {six.games}
    for cells in (six.seats, six.nations, six.openings):
        assert sum(cell.count for cell in cells) == 6 * six.games
        assert sum(cell.won for cell in cells) == pytest.approx(six.games)
        assert all(cell.count >= LEAST or cell.key == "other" for cell in cells)
        assert all((cell.low, cell.high) == wilson_interval(cell.won, cell.count) for cell in cells)
    assert {cell.key for cell in six.nations} <= {
        "austria_hungary", "italy", "france", "great_britain", "germany", "russia", "other",
    }  # fmt: skip
    assert sum(bar.games for bar in six.lengths) == six.games
    assert six.decisions > six.rounds > 0


def test_the_statistics_can_be_downloaded(server: ThreadServer) -> None:
    """As JSON and CSV with the same rows, without names."""
    ada = Member(server.address)
    played(server, ada, "random", seed=1)
    ada.http.cookies.clear()
    data = ada.get("/api/statistics")
    table = list(csv.DictReader(io.StringIO(ada.http.get("/api/statistics.csv").text)))
    seats = [cell for each in data["fields"] for cell in each["seats"]]
    assert [int(row["count"]) for row in table if row["by"] == "seat"] == [cell["count"] for cell in seats]
    assert {row["by"] for row in table} <= {"seat", "nation", "opening", "rounds"}
