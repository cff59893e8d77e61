"""Text agents: prompts show the seat's view, replies are parsed tolerantly, refusals cite rules."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest

import rondel
from rondel import fast
from rondel.research import Match, text
from rondel.research.text import Policy, TextBot, prompt, read, understand
from rondel.research.text.prompt import QUESTIONS
from rondel.research.words import vocabulary

PLAYERS = ["Ada", "Bruno", "Chen"]


def _game(seed: int = 1, edition: str = "imperial", **options: object) -> rondel.Game:
    return rondel.new_game(edition, players=PLAYERS, seed=seed, options=rondel.Options.from_dict(options))


def _played(game: rondel.Game, decisions: int, seed: int = 0) -> rondel.Game:
    source = random.Random(seed)
    for _ in range(decisions):
        game.play(source.choice(game.decision.actions))
    return game


@pytest.mark.parametrize("edition", rondel.editions())
def test_prompts_are_short_and_list_every_legal_action(edition: str) -> None:
    """In 300 decisions: under 7,000 characters, deterministic, every legal action on its own line."""
    game = _game(edition=edition, max_rounds=60)
    source = random.Random(3)
    for _ in range(300):
        seat = game.decision.player
        said = prompt(game.view(seat))
        assert len(said) < 7000
        assert said == prompt(game.copy().view(seat))
        listed = said.partition("Legal actions:\n")[2].splitlines()[:-1]
        assert listed == [str(action) for action in game.decision.actions]
        assert "Legal actions" not in prompt(game.view((seat + 1) % 3))
        game.play(source.choice(game.decision.actions))


def test_hidden_cash_is_not_in_the_prompt() -> None:
    """Two games that differ only in another player's hidden cash give the same prompt."""
    here = _played(_game(cash="hidden"), 40)
    there = here.copy()
    seat = here.decision.player
    other = (seat + 1) % 3
    there.state.cash[other] += 5
    assert prompt(here.view(seat)) == prompt(there.view(seat))
    assert prompt(here.view(other)) != prompt(there.view(other))
    assert "cash hidden, score hidden" in prompt(here.view(seat))


@pytest.mark.parametrize("edition", rondel.editions())
def test_every_legal_action_matches_a_listed_form(edition: str) -> None:
    """Agents without a list of actions get these forms."""
    source = random.Random(5)
    kinds = set()
    for number in range(12):
        game = _game(number, edition, setup="draft" if number % 2 else "standard", max_rounds=25)
        while not game.over:
            decision = game.decision
            kinds.add(decision.kind)
            forms = [
                re.compile(re.sub(r"<[^>]+>", r"[\\w:]+", re.escape(form).replace(r"\|", "|").replace("\\", "")))
                for form in QUESTIONS[decision.kind][1]
            ]
            for action in decision.actions:
                assert any(form.fullmatch(action) for form in forms), (decision.kind, action)
            game.play(source.choice(decision.actions))
    assert kinds >= {"draft", "rondel", "invest", "fleets", "armies", "production", "import", "arrival", "challenge"}


@pytest.mark.parametrize("edition", rondel.editions())
def test_actions_are_parsed_in_any_case_and_spacing(edition: str) -> None:
    """No two actions become equal when case, spaces and underscores are removed."""
    for action in list(fast.action_table(edition))[::7]:
        loud = "  " + action.upper().replace("_", "  ") + ". "
        assert read(loud, [], edition).action == action


@pytest.mark.parametrize(
    "reply",
    [
        "rondel production_2",
        "Rondel   PRODUCTION 2",
        "`rondel production_2`",
        '"rondel production_2"',
        "“Rondel production-2.”",
        "**Action:** rondel production_2",
        "action: `rondel production 2`",
        "My final answer is rondel production_2.",
        '{"action": "rondel production_2", "why": "armies"}',
        '```json\n{"thought": "rondel investor is dear", "action": "rondel production_2"}\n```',
        "```\nrondel production_2\n```",
        "production_2",
        "3. rondel production_2",
        "I looked at rondel factory and rondel taxation.\n\nrondel production_2",
        "After some thought I will take rondel production_2 because armies are cheap.",
        "Action: rondel factory\nNo, wait.\nAction: rondel production_2",
        "rondel ｐroduction_2",
    ],
)
def test_surrounding_text_is_ignored(reply: str) -> None:
    """Case, spaces, quotation marks, Markdown, JSON, prefixes and prose are ignored."""
    game = _game()
    assert understand(reply, game.seat_view(0), game.decision) == "rondel production_2"


@pytest.mark.parametrize(
    ("reply", "code", "said"),
    [
        ("rondel factory or rondel import", "not_understood", "several actions: rondel factory, rondel import"),
        ("", "not_understood", "empty"),
        ("```\n```", "not_understood", "empty"),
        ("I resign.", "not_understood", "is not an action"),
        ("rondel casino", "not_understood", "'casino' is not a name in Imperial"),
        ("x" * 30_000, "not_understood", "longer than 20000"),
        ("pass", "other_decision", "does not answer it"),
        ("Fleet Naples black_sea", "other_decision", "does not answer it"),
        ("give italy 42", "gift_cash", "You have 2 million, not 42."),
    ],
)
def test_invalid_replies_are_refused_with_code_rule_and_sentence(reply: str, code: str, said: str) -> None:
    """Nothing is guessed: an unclear or illegal reply is refused with the reason."""
    game = _game()
    refusal = understand(reply, game.seat_view(0), game.decision)
    assert isinstance(refusal, rondel.Refusal)
    assert refusal.code == code
    assert said in refusal.sentence
    assert re.fullmatch(r"R\d+(\.\w+)?", refusal.rule)


def test_a_gift_is_a_valid_reply() -> None:
    """R6.5: at every decision, which is then repeated."""
    game = _game()
    assert understand("Give  Italy 2!", game.seat_view(0), game.decision) == "give italy 2"


def test_the_next_message_explains_the_refusal() -> None:
    """The second attempt is told why the first was refused and, depending on the policy, what is legal."""
    game = _game()
    heard: list[Sequence[text.Message]] = []

    def speak(messages: Sequence[text.Message]) -> str:
        heard.append(messages)
        return ["build vienna", "rondel taxation"][len(heard) - 1]

    bot = TextBot(speak=speak, policy=Policy(listing="after_refusal"))
    assert bot.choose(game.seat_view(0), game.decision) == "rondel taxation"
    assert [message["role"] for message in heard[1]] == ["system", "user", "assistant", "user"]
    assert "Legal actions" not in heard[0][1]["content"]
    said = heard[1][3]["content"]
    assert said.startswith("'build vienna' is refused (R24): The question now is where")
    assert "rondel taxation" in said
    (answer,) = bot.answers
    assert not answer.fell_back
    assert [refusal.code for refusal in answer.refusals] == ["other_decision"]


@pytest.mark.parametrize(("fallback", "played"), [("decline", "pass"), ("random", None), ("greedy", None)])
def test_the_fallback_plays_after_the_last_attempt(fallback: str, played: str | None) -> None:
    """The number of attempts is limited; the fallback is always legal."""
    game = _game()
    game.play("rondel factory")
    count = 0

    def speak(_: Sequence[text.Message]) -> str:
        nonlocal count
        count += 1
        return "hmm"

    answer = text.converse(game.seat_view(0), game.decision, speak, Policy(attempts=4, fallback=fallback))
    assert count == 4
    assert answer.fell_back
    assert answer.action == (played or answer.action)
    assert answer.action in game.decision.actions


def test_without_a_fallback_the_last_refusal_is_raised() -> None:
    """The game is forfeited."""
    game = _game()
    with pytest.raises(text.NoAction, match="is not an action"):
        text.converse(game.seat_view(0), game.decision, lambda _: "hmm", Policy(fallback=None))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"attempts": 0}, "At least one attempt"), ({"listing": "x"}, "listing"), ({"fallback": "x"}, "no bot")],
)
def test_an_invalid_policy_is_rejected(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(rondel.RondelError, match=said):
        Policy(**wrong)  # type: ignore[arg-type]


def test_an_agent_without_the_list_plays_a_whole_game_against_bots() -> None:
    """It gets only forms, writes sloppily, and every decision is played."""
    game = _game(max_rounds=8)
    source = random.Random(1)

    def speak(messages: Sequence[text.Message]) -> str:
        asked = messages[-1]["content"]
        actions = asked.partition("Legal actions:\n")[2].splitlines()[:-1]
        return source.choice(actions).title().replace("_", " ") if actions else "I would like to know what is legal."

    bots = [TextBot(speak=speak, policy=Policy(listing="after_refusal")), None, None]
    while not game.over:
        bot = bots[game.decision.player]
        chosen = bot.choose(game.seat_view(0), game.decision) if bot else source.choice(game.decision.actions)
        game.play(chosen)
    assert bots[0] is not None
    assert len(bots[0].answers) > 20
    assert all(len(answer.refusals) == 1 and not answer.fell_back for answer in bots[0].answers)


def test_constrained_decoding_yields_only_legal_actions() -> None:
    """Every decoded action is legal; a preferred word is chosen wherever it is possible."""
    match = Match("imperial", 3, seed=2, max_rounds=6)
    source = random.Random(4)
    asked = 0

    def score(prefix: str, words: Sequence[str]) -> dict[str, float]:
        nonlocal asked
        asked += 1
        assert all(any(f"{text} ".startswith(f"{prefix} ".lstrip()) for text in match.legal_texts()) for _ in words)
        return {word: 9.0 if word == "taxation" else source.random() for word in words}

    while not match.over:
        written = text.decode(match, score)
        assert written in match.legal_texts()
        if "rondel taxation" in match.legal_texts():
            assert written == "rondel taxation"
        match.play(written)
    assert asked > 50


def test_an_indifferent_scorer_samples_actions_uniformly() -> None:
    """With `prior`, an indifferent scorer samples actions uniformly; without it, short ones too often."""
    legal = ["end", *(f"army rome {place}" for place in ("paris", "naples", "genoa", "venice", "florence"))]
    words = vocabulary("imperial")

    def ends(prior: bool) -> int:
        drawn = [
            text.decode(
                legal, lambda _, words: dict.fromkeys(words, 0.0), words=words, prior=prior, temperature=1, seed=n
            )
            for n in range(600)
        ]
        assert set(drawn) == set(legal)
        return drawn.count("end")

    assert 60 < ends(prior=True) < 140
    assert 250 < ends(prior=False) < 350
    with pytest.raises(rondel.RondelError, match="rules out all possible words: end, army"):
        text.decode(legal, lambda *_: {}, words=words)
    with pytest.raises(rondel.RondelError, match="must not be negative"):
        text.decode(legal, lambda *_: {}, words=words, temperature=-1)
