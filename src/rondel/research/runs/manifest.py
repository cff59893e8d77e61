"""The manifest of a run: everything that its games follow from, and what they were made with."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import rondel
from rondel import Options, RondelError
from rondel.bots.bot import bot_class
from rondel.bots.simulation import Pairing
from rondel.research.dataset import facts_of

FORMAT: Final = 1
LARGEST_SHARD: Final = 200
# Parts of a run, so that several workers have something to do and a death costs little.
PARTS: Final = 20


class RunError(RondelError):
    """A run cannot be begun, read or joined; the message says why."""


@dataclass(frozen=True)
class Manifest:
    """What a run plays: the same manifest gives the same games, and the same bytes in every shard.

    `bots` has one name for each seat; they rotate from game to game. `made_with` names versions and hashes: a worker
    that has others is refused.
    """

    edition: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int
    shard: int
    thinking_time: float | None
    made_with: dict[str, Any]

    @staticmethod
    def of(
        edition: str,
        bots: Sequence[str],
        *,
        games: int,
        seed: int = 0,
        options: Options | None = None,
        shard: int | None = None,
        thinking_time: float | None = None,
    ) -> Manifest:
        """A manifest made here and now; what cannot be played is refused. `shard` is the number of games in one."""
        wanted = Options(max_rounds=60) if options is None else options
        chosen = rondel.new_game(edition, players=len(bots), options=wanted, seed=0).options
        if games < 1 or (shard is not None and shard < 1):
            raise RunError("A run has at least one game, and so has a shard.")
        size = max(1, min(LARGEST_SHARD, games // PARTS)) if shard is None else shard
        made_with = made_with_here(edition, bots)
        return Manifest(edition, tuple(bots), chosen.to_dict(), seed, games, size, thinking_time, made_with)

    @property
    def shards(self) -> int:
        """How many shards there are."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """The numbers of the games in a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    @property
    def id(self) -> str:
        """What tells this run from any other: a hash of the manifest."""
        return hashlib.sha256(self.dumps().encode()).hexdigest()[:16]

    def pairing(self, search_path: Sequence[str] = ()) -> Pairing:
        """How its games are played: no clock may cut a bot short, so that a busy machine plays the same games."""
        return Pairing(
            edition=self.edition,
            bots=self.bots,
            options=Options.from_stored(self.options),
            seed=self.seed,
            timeout=0,
            keep_records=True,
            search_path=tuple(search_path),
            thinking_time=self.thinking_time,
        )

    def check_here(self) -> None:
        """Refused with a sentence if this program would play other games than the one that began the run."""
        here = made_with_here(self.edition, self.bots)
        for what in sorted({*here, *self.made_with}):
            ours, theirs = here.get(what), self.made_with.get(what)
            if ours != theirs:
                raise RunError(
                    f"The run was begun with {what.replace('_', ' ')} {_short(theirs)}, but here it is {_short(ours)}; "
                    "the games would not be those of one run."
                )

    def difference(self, other: Manifest) -> str:
        """The first thing in which two manifests differ, as `name: this, not that`; empty if they are the same."""
        mine, others = asdict(self), asdict(other)
        for name, value in mine.items():
            if value != others[name]:
                return f"{name}: {_short(value)}, not {_short(others[name])}"
        return ""

    def dumps(self) -> str:
        """The manifest as the text of its file."""
        return json.dumps({"run": FORMAT, **asdict(self)}, indent=1) + "\n"

    @staticmethod
    def loads(text: str, where: str = "manifest.json") -> Manifest:
        """Read a manifest; what is torn, garbled or of another format is refused with a sentence."""
        try:
            values = json.loads(text)
            form = values.pop("run")
        except (ValueError, AttributeError, KeyError, TypeError):
            raise RunError(f"{where} is torn or is not the manifest of a run.") from None
        if form != FORMAT:
            raise RunError(f"{where} is the manifest of a run of format {form}; this program reads format {FORMAT}.")
        try:
            manifest = Manifest(**{**values, "bots": tuple(values["bots"])})
            Options.from_stored(manifest.options)
            counts = (manifest.seed, manifest.games, manifest.shard)
            sound = all(type(count) is int for count in counts) and manifest.games > 0 and manifest.shard > 0
            sound = sound and all(isinstance(bot, str) for bot in manifest.bots) and bool(manifest.made_with.items())
        except (TypeError, KeyError, AttributeError, RondelError) as error:
            raise RunError(f"{where} is not the manifest of a run: {error}") from None
        if not sound or manifest.edition not in rondel.editions():
            raise RunError(f"{where} is not the manifest of a run: an edition, bots or numbers in it make no sense.")
        return manifest


def made_with_here(edition: str, bots: Sequence[str]) -> dict[str, Any]:
    """Versions and hashes of whatever decides what is played; one's own bots by the hash of their files."""
    facts = facts_of(edition)
    own = {bot: _source_hash(bot) for bot in sorted(set(bots)) if ":" in bot}
    return {
        "rondel": facts["rondel"],
        "rules": facts["rules"],
        "table_version": facts["table"]["version"],
        "table_hash": facts["table"]["hash"],
        "own_bots": own,
    }


def _source_hash(bot: str) -> str:
    source = sys.modules[bot_class(bot).__module__].__file__
    return hashlib.sha256(Path(source).read_bytes()).hexdigest() if source else ""


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    return text if len(text) <= 80 else text[:77] + "..."
