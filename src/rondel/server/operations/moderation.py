"""Moderation commands on a server's database, which work whether or not the server runs."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from rondel.server.moderation import CONSOLE, log, overview, person_actions, reports, table_actions
from rondel.server.operations.console import AdministrationError, with_services
from rondel.server.privacy import export_person
from rondel.server.services import Services
from rondel.server.storage.models import users
from rondel.table.visitors import account_key
from rondel.wire.moderation import AddressBan, LogLine, Overview, Person, Report, SaidLine


def password(database: str | None, person: str, why: str = "") -> str:
    """Set and return a one-time password for an account."""

    async def action(services: Services) -> str:
        return await person_actions.reset_password(services, CONSOLE, await _find_person(services, person), why)

    return with_services(database, action)


def reset(database: str | None, person: str, why: str = "") -> str:
    """Return a one-time password reset link for an account."""

    async def action(services: Services) -> str:
        link = await person_actions.reset_link(services, CONSOLE, await _find_person(services, person), why)
        return (services.settings.public_url or services.settings.base_path) + link

    return with_services(database, action)


def listed_people(database: str | None, search: str = "") -> list[Person]:
    """Return people whose name contains the text; without one, banned and muted people and administrators."""
    return with_services(database, lambda services: person_actions.find_people(services, search))


def mute(database: str | None, person: str, hours: float, why: str = "") -> None:
    """Mute a person for `hours`; 0 lifts the mute."""

    async def action(services: Services) -> None:
        number = await _find_person(services, person)
        if hours:
            await person_actions.mute(services, CONSOLE, number, hours, why)
        else:
            await person_actions.unmute(services, CONSOLE, number, why)

    with_services(database, action)


def ban(database: str | None, person: str, hours: float, why: str = "", *, address: bool = False) -> None:
    """Ban a person for `hours`; 0 lifts the ban. With `address`, also ban guests from the same IP address."""

    async def action(services: Services) -> None:
        number = await _find_person(services, person)
        if hours:
            await person_actions.ban(services, CONSOLE, number, hours, why, address=address)
        else:
            await person_actions.unban(services, CONSOLE, number, why)

    with_services(database, action)


def ban_address(database: str | None, address: str, hours: float, why: str = "") -> None:
    """Ban guests from an address for `hours`; 0 lifts the ban."""

    async def action(services: Services) -> None:
        if hours:
            await person_actions.ban_address(services, CONSOLE, address, hours, why)
        else:
            await person_actions.lift_address_ban(services, CONSOLE, address, why)

    with_services(database, action)


def rename(database: str | None, person: str, name: str, why: str = "") -> None:
    """Rename a person."""

    async def action(services: Services) -> None:
        await person_actions.rename(services, CONSOLE, await _find_person(services, person), name, why)

    with_services(database, action)


def forget(database: str | None, person: str, why: str = "") -> None:
    """Delete a person's data; their games stay, without their name."""

    async def action(services: Services) -> None:
        await person_actions.forget(services, CONSOLE, await _find_person(services, person), why)

    with_services(database, action)


def data(database: str | None, person: str) -> bytes:
    """Return all data stored about a person as JSON."""

    async def action(services: Services) -> bytes:
        return msgspec.json.encode(await export_person(services, await _find_person(services, person)))

    return with_services(database, action)


def status(database: str | None) -> Overview:
    """Return the server status, including all processes."""
    return with_services(database, lambda services: overview.overview(services, include_self=False))


def listed_addresses(database: str | None) -> list[AddressBan]:
    """Return the addresses that are banned for guests."""
    return with_services(database, person_actions.list_address_bans)


def transfer(database: str | None, game_id: str, seat: int, why: str = "") -> None:
    """Make the player on a seat (counted from 1) the host of the table."""
    with_services(database, lambda services: table_actions.transfer(services, CONSOLE, game_id, seat - 1, why))


def rename_table(database: str | None, game_id: str, name: str, why: str = "") -> None:
    """Rename a table."""
    with_services(database, lambda services: table_actions.rename(services, CONSOLE, game_id, name, why))


def remove_table(database: str | None, game_id: str, why: str = "") -> None:
    """Delete a table with its game and chat."""
    with_services(database, lambda services: table_actions.remove(services, CONSOLE, game_id, why))


def talk(database: str | None, game_id: str, who: str, why: str = "") -> None:
    """Set who may chat at a table: nobody, players, accounts or everybody."""
    with_services(database, lambda services: table_actions.set_talk(services, CONSOLE, game_id, who, why))


def chat(database: str | None, game_id: str) -> list[SaidLine]:
    """Return the chat of a table including hidden lines, newest first."""
    return with_services(database, lambda services: table_actions.chat_lines(services, game_id))


def hide(database: str | None, line: int, why: str = "", *, hidden: bool = True) -> None:
    """Hide or restore a chat line."""
    with_services(database, lambda services: table_actions.hide_line(services, CONSOLE, line, hidden, why))


def listed_reports(database: str | None, *, settled: bool = False) -> list[Report]:
    """Return open or settled reports."""
    return with_services(database, lambda services: reports.list_reports(services, settled=settled))


def settle(database: str | None, number: int, why: str = "") -> None:
    """Close a report."""
    with_services(database, lambda services: reports.settle(services, CONSOLE, number, why))


def moderation_log(database: str | None) -> list[LogLine]:
    """Return the moderation log, newest first."""
    return with_services(database, log.entries)


async def _find_person(services: Services, who: str) -> int:
    """Return the id of a person given by number (`#12`), account name, or the unique name of a guest."""
    if who.startswith("#") and who[1:].isascii() and who[1:].isdigit():
        return int(who[1:][:9])
    async with services.store.read() as connection:
        number: int | None = await connection.scalar(select(users.c.id).where(users.c.account == account_key(who)))
        if number is not None:
            return number
        guests = (await connection.execute(select(users.c.id).where(users.c.name == who).limit(2))).scalars().all()
    if len(guests) != 1:
        many = "Several guests are" if guests else "Nobody is"
        raise AdministrationError(f"{many} called {who!r}; rondel admin people shows numbers, to be written as #12.")
    return int(guests[0])
