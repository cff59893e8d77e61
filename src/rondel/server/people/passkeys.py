"""Passkeys (WebAuthn), used to log in without a password.

A passkey is bound to the host name of the site, regardless of path and port. The library is imported on first use.
"""

from __future__ import annotations

import base64
import ipaddress
import json
import secrets
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from rondel.server.people.bans import banned
from rondel.server.people.email import require_account
from rondel.server.people.passwords import require_login, require_password
from rondel.server.services import Services
from rondel.server.storage.models import passkey_challenges, passkeys, users
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, bad, conflict, unknown
from rondel.table.visitors import Visitor, clean_name, digest
from rondel.wire.people import Passkey

CHALLENGE_SECONDS = 300
MAX_PASSKEYS = 10


class Site(NamedTuple):
    """The host name that a passkey is bound to, and the origins that may use it."""

    name: str
    origins: list[str]


def site_of(host: str) -> Site:
    """Return the site of a Host header; refuse IP addresses. Browsers also require HTTPS, except on localhost."""
    name = (host.lower() if host.endswith("]") else host.lower().rpartition(":")[0]) or host.lower()
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        if name:
            is_local = name == "localhost" or name.endswith(".localhost")
            return Site(name, [f"https://{host.lower()}", *([f"http://{host.lower()}"] if is_local else [])])
    raise conflict("no_passkeys", "Passkeys need a site with a host name, not an IP address.")


async def my_passkeys(services: Services, visitor: Visitor) -> list[Passkey]:
    require_login(visitor)
    query = select(passkeys).where(passkeys.c.user_id == visitor.id).order_by(passkeys.c.id)
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [Passkey(id=row.id, label=row.label, created=row.created, used=row.used) for row in rows]


async def options_to_add(services: Services, visitor: Visitor, site: Site, password: str | None) -> dict[str, Any]:
    """Return the options for creating a passkey, given the password."""
    require_account(visitor)
    await require_password(services, visitor, password)
    known = select(passkeys.c.credential).where(passkeys.c.user_id == visitor.id, passkeys.c.site == site.name)
    async with services.store.read() as connection:
        mine = (await connection.execute(known)).scalars().all()
    library = _library()
    structs = library.helpers.structs
    options = library.generate_registration_options(
        rp_id=site.name,
        rp_name="Rondel",
        user_id=str(visitor.id).encode(),
        user_name=visitor.name,
        challenge=await _new_challenge(services, visitor.id),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(each)) for each in mine],
    )
    return dict(json.loads(library.options_to_json(options)))


async def add(services: Services, visitor: Visitor, site: Site, label: str, credential: dict[str, Any]) -> Passkey:
    """Verify and store a new passkey."""
    require_account(visitor)
    require_login(visitor)
    label = clean_name(label, 50)
    challenge = await _signed_challenge(services, credential, visitor.id)
    try:
        made = _library().verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origins,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001 - any error of the library means an invalid passkey
        raise _wrong() from None
    now = clock.now()
    values = {
        "user_id": visitor.id,
        "credential": _text(made.credential_id),
        "public_key": _text(made.credential_public_key),
        "sign_count": made.sign_count,
        "site": site.name,
        "label": label,
        "created": now,
    }
    try:
        async with services.store.write() as connection:
            # Lock the user's row, so that concurrent requests cannot exceed the limit.
            await connection.execute(select(users.c.id).where(users.c.id == visitor.id).with_for_update())
            existing = select(func.count()).select_from(passkeys).where(passkeys.c.user_id == visitor.id)
            if (await connection.scalar(existing) or 0) >= MAX_PASSKEYS:
                raise conflict("passkeys", f"You have the maximum of {MAX_PASSKEYS} passkeys; remove one first.")
            number = (await connection.execute(insert(passkeys).values(**values).returning(passkeys.c.id))).scalar_one()
    except IntegrityError:
        raise _wrong() from None
    return Passkey(id=number, label=label, created=now, used=None)


async def remove(services: Services, visitor: Visitor, number: int) -> None:
    require_login(visitor)
    mine = (passkeys.c.id == number, passkeys.c.user_id == visitor.id)
    async with services.store.write() as connection:
        deleted = await connection.execute(delete(passkeys).where(*mine))
    if deleted.rowcount == 0:
        raise unknown("passkey")


async def options_to_log_in(services: Services, site: Site) -> dict[str, Any]:
    """Return the options for logging in; the passkey itself identifies the user."""
    library = _library()
    options = library.generate_authentication_options(
        rp_id=site.name,
        challenge=await _new_challenge(services, None),
        user_verification=library.helpers.structs.UserVerificationRequirement.REQUIRED,
    )
    return dict(json.loads(library.options_to_json(options)))


async def log_in(services: Services, site: Site, credential: dict[str, Any]) -> Visitor:
    """Return the owner of the passkey; all errors get the same refusal."""
    challenge = await _signed_challenge(services, credential, None)
    known = select(passkeys, users.c.name, users.c.admin, users.c.banned_until, users.c.banned_why).join(
        users, users.c.id == passkeys.c.user_id
    )
    written = str(credential.get("id"))[:1400].replace("\x00", "")
    mine = (passkeys.c.credential == written, passkeys.c.site == site.name)
    async with services.store.read() as connection:
        row = (await connection.execute(known.where(*mine))).first()
    if row is None:
        raise _wrong()
    try:
        seen = _library().verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origins,
            credential_public_key=_bytes(row.public_key),
            credential_current_sign_count=row.sign_count,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001 - as above
        raise _wrong() from None
    if (row.banned_until or 0) > clock.now():
        raise banned(row.banned_until, row.banned_why or "")
    async with services.store.write() as connection:
        used = {"sign_count": seen.new_sign_count, "used": clock.now()}
        await connection.execute(update(passkeys).where(passkeys.c.id == row.id).values(**used))
    return Visitor(row.user_id, row.name, guest=False, admin=bool(row.admin))


async def _new_challenge(services: Services, user_id: int | None) -> bytes:
    challenge, now = secrets.token_bytes(32), clock.now()
    async with services.store.write() as connection:
        await connection.execute(delete(passkey_challenges).where(passkey_challenges.c.expires < now))
        await connection.execute(
            insert(passkey_challenges).values(
                digest=digest(challenge.hex()), user_id=user_id, expires=now + CHALLENGE_SECONDS
            )
        )
    return challenge


async def _signed_challenge(services: Services, credential: dict[str, Any], user_id: int | None) -> bytes:
    """Return the challenge that the device signed, and redeem it; refuse unknown, expired and used ones."""
    try:
        client_data = json.loads(_bytes(credential["response"]["clientDataJSON"]))
        challenge = _bytes(client_data["challenge"])
    except (KeyError, TypeError, ValueError, RecursionError):
        raise _wrong() from None
    asked = (
        passkey_challenges.c.digest == digest(challenge.hex()),
        passkey_challenges.c.user_id.is_(None) if user_id is None else passkey_challenges.c.user_id == user_id,
        passkey_challenges.c.expires > clock.now(),
    )
    async with services.store.write() as connection:
        answered = await connection.execute(delete(passkey_challenges).where(*asked))
    if answered.rowcount != 1:
        raise _wrong()
    return challenge


def _library() -> Any:
    import webauthn  # noqa: PLC0415 - slow to import, and rarely needed

    return webauthn


def _wrong() -> Refusal:
    return bad("passkey", "This passkey is unknown, or the request has expired. Please try again.")


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
