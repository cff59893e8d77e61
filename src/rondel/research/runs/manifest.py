"""Manifest of a run: everything that determines its games, and the versions it was created with."""

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
from rondel.research.dataset import metadata_of

FORMAT: Final = 1
LARGEST_SHARD: Final = 200
# Enough shards for several workers, and little work lost when one dies.
PARTS: Final = 20


class RunError(RondelError):
    """A run cannot be started, read or joined; the message says why."""


@dataclass(frozen=True)
class Manifest:
    """Specification of a run: the same manifest gives the same games, and byte-identical shards.

    `bots` has one name per seat; seats rotate from game to game. `made_with` holds versions and hashes; workers with
    other versions are rejected.
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
        """Create a manifest for the current versions; raise if it cannot be played. `shard` is in games."""
        requested = Options(max_rounds=60) if options is None else options
        chosen = rondel.new_game(edition, players=len(bots), options=requested, seed=0).options
        if games < 1 or (shard is not None and shard < 1):
            raise RunError("A run and a shard need at least one game.")
        size = max(1, min(LARGEST_SHARD, games // PARTS)) if shard is None else shard
        made_with = current_versions(edition, bots)
        return Manifest(edition, tuple(bots), chosen.to_dict(), seed, games, size, thinking_time, made_with)

    @property
    def shards(self) -> int:
        """The number of shards."""
        return -(-self.games // self.shard)

    def numbers(self, shard: int) -> range:
        """Return the game numbers of a shard."""
        return range(shard * self.shard, min(self.games, (shard + 1) * self.shard))

    @property
    def id(self) -> str:
        """The id of the run: a hash of the manifest."""
        return hashlib.sha256(self.dumps().encode()).hexdigest()[:16]

    def pairing(self, search_path: Sequence[str] = ()) -> Pairing:
        """Return the settings of its games; there is no timeout, so that a busy machine plays the same games."""
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

    def check_versions(self) -> None:
        """Raise if this installation would play different games from the one that created the run."""
        here = current_versions(self.edition, self.bots)
        for what in sorted({*here, *self.made_with}):
            ours, theirs = here.get(what), self.made_with.get(what)
            if ours != theirs:
                raise RunError(
                    f"The run was created with {what.replace('_', ' ')} {_short(theirs)}, "
                    f"but this installation has {_short(ours)}; the games would differ."
                )

    def difference(self, other: Manifest) -> str:
        """Return the first difference of two manifests as `name: this, not that`; empty if they are equal."""
        mine, others = asdict(self), asdict(other)
        for name, value in mine.items():
            if value != others[name]:
                return f"{name}: {_short(value)}, not {_short(others[name])}"
        return ""

    def dumps(self) -> str:
        """Return the manifest as JSON text."""
        return json.dumps({"run": FORMAT, **asdict(self)}, indent=1) + "\n"

    @staticmethod
    def loads(text: str, where: str = "manifest.json") -> Manifest:
        """Parse a manifest; raise for truncated, malformed or foreign files."""
        try:
            values = json.loads(text)
            form = values.pop("run")
        except (ValueError, AttributeError, KeyError, TypeError):
            raise RunError(f"{where} is truncated or is not the manifest of a run.") from None
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
            raise RunError(f"{where} is not the manifest of a run: its edition, bots or numbers are invalid.")
        return manifest


def current_versions(edition: str, bots: Sequence[str]) -> dict[str, Any]:
    """Return the versions and hashes that determine the games; custom bots by the hash of their source file."""
    facts = metadata_of(edition)
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
