"""Setup: validation of settings, new tables and rematches, seats, and the first position of a game."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import rondel
from rondel.table.change import Change
from rondel.table.clocks import clock
from rondel.table.errors import bad, conflict, forbidden
from rondel.table.table import Seat, TableRow, free_name, refuse_hidden
from rondel.table.visitors import Visitor, own_name
from rondel.wire.tables import Customs, SeatChoice

MOST_SEATS = 6


def new_table(
    host: Visitor, name: str, edition: str, options: rondel.Options, table_seats: list[Seat], **more: Any
) -> TableRow:
    """Return a new table that has not started, with a new ID and invitation code."""
    now = clock.now()
    settings = {"pace": "live", "clock": None, "private": False, "auto_forced": False, "sandbox": False, **more}
    return TableRow(
        id=new_id(),
        name=name,
        edition=edition,
        options=options.for_edition(rondel.edition(edition)).to_dict(),
        state="open",
        host_id=host.id,
        host_name=host.name,
        invite=secrets.token_urlsafe(9),
        created=now,
        touched=now,
        seats=tuple(table_seats),
        bot_seed=secrets.randbits(62),
        **settings,
    )


def new_id() -> str:
    """Return an unguessable ID of ten letters and digits, without those that look alike."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(10))


def checked_options(edition: str, wanted: dict[str, object]) -> rondel.Options:
    if edition not in rondel.editions():
        raise bad("edition", f"There is no edition {edition[:40]!r}.", editions=list(rondel.editions()))
    try:
        return rondel.Options.from_dict(wanted).for_edition(rondel.edition(edition))
    except (rondel.RondelError, TypeError) as error:
        raise bad("options", str(error)) from None


def known_bot(bots: Sequence[str], bot: str | None) -> str:
    """Return the name of an available bot, or raise a refusal."""
    if bot is None or bot not in bots:
        raise bad("bot", f"There is no bot called {(bot or '')[:40]!r}.", bots=list(bots))
    return bot


def wanted_seats(bots: Sequence[str], host: Visitor, wanted: list[SeatChoice]) -> list[Seat]:
    if not 2 <= len(wanted) <= MOST_SEATS:
        raise bad("seats", f"A table has 2 to {MOST_SEATS} seats.", most=MOST_SEATS)
    table_seats: list[Seat] = []
    for number, each in enumerate(wanted):
        if each.kind in ("open", "invited"):
            table_seats.append(Seat(number, "open"))
        elif each.kind == "bot":
            bot = known_bot(bots, each.bot)
            table_seats.append(Seat(number, "bot", bot=bot, name=bot_name(table_seats, number)))
        elif each.kind in ("me", "hot_seat"):
            name = own_name(each.name) if each.name else host.name
            table_seats.append(Seat(number, "human", user_id=host.id, name=free_name(table_seats, name)))
        else:
            raise bad("seats", "A seat is for me, hot_seat, bot, open or invited.", seat=number)
    return table_seats


def bot_name(others: list[Seat], seat: int) -> str:
    """Return the name of a bot, which depends on the seat and is the same in all languages."""
    return free_name(others, bot_persons()[seat])


def refuse_unless_open(table: TableRow) -> None:
    if table.state != "open":
        raise conflict("started", "This game has started already.")


def begin(
    change: Change, seed: int | None = None, deal: Sequence[str] | None = None, start_player: int | None = None
) -> None:
    """Deal the first position of the game; `deal` and `start_player` fix the random choices."""
    table = change.table
    try:
        game = rondel.new_game(
            table.edition,
            players=[seat.name or "?" for seat in table.seats],
            options=rondel.Options.from_stored(table.options),
            seed=secrets.randbits(31) if seed is None else seed,
            deal=deal,
            start_player=start_player,
        )
    except rondel.RondelError as error:
        raise bad("options", str(error)) from None
    change.begin(game)


@cache
def bot_persons() -> tuple[str, ...]:
    """Return the names of bots by seat."""
    catalog = (files("rondel") / "locales" / "en" / "bots.ftl").read_text(encoding="utf-8")
    found = {int(number): name for number, name in re.findall(r"^bot-person-(\d+) = (.+)$", catalog, re.MULTILINE)}
    return tuple(found[number] for number in sorted(found))


def refuse_unless_played(table: TableRow, visitor: Visitor) -> None:
    """Refuse a rematch unless the game is over and the visitor played in it."""
    refuse_hidden(table, visitor)
    if table.sandbox or table.lesson_step is not None or all(seat.user_id != visitor.id for seat in table.seats):
        raise forbidden("not_at_table", "You had no seat at this table.")
    if table.state != "over":
        raise conflict("not_over", "This game is not over yet.")


def next_table(before: TableRow, visitor: Visitor) -> TableRow:
    """Return the table of a rematch; the seats of other people are open."""
    seats = [_next_seat(before, number, visitor) for number in range(len(before.seats))]
    return new_table(
        visitor,
        before.name,
        before.edition,
        rondel.Options.from_stored(before.options),
        seats,
        pace=before.pace,
        clock=before.clock,
        private=before.private,
        auto_forced=before.auto_forced,
        talk=before.talk,
        customs=before.customs,
        rematch_of=before.id,
    )


def _next_seat(before: TableRow, number: int, visitor: Visitor) -> Seat:
    """Return the seat for the player who had the previous seat."""
    old = before.seats[number - 1]
    if old.kind == "bot":
        return Seat(number, "bot", bot=old.bot, name=old.name)
    if old.user_id == visitor.id:
        return Seat(number, "human", user_id=visitor.id, name=old.name)
    return Seat(number, "open")


PACES = ("live", "fast", "slow")
TALKS = ("players", "accounts", "everybody")
LONGEST_DELAY = {"moves": 50, "minutes": 1440}


def checked_pace(pace: str) -> str:
    if pace not in PACES:
        raise bad("pace", "The pace is live, fast or slow.", paces=list(PACES))
    return pace


def checked_talk(talk: str) -> str:
    if talk not in TALKS:
        raise bad("talk", "Who may chat: players, accounts or everybody.", talks=list(TALKS))
    return talk


def checked_customs(bots: Sequence[str], wanted: Customs) -> Customs:
    most = LONGEST_DELAY[wanted.delay_by]
    if not 1 <= wanted.delay <= most:
        raise bad("delay", f"Spectators see the game 1 to {most} {wanted.delay_by} later.", most=most)
    known_bot(bots, wanted.stand_in)
    return wanted
