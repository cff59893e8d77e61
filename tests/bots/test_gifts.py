"""Gifts (R6.5): given once if they open a more valuable choice, and only by levels that give."""

from __future__ import annotations

from typing import Any

import pytest

import rondel
from rondel import bots
from rondel.bots.reasons import CODES
from rondel.bots.simulation import Pairing, play_match
from rondel.locales import LANGUAGES, text
from rondel.table.bot_jobs import BotJob, run_bot


class Giver(bots.Bot):
    """Gives a million whenever possible."""

    def choose(self, view: rondel.SeatView, decision: rondel.Decision) -> rondel.Action | str:
        nation = next(iter(view["nations"]))
        return f"give {nation} 1" if view["players"][view.seat]["cash"] else decision.actions[0]


class Spendthrift(bots.Bot):
    """Gives more than it has."""

    def choose(self, view: rondel.SeatView, decision: rondel.Decision) -> str:
        return f"give {next(n for n in view['nations'])} {999 + len(decision.actions)}"


def test_simulations_end_even_if_a_bot_keeps_giving() -> None:
    """R6.5: a gift never changes who decides, but cash is finite."""
    pairing = Pairing(
        "imperial", (f"{__name__}:Giver", "greedy", "greedy"), rondel.Options(max_rounds=3), 1, 0, keep_records=True
    )
    result = play_match(pairing, 0)
    assert [seat.failure for seat in result.seats] == ["", "", ""]
    assert result.record is not None
    assert result.record.dumps().count("give austria_hungary 1") > 1


def test_an_impossible_gift_loses_the_game() -> None:
    pairing = Pairing("imperial", (f"{__name__}:Spendthrift", "greedy"), rondel.Options(max_rounds=1), 1, 0, False)
    failed = next(seat for seat in play_match(pairing, 0).seats if seat.bot.endswith("Spendthrift"))
    assert "give austria_hungary 1" in failed.failure


def factory_of_italy(treasury: int, cash: int = 9, **options: Any) -> rondel.Game:
    """Return a game with Italy on Factory; its government holds nearly all of its bonds early in the game."""
    game = rondel.Game.from_view(
        {
            "edition": "imperial",
            "options": options,
            "players": [
                {"seat": 0, "name": "Ada", "cash": cash, "bonds": {"italy": [16, 12, 9, 4]}},
                {"seat": 1, "name": "Bruno", "cash": 4, "bonds": {"france": [9], "italy": [2], "russia": [9]}},
            ],
            "investor": 1,
            "turn": {"nation": "italy", "number": 10},
            "round": 2,
            "nations": {
                "italy": {"treasury": treasury, "power": 2, "rondel": "taxation"},
                "france": {"treasury": 5, "power": 2, "rondel": "import"},
                "russia": {"treasury": 5, "power": 2, "rondel": "import"},
            },
            "regions": {"tunis": {"flag": "italy"}, "algeria": {"flag": "italy"}},
        }
    )
    game.play("rondel factory")
    return game


def choice(game: rondel.Game, name: str) -> str:
    decision = game.decision
    return str(bots.make(name, seed=1).choose(game.seat_view(decision.player), decision))


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_the_missing_price_of_a_factory_is_given_once(name: str) -> None:
    """R9.3: a gift may cover the missing price; R6.5: the same decision is asked again."""
    game = factory_of_italy(treasury=4)
    assert game.decision.kind == "factory"
    gift = choice(game, name)
    assert gift == "give italy 1"
    game.play(gift)
    assert game.decision.kind == "factory"
    built = choice(game, name)
    assert built.startswith("build ")
    game.play(built)
    assert game.view()["players"][0]["cash"] == 8


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_nothing_is_given_if_forbidden_or_too_expensive(name: str) -> None:
    assert factory_of_italy(treasury=4, gifts="off").decision.kind == "rondel"  # nothing to decide at Factory (D4)
    assert choice(factory_of_italy(treasury=0), name) == "pass"


@pytest.mark.parametrize("name", ["easy", "medium", "greedy"])
def test_simple_bots_give_nothing(name: str) -> None:
    assert choice(factory_of_italy(treasury=4), name) == "pass"


@pytest.mark.parametrize("name", ["hard", "expert"])
def test_a_banker_gives_what_prevents_a_rivals_win(name: str) -> None:
    """R19.4: a Swiss Bank may give what the treasury lacks and then force the stop."""
    game = rondel.Game.from_view(
        {
            "edition": "imperial",
            "players": [
                {"seat": 0, "name": "Ada", "cash": 9, "bonds": {"italy": [12, 9]}},
                {"seat": 1, "name": "Bruno", "cash": 3, "bonds": {"italy": [16], "france": [9]}, "swiss_bank": True},
                {"seat": 2, "name": "Chen", "cash": 1, "bonds": {"france": [12]}},
            ],
            "investor": 0,
            "turn": {"nation": "italy", "number": 50},
            "round": 12,
            "nations": {
                "italy": {"treasury": 14, "power": 24, "rondel": "maneuver_1"},
                "france": {"treasury": 5, "power": 12, "rondel": "import"},
            },
            "regions": {"tunis": {"flag": "italy"}, "algeria": {"flag": "italy"}, "spain": {"flag": "italy"}},
        }
    )
    game.play("rondel taxation")
    assert game.decision.kind == "swiss_bank"
    gift = choice(game, name)
    assert gift == "give italy 1"
    game.play(gift)
    assert choice(game, name) == "force"


def test_the_bot_worker_accepts_only_possible_gifts() -> None:
    """In the server's bot process."""
    position = factory_of_italy(treasury=4).to_json()
    result = run_bot(BotJob("hard", 1, 0, position))
    assert result.action == "give italy 1"
    assert result.reason == {"code": "give_factory", "params": {"nation": "italy", "amount": 1}, "found": None}
    assert run_bot(BotJob(f"{__name__}:Spendthrift", 1, 0, position)).failure == "illegal"


def test_gifts_have_reasons_in_every_language() -> None:
    game = factory_of_italy(treasury=4)
    bot = bots.make("hard")
    bot.choose(game.seat_view(0), game.decision)
    assert bot.reason is not None
    assert bot.reason.code == "give_factory"
    assert bot.reason.params == {"nation": "italy", "amount": 1}
    for code in ("give_factory", "give_force"):
        assert code in CODES
        for lang in LANGUAGES:
            assert "2" in text(lang)(f"reason-{code}", nation="Italy", amount=2)
