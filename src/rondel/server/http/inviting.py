"""Whoever is invited by name: looked up, and counted."""

from __future__ import annotations

from rondel.server.http.answers import ApiRequest
from rondel.server.http.askers import count
from rondel.server.limits.kinds import Asker
from rondel.server.services import services_of
from rondel.server.tables.invitations import Invited, person_called


async def invited_person(request: ApiRequest, name: str) -> Invited:
    """The account of this name, counted as asked by who asks and of who is asked."""
    await count(request, "invite")
    person = await person_called(services_of(request), name)
    await services_of(request).rates.count("invite", Asker(f"invited {person.id}"))
    return person
