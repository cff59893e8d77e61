"""The key that push messages are signed with: made at the first start, kept in the database, and shown to nobody."""

from __future__ import annotations

import base64
from email.utils import parseaddr
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import select

from rondel.server.config import Settings
from rondel.server.storage import Store, upsert
from rondel.server.storage.models import server_keys
from rondel.table.clocks import clock

NAME = "vapid"
VALID_SECONDS = 6 * 3600


class Vapid:
    def __init__(self, settings: Settings, store: Store) -> None:
        self._store = store
        self._contact = contact(settings)
        self._key: Vapid02 | None = None
        self.public = ""  # as browsers take it

    async def load(self) -> None:
        """The key, made if there is none; of several processes at their first start one makes it for all."""
        made = ec.generate_private_key(ec.SECP256R1())
        text = made.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        ).decode()
        query = select(server_keys.c.value).where(server_keys.c.name == NAME)
        async with self._store.read() as connection:
            kept = await connection.scalar(query)
        if kept is None:
            async with self._store.write() as connection:
                row = upsert(connection, server_keys).values(name=NAME, value=text)
                await connection.execute(row.on_conflict_do_nothing())
                kept = await connection.scalar(query)
        key = serialization.load_pem_private_key(str(kept).encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key = Vapid02(key)
        point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def headers(self, endpoint: str) -> dict[str, str]:
        """What tells a push service who sends."""
        assert self._key is not None
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(clock.now()) + VALID_SECONDS,
            "sub": self._contact,
        }
        return dict(self._key.sign(claims))


def contact(settings: Settings) -> str:
    """Whom a push service may write to: the site, or the sender of its mails."""
    if settings.public_url.startswith("https://"):
        return settings.public_url
    address = parseaddr(settings.mail_from)[1]
    return f"mailto:{address or 'rondel@example.org'}"
