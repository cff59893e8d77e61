"""Reviews: win probabilities, losses, turning points and lines are as documented in docs/analysis.md."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel import bots, fast
from rondel.analysis import decisions, review, story, timeline, turning_points
from rondel.analysis.candidates import candidates
from rondel.analysis.review_text import ReviewText
from rondel.analysis.search import CandidateSearch, margin_of
from rondel.locales import LANGUAGES

RECORDS = sorted((Path(__file__).parents[1] / "bots" / "lost_endings").glob("*.rondel"))
LOW = 0.05
LAST_MOVES = 24


def played(edition: str, players: int, moves: int = 40, gift: bool = False, **options: Any) -> rondel.Game:
    """Play a game of fast bots for at most `moves` moves."""
    game = rondel.new_game(edition, players=players, options=rondel.Options(**options), seed=players)
    seats = [bots.make("medium", seed=seat) for seat in range(players)]
    while not game.over and game.version < moves:
        seat = game.decision.player
        if gift and game.version == moves // 2:
            giver = next(each for each in range(players) if game.gift_limit(each, game.edition.nations[0].id))
            game.give(giver, game.edition.nations[0].id, 1)
            continue
        game.play(seats[seat].choose(game.seat_view(seat), game.decision))
    return game


@cache
def ending_of(file: Path) -> rondel.Game:
    """Return the last turns, from a saved position, of a game that its loser ended."""
    record = rondel.Record.loads(file.read_text("utf-8"))
    cut = len(record.moves) - LAST_MOVES
    game = rondel.Game.from_json(rondel.replay(record, until=cut).to_json())
    for seat, text in record.moves[cut:]:
        game.play(text, seat)
    return game


@cache
def reviewed(file: Path) -> review.Review:
    return review.review(ending_of(file), effort=LOW)


GAMES = {
    "imperial, 2 players": lambda: played("imperial", 2),
    "imperial, 3 players, draft, a gift": lambda: played("imperial", 3, setup="draft", gift=True),
    "imperial, 6 players, no card": lambda: played("imperial", 6, investor_card=False),
    "2030, 4 players, hidden cash": lambda: played("imperial_2030", 4, cash="hidden"),
    "2030, 5 players, to the limit": lambda: played("imperial_2030", 5, 400, max_rounds=2),
    "nothing played yet": lambda: played("imperial", 4, 0),
}


def check(report: review.Review, game: rondel.Game) -> None:
    """Check the invariants of a review."""
    record = game.record()
    assert report.moves == len(record.moves)
    assert len(report.chances) == len(report.shares) == report.moves + 1
    for row in (*report.chances, *report.shares):
        assert sum(row) == pytest.approx(1, abs=1e-9)
        assert min(row) >= 0
    if game.over:
        best = [1 / len(game.winners) if seat in game.winners else 0 for seat in range(len(game.names))]
        assert report.chances[-1] == pytest.approx(best, abs=1e-5)
        assert report.result == {
            "scores": tuple(game.scores),
            "ranking": tuple(game.ranking),
            "winners": tuple(game.winners),
        }
    else:
        assert report.result is None
    positions = timeline.timeline_of(game).positions
    for decision in report.decisions:
        here = positions[decision.at]
        assert (decision.seat, decision.kind) == (here.decider, here.kind)
        assert record.moves[decision.at] == (decision.seat, decision.action)
        assert here.actions.id(decision.best) in here.legal()
        assert 0 <= decision.loss <= 1
        assert (decision.loss == 0) == (decision.best == decision.action)
    assert [turn.at for turn in report.turns] == sorted({turn.at for turn in report.turns})
    for turn in report.turns:
        assert (positions[turn.at].kind, positions[turn.at].nation) == ("rondel", turn.nation)
    losses = [point.loss for point in report.turning_points]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) <= turning_points.MAX_TURNING_POINTS
    for point in report.turning_points:
        assert point.before - point.after == pytest.approx(point.loss, abs=2e-4)
        assert point.line[0].action == point.better
        there = rondel.replay(record, until=point.at).position()
        for move in point.line:
            assert there.decision.player == move.seat
            there.play(move.action)
    for part in report.accuracy:
        assert part is None or 0 <= part <= 1
    assert review.Review.from_dict(json.loads(json.dumps(report.to_dict()))) == report
    for lang in LANGUAGES:
        review_text = ReviewText.of(report, lang)
        texts = [review_text.summary(report), *(review_text.reason(point.reason) for point in report.turning_points)]
        for point in report.turning_points:
            texts += [review_text.heading(point), review_text.comparison(point), *review_text.line(point.line)]
        for text in texts:
            assert "story-" not in text
            assert "because-" not in text
            assert "{" not in text


@pytest.mark.parametrize("name", GAMES)
def test_reviews_are_consistent(name: str) -> None:
    game = GAMES[name]()
    check(review.review(game, effort=LOW), game)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_game_ended_and_lost_turned_at_its_end(file: Path) -> None:
    """The Taxation that let another player win is the largest loss; the better move does not end the game."""
    game = ending_of(file)
    report = reviewed(file)
    check(report, game)
    fatal = report.turning_points[0]
    assert (fatal.at, fatal.action) == (report.moves - 1, "rondel taxation")
    assert fatal.seat not in game.winners
    assert fatal.reason == turning_points.MoveReason("ended", {"player": game.winners[0]})
    assert fatal.after == 0
    there = rondel.replay(game.record(), until=fatal.at)
    there.play(fatal.better)
    assert not there.over
    codes = [sentence.code for sentence in report.summary]
    assert codes[:2] == ["won", "ended_lost"]
    assert "turned" in codes
    accuracy = report.accuracy[fatal.seat]
    assert accuracy is not None
    assert accuracy < 0.7


def test_reviews_are_deterministic_and_report_progress() -> None:
    game = ending_of(RECORDS[0])
    steps: list[tuple[int, int]] = []
    again = review.review(game.record(), effort=LOW, progress=lambda done, of: steps.append((done, of)))
    assert again == reviewed(RECORDS[0])
    assert [done for done, _ in steps] == list(range(1, steps[-1][1] + 1))
    assert len({of for _, of in steps}) == 1


def test_should_stop_stops_a_review() -> None:
    asked = iter([False, False, True])
    with pytest.raises(review.Stopped):
        review.review(ending_of(RECORDS[0]), effort=LOW, should_stop=lambda: next(asked))


@pytest.mark.parametrize("effort", [0, -1, 1e6])
def test_an_impossible_effort_is_refused(effort: float) -> None:
    with pytest.raises(rondel.RondelError, match="effort of a review"):
        review.review(played("imperial", 2, 0), effort=effort)


def test_another_format_is_refused() -> None:
    with pytest.raises(rondel.RondelError, match="format 99"):
        review.Review.from_dict({"format": 99})


def test_noise_is_not_a_certain_margin() -> None:
    """The margin between candidates that differ by noise only is not certain."""
    assert not margin_of([(0.5, 0.4), (0.4, 0.5), (0.6, 0.4), (0.3, 0.5)]).is_certain
    assert margin_of([(0.5, 0.3), (0.4, 0.2), (0.6, 0.3), (0.5, 0.2)]).is_certain


def test_the_action_played_is_always_a_candidate() -> None:
    """Even an implausible one."""
    game = rondel.new_game("imperial", players=3, options=rondel.Options(setup="draft"), seed=1)
    here = fast.position(game)
    search = CandidateSearch(game.edition, LOW)
    for id in here.legal():
        assert id in {each.id for each in candidates(search.evaluator, here, search.weights, id)}


def test_accuracy_is_the_fraction_of_stakes_not_lost() -> None:
    def verdict(loss: float, stake: float) -> decisions.Verdict:
        decision = decisions.Decision(0, 0, "rondel", "rondel import", "rondel factory", loss)
        return decisions.Verdict(decision, None, None, None, stake)  # type: ignore[arg-type]  # unused fields

    assert decisions.accuracy_of([verdict(0.0, 0.1), verdict(0.05, 0.1)], 2) == (0.75, None)
    assert decisions.accuracy_of([verdict(0.4, 0.1)], 1) == (0.0,)
    assert decisions.accuracy_of([verdict(0.0, 0.0)], 1) == (1.0,)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_and_reason_has_a_text(lang: str) -> None:
    review_text = ReviewText.of(reviewed(RECORDS[0]), lang)
    params = {
        "player": 0,
        "second": 1,
        "winner": 1,
        "players": [0, 1],
        "nation": "germany",
        "kind": "rondel",
        "action": "rondel taxation",
        "better": "rondel import",
        **dict.fromkeys(("score", "margin", "round", "rounds", "percent", "points", "count", "amount"), 7),
    }
    texts = [review_text.sentence(story.Sentence(code, params)) for code in story.SENTENCES]
    texts += [review_text.reason(turning_points.MoveReason(code, params)) for code in turning_points.REASONS]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text.endswith(".")
        assert "$" not in text
        assert "-" not in text.split()[0]
