"""Integrity check of stored games: replays the log, compares state hashes, and repairs derived data."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, insert, select, update

import rondel
from rondel.server.play.editions import read_game
from rondel.server.storage import Message, Store
from rondel.server.storage.models import actions, checkpoints, games
from rondel.table.change import CHECKPOINT_EVERY, result_of
from rondel.table.errors import Refusal
from rondel.table.log import SETUP_SEAT
from rondel.table.table import column_value

Verdict = Literal["sound", "not_started", "other_rules", "repairable", "repaired", "damaged", "busy"]
TRIES = 3


class Finding(msgspec.Struct, frozen=True):
    """Result of the check of one game, with a sentence for each problem."""

    game: str
    verdict: Verdict
    sentences: tuple[str, ...] = ()


@dataclass
class _Checked:
    """State of a check: irreparable damage, possible repairs, and differences due to other rules."""

    row: Row[Any]
    damage: list[str] = field(default_factory=list)
    other_rules: list[str] = field(default_factory=list)
    repairs: list[str] = field(default_factory=list)
    columns: dict[str, object] = field(default_factory=dict)
    marks: dict[int, dict[str, object]] = field(default_factory=dict)
    game: rondel.Game | None = None

    def replay(self, log: list[Row[Any]], marks: dict[int, Row[Any]]) -> None:
        """Replay the whole log, resuming from checkpoints after an error."""
        if not log:
            self.damage.append("There is a position but no log.")
            return
        first = log[0]
        self.game = self._start(first, marks.get(first.version))
        last_mark = first.version
        for before, line in pairwise(log):
            if line.version != before.version + 1:
                self.damage.append(f"After move {before.version} the log continues with move {line.version}.")
                self.game = None
            round_ = self.game.round if self.game else None
            if self.game is not None and (problem := _problem_with(self.game, line)):
                if line.rules_version == rondel.RULES_VERSION:
                    self.damage.append(f"Move {line.version} ({line.action}): {problem}")
                else:
                    self.other_rules.append(
                        f"Move {line.version} ({line.action}) was played under rules {line.rules_version} "
                        f"and differs under rules {rondel.RULES_VERSION}: {problem}"
                    )
                self.game = None
            mark = marks.get(line.version)
            if mark is not None:
                last_mark = line.version
                self._compare(line, mark)
            elif self.game is not None:
                new_round = self.game.round != round_
                if new_round or line.version - last_mark >= CHECKPOINT_EVERY:
                    last_mark = line.version
                    self._add_checkpoint(line, new_round=new_round, why="is missing")
        if not self.damage:
            self._compare_row(log[-1])

    def _start(self, first: Row[Any], mark: Row[Any] | None) -> rondel.Game | None:
        game = _read(mark.snapshot) if mark is not None else None
        if game is not None and game.state_hash() == first.state_hash:
            return game
        try:
            game = rondel.replay(rondel.Record.loads(self.row.header or ""), until=0)
        except rondel.RondelError as error:
            self.damage.append(f"The beginning cannot be read: {error}")
            return None
        if game.state_hash() != first.state_hash:
            self.damage.append("The beginning is not the one that was dealt.")
            return None
        self.game = game
        self._add_checkpoint(first, new_round=True, why="is missing" if mark is None else "cannot be read")
        return game

    def _compare(self, line: Row[Any], mark: Row[Any]) -> None:
        """Compare a checkpoint with the log; if the replay had failed, resume from the checkpoint."""
        stored = _read(mark.snapshot)
        if stored is not None and stored.state_hash() == line.state_hash:
            self.game = self.game or stored
        elif self.game is not None:
            self._add_checkpoint(line, new_round=bool(mark.new_round), why="is not the one the moves lead to")
        elif mark.rules_version == rondel.RULES_VERSION:
            self.damage.append(f"The position kept at move {line.version} cannot be read.")

    def _add_checkpoint(self, line: Row[Any], *, new_round: bool, why: str) -> None:
        if self.game is None:
            return
        self.repairs.append(f"The position kept at move {line.version} {why}.")
        self.marks[line.version] = {
            "game_id": self.row.id,
            "version": line.version,
            "round": self.game.round,
            "new_round": new_round,
            "snapshot": self.game.to_json(),
            "rules_version": rondel.RULES_VERSION,
        }

    def _compare_row(self, last: Row[Any]) -> None:
        """Compare the row of the game with the last log entry."""
        row, stored = self.row, _read(self.row.snapshot)
        if stored is None or stored.state_hash() != last.state_hash:
            if self.game is None:
                problem = (
                    "The position cannot be read" if stored is None else "The position is not that of the last move"
                )
                if last.rules_version == rondel.RULES_VERSION:
                    self.damage.append(problem + ".")
                else:
                    self.other_rules.append(f"{problem} under rules {rondel.RULES_VERSION}.")
                return
            self.repairs.append("The position is not the one the moves lead to.")
            stored = self.game
            self.columns |= {"snapshot": stored.to_json(), "rules_version": rondel.RULES_VERSION}
        wanted: dict[str, object] = {"version": last.version, "round": stored.round, "state_hash": last.state_hash}
        ended = row.state == "over" and row.result is not None and not stored.over
        if not ended:
            decision = None if stored.over else stored.decision
            wanted |= {
                "state": "over" if stored.over else "running",
                "turn_player": decision.player if decision else None,
                "turn_nation": decision.nation if decision else None,
                "turn_kind": decision.kind if decision else None,
            }
            if stored.over and row.result is None:
                wanted["result"] = column_value("result", result_of(stored, "rules"))
        wrong = {name: value for name, value in wanted.items() if getattr(row, name) != value}
        if wrong:
            self.repairs.append("The row differs from the game in: " + ", ".join(sorted(wrong)) + ".")
            self.columns |= wrong

    def finding(self, *, repaired: bool) -> Finding:
        sentences = (*self.damage, *self.other_rules, *self.repairs)
        verdict: Verdict = "sound"
        if self.damage:
            verdict = "damaged"
        elif self.repairs:
            verdict = "repaired" if repaired else "repairable"
        elif self.other_rules:
            verdict = "other_rules"
        return Finding(str(self.row.id), verdict, sentences)


def _read(snapshot: str | None) -> rondel.Game | None:
    try:
        return None if snapshot is None else read_game(snapshot)
    except (Refusal, rondel.RondelError):
        return None


def _problem_with(game: rondel.Game, line: Row[Any]) -> str | None:
    try:
        game.play(line.action, seat=line.seat)
    except rondel.RondelError as error:
        return str(error)
    return None if game.state_hash() == line.state_hash else "It leads to another position."


async def check_game(store: Store, game_id: str, *, repair: bool) -> Finding:
    """Check one game; with `repair`, rewrite data derived from its log. Safe while the server is running."""
    for _ in range(TRIES):
        async with store.read() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game_id))).first()
            log = list(
                (
                    await connection.execute(
                        select(actions).where(actions.c.game_id == game_id).order_by(actions.c.version)
                    )
                ).all()
            )
            stored = (await connection.execute(select(checkpoints).where(checkpoints.c.game_id == game_id))).all()
            now = await connection.scalar(select(games.c.revision).where(games.c.id == game_id))
        if row is None or (row.snapshot is None and not log):
            return Finding(game_id, "not_started")
        if now != row.revision:
            continue  # changed during the read
        checked = _Checked(row)
        checked.replay([line for line in log if line.seat >= SETUP_SEAT], {mark.version: mark for mark in stored})
        if checked.damage or not checked.repairs or not repair:
            return checked.finding(repaired=False)
        if await _repair(store, checked):
            return checked.finding(repaired=True)
    return Finding(game_id, "busy", ("It was being played all the time; check it again later.",))


async def _repair(store: Store, checked: _Checked) -> bool:
    """Write the repairs, unless the game changed in the meantime."""
    row = checked.row
    async with store.write() as connection:
        values = {**checked.columns, "revision": row.revision + 1}
        changed = await connection.execute(
            update(games).where(games.c.id == row.id, games.c.revision == row.revision).values(values)
        )
        if changed.rowcount != 1:
            return False
        for version, mark in checked.marks.items():
            where = (checkpoints.c.game_id == row.id, checkpoints.c.version == version)
            if (await connection.execute(update(checkpoints).where(*where).values(mark))).rowcount == 0:
                await connection.execute(insert(checkpoints).values(mark))
        await store.announce(connection, Message(game=row.id, revision=row.revision + 1))
    return True
