"""Conversation with a text-based agent about one decision: prompt, refusal, retry, fallback."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rondel import Decision, Refusal, RondelError, SeatView
from rondel.bots import Bot, make, may_choose
from rondel.research.text.parsing import read
from rondel.research.text.prompt import primer, prompt

Message = dict[str, str]
"""A chat message: `role` ("system", "user", "assistant") and `content`."""

Speaker = Callable[[Sequence[Message]], str]
"""The agent: maps the messages so far to its next reply."""

Listing = Literal["always", "after_refusal", "never"]


class NoAction(RondelError):
    """Every attempt was refused and there is no fallback; the message is that of the last refusal."""


@dataclass(frozen=True)
class Policy:
    """Number of attempts, listing of legal actions, and the fallback when all attempts were refused.

    `fallback` is `decline` (pass or end if offered, else the first action), `random`, the name of a bot, or None, which
    raises `NoAction` and forfeits the game.
    """

    attempts: int = 3
    listing: Listing = "always"
    fallback: str | None = "decline"

    def __post_init__(self) -> None:
        if self.attempts < 1:
            raise RondelError(f"At least one attempt is needed; attempts is {self.attempts}.")
        if self.listing not in ("always", "after_refusal", "never"):
            raise RondelError(f"Legal actions are listed always, after_refusal or never; listing is {self.listing!r}.")
        if self.fallback not in (None, "decline", "random"):
            make(self.fallback)  # rejects an unknown bot before the game starts


@dataclass
class Answer:
    """Result of a decision: the action, all refusals, and whether the fallback chose it."""

    action: str
    refusals: list[Refusal] = field(default_factory=list)
    fell_back: bool = False


def understand(reply: str, view: SeatView, decision: Decision) -> str | Refusal:
    """Return the action a reply names if it is legal now, else a refusal."""
    game = view.imagine()
    meant = read(reply, decision.actions, game.edition)
    if meant.action is None:
        return Refusal("not_understood", view["decision"]["rule"], meant.problem)
    if meant.action in decision.actions or may_choose(game, meant.action):
        return meant.action
    return game.explain(meant.action, decision.player)


def feedback(refusal: Refusal, decision: Decision, *, actions: bool = False) -> str:
    """Format a refusal as the next message: reason, rule, remedies, and optionally the legal actions."""
    about = f"{refusal.action!r} is refused" if refusal.action else "Refused"
    lines = [f"{about} ({refusal.rule}): {refusal.sentence}"]
    if refusal.remedies:
        lines.append(f"It would become possible after: {', '.join(refusal.remedies)}")
    if actions:
        lines += ["Legal actions:", *decision.actions]
    lines.append("Your action:")
    return "\n".join(lines)


def fallback_action(policy: Policy, view: SeatView, decision: Decision, seed: int = 0) -> str:
    """Return the fallback action; deterministic."""
    if policy.fallback is None:
        raise NoAction("No attempt produced a legal action, and there is no fallback.")
    if policy.fallback == "random":
        return str(random.Random(f"{seed}/{view.version}").choice(decision.actions))
    if policy.fallback == "decline":
        return next((str(a) for a in decision.actions if a in ("pass", "end")), str(decision.actions[0]))
    return str(make(policy.fallback, seed=seed).choose(view, decision))


def converse(view: SeatView, decision: Decision, speak: Speaker, policy: Policy = Policy(), *, seed: int = 0) -> Answer:  # noqa: B008 - a policy is frozen
    """Query `speak` until it names a legal action, at most `policy.attempts` times."""
    messages: list[Message] = [
        {"role": "system", "content": primer(view.imagine().edition)},
        {"role": "user", "content": prompt(view, actions=policy.listing == "always")},
    ]
    refusals: list[Refusal] = []
    for _ in range(policy.attempts):
        reply = speak(tuple(messages))
        found = understand(reply, view, decision)
        if isinstance(found, str):
            return Answer(found, refusals)
        refusals.append(found)
        message = feedback(found, decision, actions=policy.listing != "never")
        messages += [{"role": "assistant", "content": reply}, {"role": "user", "content": message}]
    if policy.fallback is None:
        raise NoAction(refusals[-1].sentence)
    return Answer(fallback_action(policy, view, decision, seed), refusals, fell_back=True)


class TextBot(Bot):
    """Bot backed by a text-based agent: override `speak`, or pass it."""

    name = "text"
    description = "Answers in words."
    policy = Policy()

    def __init__(self, seed: int = 0, speak: Speaker | None = None, policy: Policy | None = None) -> None:
        super().__init__(seed)
        self._speak = speak
        self.policy = policy or type(self).policy
        self.answers: list[Answer] = []

    def speak(self, messages: Sequence[Message]) -> str:
        """Return the next reply to these messages."""
        if self._speak is None:
            raise NotImplementedError("Pass speak, or subclass TextBot and override it.")
        return self._speak(messages)

    def choose(self, view: SeatView, decision: Decision) -> str:
        """Return a legal action or a gift; `answers` records how it was found."""
        answer = converse(view, decision, self.speak, self.policy, seed=self.seed)
        self.answers.append(answer)
        return answer.action
