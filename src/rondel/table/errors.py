"""Refusals of requests: a status, a code, a sentence, parameters, and the rule if there is one."""

from __future__ import annotations

import math

import msgspec
from msgspec import UNSET

import rondel
from rondel.wire import decision as wire
from rondel.wire.decision import Choice


class Refusal(Exception):
    """Raised while a request is handled; nothing was changed."""

    def __init__(
        self,
        status: int,
        code: str,
        sentence: str,
        *,
        params: dict[str, object] | None = None,
        rule: str | None = None,
        remedies: list[str] | None = None,
        remedy_choices: list[dict[str, object]] | None = None,
        state: bytes | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status, self.code, self.sentence = status, code, sentence
        self.params, self.rule, self.state = params or {}, rule, state
        self.remedies, self.remedy_choices = remedies, remedy_choices
        self.retry_after = retry_after

    @property
    def headers(self) -> dict[str, str]:
        """Response headers: `retry-after`, if known."""
        return {} if self.retry_after is None else {"retry-after": str(max(1, math.ceil(self.retry_after)))}

    def to_wire(self) -> wire.Refusal:
        """Return the response body's `error`."""
        return wire.Refusal(
            code=self.code,
            params=self.params,
            sentence=self.sentence,
            rule=UNSET if self.rule is None else self.rule,
            remedies=UNSET if self.remedies is None else self.remedies,
            remedy_choices=UNSET if self.remedy_choices is None else msgspec.convert(self.remedy_choices, list[Choice]),
        )

    def body(self) -> bytes:
        body: dict[str, object] = {"error": self.to_wire()}  # as wire.state.Refused; the state is already encoded
        if self.state is not None:
            body["state"] = msgspec.Raw(self.state)
        return msgspec.json.encode(body)


class RevisionConflict(Exception):
    """Another process changed the game first; nothing was written."""


def refusal_of(error: rondel.RondelError) -> Refusal:
    """Convert an error of the engine to a refusal."""
    if isinstance(error, rondel.IllegalAction):
        return Refusal(
            422,
            error.code,
            str(error),
            params=dict(error.params),
            rule=error.rule,
            remedies=[str(each) for each in error.remedies],
            remedy_choices=[dict(each) for each in error.refusal.remedy_choices],
        )
    return bad("unknown_action", str(error))


def error_summary(error: BaseException) -> str:
    """Return the message of a database error in one line, without the SQL statement."""
    return str(getattr(error, "orig", None) or error).partition("\n")[0].rstrip(".")[:200]


def under_maintenance() -> Refusal:
    sentence = "The server is under maintenance: games and clocks are paused, and nothing is lost."
    return Refusal(503, "maintenance", sentence)


def too_many(code: str, sentence: str, *, retry_after: float, **params: object) -> Refusal:
    """Return a refusal for an exceeded limit."""
    return Refusal(429, code, sentence, params=params, retry_after=retry_after)


def unknown(what: str) -> Refusal:
    return Refusal(404, "not_found", f"There is no such {what}.", params={"what": what})


def forbidden(code: str, sentence: str) -> Refusal:
    return Refusal(403, code, sentence)


def bad(code: str, sentence: str, **params: object) -> Refusal:
    return Refusal(422, code, sentence, params=params)


def conflict(code: str, sentence: str, **params: object) -> Refusal:
    return Refusal(409, code, sentence, params=params)
