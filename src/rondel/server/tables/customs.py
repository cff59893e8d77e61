"""What the host says about a table beside the rules of the game: pace and clock, who sees it, who talks."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from rondel.server.errors import bad, conflict
from rondel.server.http.wire.tables import Customs, TableChange
from rondel.server.people.names import LONGEST_TABLE_NAME, clean_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import Change
from rondel.server.play.clocks import checked_clock
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.table import refuse_unless_host
from rondel.server.services import Services
from rondel.server.tables.setting_up import known_bot

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


async def change_table(services: Services, game_id: str, visitor: Visitor, wanted: TableChange) -> LoadedGame:
    """The host thinks better of it before the start; whoever waits sees it at once."""
    values: dict[str, object] = {}
    if wanted.name is not UNSET:
        values["name"] = clean_name(wanted.name, LONGEST_TABLE_NAME)
        services.words.refuse(str(values["name"]))
    if wanted.pace is not UNSET:
        values["pace"] = checked_pace(wanted.pace)
    if wanted.clock is not UNSET:
        values["clock"] = checked_clock(wanted.clock) if wanted.clock else None
    if wanted.talk is not UNSET:
        values["talk"] = checked_talk(wanted.talk)
    if wanted.customs is not UNSET:
        values["customs"] = checked_customs(services.bots.names, wanted.customs)
    values |= {name: set_ for name in ("private", "auto_forced") if (set_ := getattr(wanted, name)) is not UNSET}

    def edit(change: Change) -> None:
        refuse_unless_host(change.table, visitor)
        if change.table.state != "open":
            raise conflict("started", "This game has started already.")
        if "talk" in values and change.table.talk == "nobody" and not visitor.admin:
            del values["talk"]  # an administrator has closed the chat
        if values:
            change.row(**values)

    return await services.games.retry(game_id, edit, tell="table")
