"""Who reads a stream: looked up again now and then, and whenever something about the person has changed."""

from __future__ import annotations

import time

from rondel.server.clock import clock
from rondel.server.live.hub import Listener
from rondel.server.people.visitors import Visitor
from rondel.server.services import Services

LOOK_SECONDS = 300.0  # how often it is looked whether the reader's session or token has not ended meanwhile


class Reader:
    def __init__(
        self, services: Services, listener: Listener, visitor: Visitor | None, looked: float = float("-inf")
    ) -> None:
        self._services, self._listener, self.visitor, self._looked = services, listener, visitor, looked

    @property
    def is_in_doubt(self) -> bool:
        """Is it time to look who it is now?"""
        due = "person" in self._listener.kinds or time.monotonic() - self._looked > LOOK_SECONDS
        return self.visitor is not None and due

    async def is_the_same(self) -> bool:
        """Look again. False: logged out, a token withdrawn, banned; whoever it is now has to ask anew."""
        assert self.visitor is not None
        self._looked = time.monotonic()
        self._listener.kinds.discard("person")
        self.visitor = await self._services.visitors.again(self.visitor)
        return self.visitor is not None and self.visitor.banned_until <= clock.now()
