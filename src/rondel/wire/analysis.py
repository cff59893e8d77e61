"""Analysis of a finished game, explanation of a position, and hints."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import ActionText, DecisionKind, NationId, Seat, Version
from rondel.wire.decision import Choice
from rondel.wire.state import Reason

Chance = Annotated[float, Meta(ge=0, le=1, description="from 0 to 1")]


class ReviewTurn(Struct, kw_only=True):
    """The start of a nation's turn."""

    at: Annotated[Version, Meta(description="version before it")]
    number: int
    round: int
    nation: NationId
    seat: Seat


class JudgedDecision(Struct, kw_only=True):
    """A decision evaluated by search."""

    at: Annotated[Version, Meta(description="version before it")]
    seat: Seat
    kind: DecisionKind
    action: ActionText
    best: ActionText
    loss: Annotated[Chance, Meta(description="win probability lost; 0 if no alternative was clearly better")]


class ReviewMove(Struct, kw_only=True):
    """A move of the likely continuation."""

    seat: Seat
    action: ActionText
    choice: Annotated[Choice | None, Meta(description="the action in parts")]


class TurningPoint(Struct, kw_only=True):
    """A costly decision."""

    at: Annotated[Version, Meta(description="version before it")]
    seat: Seat
    kind: DecisionKind
    nation: NationId | None
    round: int
    action: ActionText
    choice: Annotated[Choice | None, Meta(description="the action played, in parts")]
    better: ActionText
    better_choice: Annotated[Choice | None, Meta(description="the better action, in parts")]
    loss: Chance
    before: Annotated[Chance, Meta(description="win probability of the player with the better move")]
    after: Annotated[Chance, Meta(description="win probability with the move that was played")]
    line: Annotated[list[ReviewMove], Meta(description="likely continuation, starting with the better move")]
    line_text: Annotated[list[str], Meta(description="the same as short text in the reader's language")]
    reason: Annotated[str, Meta(description="why it was better, in the reader's language; may be empty")]


class Review(Struct, kw_only=True):
    """Win probabilities, turning points and summary of a finished game."""

    first: Annotated[Version, Meta(description="version of the first row of `chances`")]
    effort: float
    players: list[str]
    chances: Annotated[list[list[float]], Meta(description="win probability by position and seat")]
    shares: Annotated[list[list[float]], Meta(description="expected share of all scores, by position and seat")]
    turns: list[ReviewTurn]
    decisions: list[JudgedDecision]
    turning_points: Annotated[list[TurningPoint], Meta(description="costliest first")]
    accuracy: Annotated[list[float | None], Meta(description="by seat, from 0 to 1; null without decisions")]
    summary: Annotated[str, Meta(description="one paragraph about the game in the reader's language")]


class Analysis(Struct, kw_only=True):
    """Progress of the analysis of a game, and its result once it is done."""

    state: Literal["none", "waiting", "working", "done", "failed", "off"]
    done: Annotated[int, Meta(description="steps completed")]
    steps: Annotated[int, Meta(description="total number of steps; 0 if not known yet")]
    before: Annotated[int, Meta(description="games ahead of this one in the queue")]
    review: Review | None


class Threat(Struct, kw_only=True):
    """A nation that could end the game soon."""

    nation: NationId
    player: Seat
    turns: Annotated[int, Meta(description="number of its own turns it needs")]
    winners: Annotated[list[Seat] | None, Meta(description="winners if it taxed immediately; null if it cannot")]


class WeighedMove(Struct, kw_only=True):
    """An action and the player's win probability after it."""

    action: ActionText
    choice: Annotated[Choice | None, Meta(description="the action in parts")]
    chance: Chance


class Explanation(Struct, kw_only=True):
    """Explanation of a position of a finished game."""

    version: Version
    over: bool
    seat: Annotated[Seat | None, Meta(description="the seat to decide")]
    kind: DecisionKind | None
    nation: NationId | None
    chances: list[float]
    shares: list[float]
    threats: list[Threat]
    moves: Annotated[list[WeighedMove], Meta(description="best first")]
    margin: Annotated[float, Meta(description="lead of the best move over the second best")]
    reason: Annotated[str, Meta(description="why the best move is best, in the reader's language; may be empty")]


class Hint(Struct, kw_only=True):
    """The move recommended by the search, based on what you can see."""

    version: Version
    action: ActionText
    margin: Annotated[float, Meta(description="lead in win probability over the second best")]
    reason: Reason
    candidates: Annotated[list[WeighedMove], Meta(description="best first; empty if only one action is legal")]
