"""Rounds for 4 to 200 players: table sizes, pairings, seats, Swiss rounds, groups and final; points and ties."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from benchmarks.tournament_fairness import fairness, plan, print_strength
from hypothesis import given, settings
from hypothesis import strategies as st

import rondel
from rondel.server.tournaments.csv_export import MeetingHistory, Seating, fewest_repeats
from rondel.server.tournaments.rounds import Field, PlannedTable, group_names, plan_round, starts_in, table_sizes
from rondel.server.tournaments.standings import Outcome, Scoring, player_scores, standings

STARTS = starts_in("imperial", rondel.Options())


def _rounds(players: int, preferred: int, rounds: int, system: str = "balanced") -> list[list[Seating]]:
    """Return the rounds of a tournament in which lower numbers always win."""
    past, found = MeetingHistory(), []
    group = group_names(range(players), preferred)
    for number in range(1, rounds + 1):
        ahead = {player: (number - 1) * (1 - player / players) for player in range(players)}
        field = Field(range(players), past, ahead, group)
        tables = plan_round(system, number, rounds, preferred, field, STARTS, seed=7)  # type: ignore[arg-type]
        found.append([table.seating for table in tables])
        for table in tables:
            past.add(table.seating)
    return found


def test_every_number_of_players_fills_tables_of_three_to_six() -> None:
    """“Tables of 3–6 … sizes differ by at most one”, and nobody sits out."""
    for preferred, players in product((3, 4, 5, 6), range(4, 201)):
        sizes = table_sizes(players, preferred)
        assert sum(sizes) == players, (players, preferred)
        assert 3 <= min(sizes) <= max(sizes) <= 6, (players, preferred)
        assert max(sizes) - min(sizes) <= 1, (players, preferred)
    assert [table_sizes(12, preferred) for preferred in (3, 4, 6)] == [[3] * 4, [4] * 3, [6] * 2]


@settings(max_examples=12, deadline=None, derandomize=True)
@given(st.integers(4, 200), st.integers(3, 6), st.sampled_from(["balanced", "swiss", "groups"]))
def test_a_round_seats_every_player_once(players: int, preferred: int, system: str) -> None:
    """Each player plays once a round, with a unique start at the table."""
    for tables in _rounds(players, preferred, 2, system)[: 1 if system == "groups" else 2]:
        seated = Counter(player for table in tables for player in table.players)
        assert seated == Counter(range(players))
        for table in tables:
            assert len(set(table.starts)) == len(table.players)


@settings(max_examples=8, deadline=None, derandomize=True)
@given(st.integers(4, 200), st.integers(3, 6))
def test_plans_are_fair_for_any_number_of_players(players: int, preferred: int) -> None:
    """“Plans for any number from 4 to 200 players … a simulation shows they are fair”: as the command measures it."""
    found = fairness(plan(players, preferred, 3), players)
    assert (found.uneven_tables, found.sat_out) == (0, 0)
    assert found.most_begun <= 1  # tables of three use only three nations, larger ones six
    assert found.unavoidable <= found.repeats <= found.unavoidable + players // 4


def test_the_command_measures_how_often_the_best_player_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """A player far ahead of the others wins nearly always."""
    print_strength([(8, 4, 2)], games=6, spread=50.0)
    line = capsys.readouterr().out.splitlines()[-1]
    assert line.startswith("| 8, 4, 2 | ")
    assert line.count("100% (") == 4


def test_meetings_and_starts_are_balanced(subtests: pytest.Subtests) -> None:
    """“Each person sits in each seat/start nation about equally often … repeats minimized”."""
    for players, preferred in ((4, 4), (9, 3), (12, 4), (24, 4), (60, 5)):
        with subtests.test(players=players, preferred=preferred):
            rounds = _rounds(players, preferred, 4)
            past = MeetingHistory(table for tables in rounds for table in tables)
            bound = fewest_repeats(rounds, players)
            assert bound <= past.repeats <= bound + 2 * players // 3
            assert max(past.meetings.values()) <= (4 if players == 4 else 3)
            for player in range(players):
                begun = [past.begun[player, nation.id] for nation in rondel.edition("imperial").nations]
                assert max(begun) <= 2
                assert sum(begun) == 4


def test_rounds_are_deterministic() -> None:
    assert _rounds(37, 4, 3, "swiss") == _rounds(37, 4, 3, "swiss")


def test_swiss_rounds_pair_similar_points() -> None:
    """“People with similar points meet, repeats avoided”."""
    first, second = _rounds(40, 4, 2, "swiss")
    apart = [max(table.players) - min(table.players) for table in second]
    at_random = [max(table.players) - min(table.players) for table in first]
    assert sum(apart) < sum(at_random) / 2
    assert MeetingHistory([*first, *second]).repeats <= 3


def test_group_winners_play_the_final() -> None:
    group = group_names(range(12), 4)
    assert Counter(group.values()) == {"A": 4, "B": 4, "C": 4}
    field = Field(range(12), MeetingHistory(), {}, group)
    [final] = plan_round("groups", 3, 3, 4, field, STARTS, 1)
    assert final.group == "final"
    winners = {next(player for player in range(12) if group[player] == name) for name in "ABC"}
    assert winners < set(final.seating.players)
    assert len(final.seating.players) == 4
    groups: list[PlannedTable] = plan_round("groups", 1, 3, 4, field, STARTS, 1)
    assert all({group[player] for player in table.seating.players} == {table.group} for table in groups)


def _game(players: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...] = ()) -> Outcome:
    ranking = tuple(sorted(range(len(players)), key=lambda seat: -scores[seat]))
    return Outcome(players, scores, ranking, winners or ranking[:1], (True,) * len(players))


def _points(outcome: Outcome, scoring: Scoring) -> list[float]:
    return [each.points for each in player_scores(outcome, scoring)]


def test_points_by_rank_and_by_share() -> None:
    """A win is worth 60 at tables of every size, the last place nothing; an average share is worth 100."""
    assert _points(_game((1, 2, 3), (30, 20, 10)), "rank") == [60, 30, 0]
    assert _points(_game((1, 2, 3, 4, 5), (9, 8, 7, 6, 5)), "rank") == [60, 45, 30, 15, 0]
    assert _points(_game((1, 2, 3, 4), (9, 9, 5, 1), (0, 1)), "rank") == [50, 50, 20, 0]
    assert _points(_game((1, 2, 3, 4), (40, 30, 20, 10)), "share") == [160, 120, 80, 40]
    away = _game((1, 2, 3), (30, 20, 10))._replace(counts=(False, True, True))
    assert _points(away, "rank") == [0, 30, 0]
    assert _points(_game((1, 2, 3), (0, 0, 0), (0, 1, 2)), "share") == [100, 100, 100]


def test_tie_breaks() -> None:
    """Points, wins, mean share, opponents' points, direct meetings, random draw."""
    one, two = _game((1, 2, 3), (30, 20, 10)), _game((4, 5, 6), (31, 20, 10))
    rows = standings(range(1, 7), [one, two], "rank", 1)
    assert [row.player for row in rows[:2]] == [4, 1]  # the same points and wins, the larger share
    assert [row.place for row in rows] == [1, 2, 3, 4, 5, 6]
    tied = [_game((1, 2, 3), (20, 20, 20), (0, 1, 2)) for _ in range(2)]
    at_random = [row.player for row in standings([1, 2, 3], tied, "rank", 1)]
    assert at_random == [row.player for row in standings([3, 2, 1], tied, "rank", 1)]
    final = _game((5, 6, 2), (30, 20, 10))
    rows = standings(range(1, 8), [one, two], "rank", 1, final)
    assert [row.player for row in rows[:3]] == [5, 6, 2]
    assert rows[-1] == rows[-1]._replace(player=7, points=0, games=0)
