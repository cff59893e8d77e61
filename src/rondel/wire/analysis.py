"""The analysis of a finished game, a position explained, and a hint."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import ActionText, DecisionKind, NationId, Seat, Version
from rondel.wire.decision import Choice
from rondel.wire.state import Reason

Chance = Annotated[float, Meta(ge=0, le=1, description="from 0 to 1")]


class ReviewTurn(Struct, kw_only=True):
    """Where a nation's turn begins."""

    at: Annotated[Version, Meta(description="the version before it")]
    number: int
    round: int
    nation: NationId
    seat: Seat


class JudgedDecision(Struct, kw_only=True):
    """A decision that was judged by search."""

    at: Annotated[Version, Meta(description="the version before it")]
    seat: Seat
    kind: DecisionKind
    action: ActionText
    best: ActionText
    loss: Annotated[Chance, Meta(description="chance to win that was lost; 0 if nothing was clearly better")]


class ReviewMove(Struct, kw_only=True):
    """A move of the line that would have followed."""

    seat: Seat
    action: ActionText
    choice: Annotated[Choice | None, Meta(description="the action in parts")]


class TurningPoint(Struct, kw_only=True):
    """A decision that cost much."""

    at: Annotated[Version, Meta(description="the version before it")]
    seat: Seat
    kind: DecisionKind
    nation: NationId | None
    round: int
    action: ActionText
    choice: Annotated[Choice | None, Meta(description="what was played, in parts")]
    better: ActionText
    better_choice: Annotated[Choice | None, Meta(description="what was better, in parts")]
    loss: Chance
    before: Annotated[Chance, Meta(description="the decider's chance with the better move")]
    after: Annotated[Chance, Meta(description="with the one that was made")]
    line: Annotated[list[ReviewMove], Meta(description="what would probably have followed, from the better move on")]
    line_text: Annotated[list[str], Meta(description="the same in short, in the reader's language")]
    reason: Annotated[str, Meta(description="why it was better, in the reader's language; may be empty")]


class Review(Struct, kw_only=True):
    """A finished game in chances, turning points and words."""

    first: Annotated[Version, Meta(description="the version of the first row of `chances`")]
    effort: float
    players: list[str]
    chances: Annotated[list[list[float]], Meta(description="a row for every position, a chance to win for every seat")]
    shares: Annotated[list[list[float]], Meta(description="the same: expected share of all scores")]
    turns: list[ReviewTurn]
    decisions: list[JudgedDecision]
    turning_points: Annotated[list[TurningPoint], Meta(description="the dearest first")]
    accuracy: Annotated[list[float | None], Meta(description="for every seat, from 0 to 1; null without decisions")]
    summary: Annotated[str, Meta(description="the game in a paragraph, in the reader's language")]


class Analysis(Struct, kw_only=True):
    """How far the analysis of a game is, and what it says once it is done."""

    state: Literal["none", "waiting", "working", "done", "failed", "off"]
    done: Annotated[int, Meta(description="steps made")]
    steps: Annotated[int, Meta(description="of so many; 0 if that is not known yet")]
    before: Annotated[int, Meta(description="games that are analyzed before this one")]
    review: Review | None


class Threat(Struct, kw_only=True):
    """A nation that could end the game soon."""

    nation: NationId
    player: Seat
    turns: Annotated[int, Meta(description="in how many of its turns")]
    winners: Annotated[list[Seat] | None, Meta(description="if it taxed at once; null if it cannot")]


class WeighedMove(Struct, kw_only=True):
    """An action and the decider's chance to win after it."""

    action: ActionText
    choice: Annotated[Choice | None, Meta(description="the action in parts")]
    chance: Chance


class Explanation(Struct, kw_only=True):
    """A position of a finished game explained."""

    version: Version
    over: bool
    seat: Annotated[Seat | None, Meta(description="who decides")]
    kind: DecisionKind | None
    nation: NationId | None
    chances: list[float]
    shares: list[float]
    threats: list[Threat]
    moves: Annotated[list[WeighedMove], Meta(description="the best first")]
    margin: Annotated[float, Meta(description="by which the best is ahead of the next")]
    reason: Annotated[str, Meta(description="what speaks for the best, in the reader's language; may be empty")]


class Hint(Struct, kw_only=True):
    """What the search would do in your place, from what you see."""

    version: Version
    action: ActionText
    margin: Annotated[float, Meta(description="by which its chance to win is better than that of the next")]
    reason: Reason
    candidates: Annotated[list[WeighedMove], Meta(description="the best first; none if there is one answer only")]
