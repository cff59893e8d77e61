"""Every event, decision and action of real games has localized text; `checks.used_keys` compares the keys."""

import random
import re

import pytest

import rondel
from rondel.locales import system_language, text
from rondel.locales.game_text import GameText

KINDS = (
    "draft", "rondel", "swiss_bank", "factory", "production", "import", "fleets", "canal", "stance", "arrival",
    "ask", "challenge", "armies", "flags", "invest",
)  # fmt: skip


def _is_complete(sentence: str) -> bool:
    return bool(sentence) and not re.search(r"[{}$]|event-|act-|ask-|wait-|None", sentence)


@pytest.mark.parametrize("edition", rondel.editions())
def test_everything_in_random_games_has_text(edition: str) -> None:
    """Events, decisions and all legal actions of some games with different options."""
    events: set[str] = set()
    kinds: set[str] = set()
    localized: set[tuple[str, str]] = set()
    for seed, options in enumerate(
        [rondel.Options(max_rounds=40), rondel.Options(setup="draft", investor_card=False, max_rounds=12)] * 2
    ):
        game = rondel.new_game(edition, players=3 + seed % 3, options=options, seed=seed)
        game_text = GameText(game.edition, game.names, "en")
        choose = random.Random(seed)
        while not game.over:
            decision = game.decision
            kinds.add(decision.kind)
            assert _is_complete(game_text.question(decision)), decision.kind
            assert _is_complete(game_text.waiting(decision)), decision.kind
            for action in decision.actions:
                if (decision.kind, action.text) not in localized:
                    localized.add((decision.kind, action.text))
                    assert _is_complete(game_text.action(action, decision.kind)), action.text
            game.play(choose.choice(decision.actions))
        for event in game.events_since(0):
            events.add(str(event["event"]))
            assert _is_complete(game_text.event(event)), event
    assert kinds >= set(KINDS) - {"ask", "canal", "flags"}
    assert len(events) > 25


def test_missing_messages_fall_back_to_english() -> None:
    """Missing messages and unknown languages fall back to English, unknown keys to themselves."""
    assert text("x-none")("space-taxation") == "Taxation"
    assert text("de")("space-taxation") == "Steuer"
    assert text("en")("no-such-key") == "no-such-key"


def test_system_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """LC_ALL takes precedence over LC_MESSAGES and LANG; unsupported languages become English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert system_language() == "it"
    monkeypatch.setenv("LC_ALL", "tlh_AQ.UTF-8")
    assert system_language() == "en"
