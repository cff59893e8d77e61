"""Every event, question and action of real games is worded, in every language, without a gap."""

import random
import re
from pathlib import Path

import pytest
from tests.locales.catalogues import COMPLETE

import rondel
from rondel.locales import has, language_of_the_machine, text
from rondel.locales.game_words import Words

KINDS = (
    "draft", "rondel", "swiss_bank", "factory", "production", "import", "fleets", "canal", "stance", "arrival",
    "ask", "challenge", "armies", "flags", "invest",
)  # fmt: skip


def _is_worded(sentence: str) -> bool:
    return bool(sentence) and not re.search(r"[{}$]|event-|act-|ask-|wait-|None", sentence)


@pytest.mark.parametrize("edition", rondel.editions())
def test_everything_in_random_games_has_words(edition: str) -> None:
    """Events, questions and all offered actions of some games with different options."""
    events: set[str] = set()
    kinds: set[str] = set()
    for seed, options in enumerate(
        [rondel.Options(max_rounds=40), rondel.Options(setup="draft", investor_card=False, max_rounds=12)] * 2
    ):
        game = rondel.new_game(edition, players=3 + seed % 3, options=options, seed=seed)
        words = Words(game.edition, game.names, "en")
        choose = random.Random(seed)
        while not game.over:
            decision = game.decision
            kinds.add(decision.kind)
            assert _is_worded(words.question(decision)), decision.kind
            assert _is_worded(words.waiting(decision)), decision.kind
            for action in decision.actions:
                assert _is_worded(words.action(action, decision.kind)), action.text
            game.play(choose.choice(decision.actions))
        for event in game.events_since(0):
            events.add(str(event["event"]))
            assert _is_worded(words.event(event)), event
    assert kinds >= set(KINDS) - {"ask", "canal", "flags"}
    assert len(events) > 25


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision_has_a_question(kind: str) -> None:
    """For the one who decides and for those who wait."""
    assert has(f"ask-{kind}")
    assert has(f"wait-{kind}")


def test_every_event_of_the_engine_has_a_sentence() -> None:
    """A new event without words fails here."""
    from typing import get_args

    from rondel.engine import events

    names = [events.event_name(kind.__new__(kind, *[0] * len(kind._fields))) for kind in get_args(events.Event)]
    assert [name for name in names if not has(f"event-{name}")] == []


def test_every_refusal_of_the_engine_has_a_sentence() -> None:
    """Every code that stands in the engine's source has its words in the catalogue."""
    folder = Path(rondel.__file__).parent / "engine"
    source = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    codes = set(re.findall(r'Refusal\(\s*"(\w+)"', source))
    codes |= set(re.findall(r'_money_trouble\([^"]*"(\w+)"', source)) | {"no_army", "no_fleet"}
    assert len(codes) > 40
    assert sorted(code for code in codes if not has(f"refusal-{code}")) == []


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("edition", rondel.editions())
def test_names_of_every_nation_region_and_space(edition: str, lang: str) -> None:
    """All languages know the boards."""
    board = rondel.edition(edition)
    keys = [f"{edition}-nation-{nation.id}" for nation in board.nations]
    keys += [f"{edition}-region-{region.id}" for region in board.regions]
    keys += [f"space-{space.id}" for space in board.spaces]
    assert [key for key in keys if not has(key, lang)] == []


def test_options_have_words() -> None:
    """Every option and every value it may take."""
    from rondel.engine.options import CHOICES

    for key, values in CHOICES.items():
        assert has(f"option-{key}")
        for value in values:
            assert has(f"option-{key}-{str(value).lower()}"), (key, value)


def test_english_stands_in_for_what_a_language_lacks() -> None:
    """A missing sentence is English, an unknown language too, an unknown key itself."""
    assert text("x-none")("space-taxation") == "Taxation"
    assert text("de")("space-taxation") == "Steuer"
    assert text("en")("no-such-key") == "no-such-key"


def test_language_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """LC_ALL before LC_MESSAGES before LANG; what we do not speak becomes English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert language_of_the_machine() == "it"
    monkeypatch.setenv("LC_ALL", "tlh_AQ.UTF-8")
    assert language_of_the_machine() == "en"
