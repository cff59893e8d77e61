"""How sending something can end, other than well."""

from __future__ import annotations


class NotSent(Exception):
    """The other side has not taken it. The message is kept as the reason, and never logged: it may name people."""


class TryLater(NotSent):
    """Not now: the other side is away or busy. `after`: how many seconds it asked for.

    `all_of_channel`: nothing of this channel can be sent at the moment, as when the mail server is away.
    """

    def __init__(self, reason: str, *, after: float = 0.0, all_of_channel: bool = False) -> None:
        super().__init__(reason)
        self.after, self.all_of_channel = after, all_of_channel


class GiveUp(NotSent):
    """Never: the other side has said that it does not take it. `gone`: nor anything else sent there."""

    def __init__(self, reason: str, *, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone


class Unclear(NotSent):
    """It was handed over, and nobody has said whether it arrived. It is not sent again."""


class Overtaken(Exception):
    """It was taken over by another process, or removed, before it was handed over. Nothing has been sent."""
