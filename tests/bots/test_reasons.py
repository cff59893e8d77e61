"""Reasons: the difference between the futures of the chosen move and of the next-best one."""

from __future__ import annotations

import pytest
from tests.bots.positions import positions
from tests.bots.test_master import small, threatened

import rondel
from rondel import bots, fast
from rondel.bots.evaluation.weights import weights
from rondel.bots.search.context import SearchContext
from rondel.bots.search.counterfactuals import counterfactual
from rondel.bots.search.findings import CODES, average_finding, outlook, terms
from rondel.locales import LANGUAGES
from rondel.locales.game_text import GameText


@pytest.mark.parametrize("edition", rondel.editions())
def test_terms_add_up_to_the_value(edition: str) -> None:
    w = weights(edition)
    for game in positions(edition, rondel.Options(max_rounds=12), 25, seed=3):
        context = SearchContext(game, game.decision.actions, w)
        view = outlook(context.evaluator, context.here)
        for seat, value in enumerate(context.evaluator.values(context.here)):
            assert sum(term.worth for term in terms(game.state, w, view, seat)) == pytest.approx(value)


@pytest.mark.parametrize("edition", rondel.editions())
def test_findings_have_texts_in_every_language(edition: str) -> None:
    bot = bots.make("hard")
    texts = [GameText(rondel.edition(edition), ["Ada", "Bruno", "Chen", "Dora"], lang) for lang in LANGUAGES]
    seen = set()
    for game in positions(edition, rondel.Options(max_rounds=15), 3, seed=6):
        decision = game.decision
        bot.choose(game.seat_view(decision.player), decision)
        reason = bot.reason
        assert reason is not None
        if reason.found is None:
            continue
        seen.add(reason.found.code)
        for each in texts:
            sentences = each.reason(reason)
            assert each.reason(reason.found) in sentences
            assert "{" not in sentences
            assert "reason-" not in sentences
    assert len(seen) >= 4
    assert seen <= set(CODES)


@pytest.mark.parametrize("edition", rondel.editions())
def test_search_reasons_name_the_round_and_the_prevented_moves(edition: str) -> None:
    """Points by a future round, and what rivals do only after the next-best move."""
    texts = [GameText(rondel.edition(edition), ["Ada", "Bruno", "Chen", "Dora"], lang) for lang in LANGUAGES]
    seen = set()
    for game in positions(edition, rondel.Options(max_rounds=16), 7, seed=5):
        decision = game.decision
        bot = small(1)
        bot.choose(game.seat_view(decision.player), decision)
        reason = bot.reason
        while reason := (reason and reason.found):
            seen.add(reason.code)
            assert reason.params.get("round", game.round) >= game.round
            for each in texts:
                sentence = each.reason(reason)
                assert sentence
                assert "{" not in sentence
    assert seen <= set(CODES)
    assert any(code.startswith("otherwise_") for code in seen)


def test_points_already_gained_are_named_with_their_round() -> None:
    """A Taxation now against idling: the points exist where the futures end."""
    game = threatened()
    context = SearchContext(game, game.decision.actions, weights("imperial"))
    taxes, idles = (
        next(each for each in context.actions if each == f"rondel {space}") for space in ("taxation", "factory")
    )
    pair = (context.end_of_turn(taxes), context.end_of_turn(idles))
    found = average_finding(context.evaluator, [pair], 1, weights("imperial"), now=context.here)
    assert found is not None
    assert found.code == "found_points"
    assert found.params["nation"] == "austria_hungary"
    assert found.params["points"] == pair[0].game().state.power[0] - pair[1].game().state.power[0]
    assert found.params["round"] == game.round


def test_a_prevented_loss_is_named() -> None:
    """R21.1-2: after any move but Ada's Taxation, Bruno ends the game and wins."""
    game = threatened()
    saved, lost = game.copy(), game.copy()
    saved.play("rondel taxation")
    lost.play("rondel production_2")
    while not lost.over:
        taxes = "rondel taxation" in lost.decision.actions and lost.decision.nation == "italy"
        lost.play("rondel taxation" if taxes else lost.decision.actions[0])
    pair = (fast.position(saved), fast.position(lost))
    assert counterfactual(fast.position(game), [pair], 0) == bots.Reason("otherwise_end", {"player": 1})
    assert counterfactual(fast.position(game), [pair[::-1]], 0) is None
    assert counterfactual(fast.position(game), [pair], 1) is None


def test_a_winning_taxation_is_named() -> None:
    """R21.1: the game ends with the 25th power point."""
    game = rondel.Game.from_view(
        {
            "edition": "imperial",
            "options": {},
            "round": 14,
            "turn": {"nation": "italy", "number": 80},
            "players": [
                {"seat": 0, "name": "Ada", "cash": 5, "bonds": {"italy": [30, 25]}},
                {"seat": 1, "name": "Bruno", "cash": 1, "bonds": {"france": [4]}},
                {"seat": 2, "name": "Chen", "cash": 1, "bonds": {"germany": [4]}},
            ],
            "nations": {"italy": {"power": 24, "treasury": 9, "rondel": "production_2"}},
            "regions": {"rome": {"factory": True}, "naples": {"factory": True}, "venice": {"factory": True}},
        }
    )
    bot = bots.make("expert")
    assert str(bot.choose(game.seat_view(0), game.decision)) == "rondel taxation"
    assert bot.reason is not None
    assert bot.reason.code == "end_game"
    assert bot.reason.found == bots.Reason("found_win", {})


def test_expected_power_is_higher_than_after_the_next_best_move() -> None:
    """For the nation named by `found_power`."""
    bot = bots.make("hard")
    found = 0
    for game in positions("imperial", rondel.Options(max_rounds=15), 3, seed=8):
        decision = game.decision
        choice = bot.choose(game.seat_view(decision.player), decision)
        reason = bot.reason and bot.reason.found
        if reason is None or reason.code != "found_power" or decision.kind != "production":
            continue
        after = game.copy()
        after.play(choice)
        idle = game.copy()
        idle.play("end")
        nation = game.edition.nation_index[reason.params["nation"]]
        there, here = (SearchContext(then, then.decision.actions, weights("imperial")) for then in (after, idle))
        assert outlook(there.evaluator, there.here).final[nation] > outlook(here.evaluator, here.here).final[nation]
        found += 1
    assert found


def test_reasons_are_computed_lazily(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulations must not pay for them."""
    asked: list[str] = []
    monkeypatch.setattr("rondel.bots.search.lookahead_bot.finding", lambda *_: asked.append("finding"))
    game = rondel.new_game("imperial", players=3, seed=1)
    bot = bots.make("hard")
    bot.choose(game.seat_view(game.decision.player), game.decision)
    assert not asked
    assert bot.reason is not None
    assert bot.reason.found is None
    assert asked == ["finding"]
