"""What is kept about where a person is told, and what is in the queue for them."""

from __future__ import annotations

from sqlalchemy import select

from rondel.server.outgoing.devices import devices_of
from rondel.server.outgoing.webhooks import webhooks_of
from rondel.server.services import Services
from rondel.server.storage.models import outgoing
from rondel.wire.outgoing import ExportedDelivery, ExportedPlaces


async def exported_places(services: Services, user_id: int) -> ExportedPlaces:
    """Devices, webhooks (without their secrets, which are never shown) and what was sent there of late."""
    query = select(outgoing).where(outgoing.c.user_id == user_id).order_by(outgoing.c.id)
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return ExportedPlaces(
        devices=await devices_of(services, user_id),
        webhooks=await webhooks_of(services, user_id),
        deliveries=[
            ExportedDelivery(channel=row.channel, target=row.target, state=row.state, due=row.due, reason=row.reason)
            for row in rows
        ],
    )
