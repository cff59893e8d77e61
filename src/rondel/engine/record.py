"""Game records: text files that people can read and programs replay exactly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rondel.engine.errors import OptionError, RecordError
from rondel.engine.options import CHOICES, Options

if TYPE_CHECKING:
    from rondel.engine.game import Game

FORMAT = 1
RULES_VERSION = "1"
"""Version of the rules that this engine implements; each record names the version it was played under."""


@dataclass(frozen=True)
class Record:
    """Header and moves of a game, complete or truncated at any move. A move is a seat and the text of its action."""

    edition: str
    options: Options
    players: tuple[str, ...]
    deal: tuple[str, ...] | None
    start_player: int | None
    moves: tuple[tuple[int, str], ...]
    rules: str = RULES_VERSION
    results: tuple[str, ...] = field(default=(), compare=False)
    position: str | None = None
    lines: tuple[int, ...] = field(default=(), compare=False)
    header_lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    def line_of(self, move: int) -> int | None:
        """Return the line number that move number `move` (from 1) was read from, if any."""
        return self.lines[move - 1] if move <= len(self.lines) else None

    def differs_from(self, game: Game) -> bool:
        """Return whether the record states final scores other than those of the game."""
        said = next((line for line in self.results if line.startswith("scores:")), None)
        return said is not None and said.partition(":")[2].split() != [str(score) for score in game.scores]

    def dumps(self) -> str:
        """Return the record as text."""
        lines = [f"rondel: {FORMAT}", f"edition: {self.edition}", f"rules: {self.rules}"]
        for key, value in self.options.to_dict().items():
            lines.append(f"{key}: {_format_value(value)}")
        lines += [f"player: {name}" for name in self.players]
        if self.deal is not None:
            lines.append(f"deal: {' '.join(self.deal)}")
        if self.start_player is not None:
            lines.append(f"start_player: {self.start_player}")
        if self.position is not None:
            lines.append(f"position: {self.position}")
        lines.append("")
        lines += [f"{seat} {text}" for seat, text in self.moves]
        lines += [f"# {result}" for result in self.results]
        return "\n".join(lines) + "\n"

    @staticmethod
    def loads(text: str) -> Record:
        """Parse a record; raise `RecordError` with the line number and what was expected there."""
        reader = _Reader(text)
        reader.read()
        return reader.record()


def _format_value(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _is_seat(text: str) -> bool:
    """Accept one or two ASCII digits only: `isdigit` also accepts other Unicode digits, of any number."""
    return text.isascii() and text.isdigit() and len(text) < 3


class _Reader:
    """Parser of a record: the header, then one move per line."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.header: dict[str, str] = {}
        self.header_line: dict[str, int] = {}
        self.players: list[str] = []
        self.moves: list[tuple[int, str]] = []
        self.results: list[str] = []
        self.move_lines: list[int] = []

    def read(self) -> None:
        in_header = True
        for number, raw in enumerate(self.lines, 1):
            line = raw.rstrip("\r")
            if in_header:
                in_header = bool(line.strip())
                if in_header and not line.lstrip().startswith("#"):
                    self._read_header(line, number)
            elif line.startswith("#"):
                self.results.append(line[1:].strip())
            else:
                move = line.partition("#")[0].strip()
                if move:
                    self._read_move(move, number)

    def _read_header(self, line: str, number: int) -> None:
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon:
            raise RecordError(f"Line {number}: expected 'key: value', found {line[:60]!r}.", number)
        if number == 1 and key != "rondel":
            raise RecordError(f"Line 1: expected 'rondel: {FORMAT}', found {line[:60]!r}.", 1)
        if key == "player":
            if not value:
                raise RecordError(f"Line {number}: a player needs a name.", number)
            self.players.append(value)
            self.header_line.setdefault(key, number)
        elif key in self.header:
            raise RecordError(f"Line {number}: {key!r} is given twice.", number)
        elif key in _KEYS:
            self.header[key] = value
            self.header_line[key] = number
        else:
            raise RecordError(f"Line {number}: {key!r} is not a key of a record header.", number)

    def _read_move(self, line: str, number: int) -> None:
        seat, _, action = line.partition(" ")
        if not _is_seat(seat) or not action.strip() or int(seat) >= len(self.players):
            raise RecordError(
                f"Line {number}: expected a seat from 0 to {len(self.players) - 1} and an action, found {line[:60]!r}.",
                number,
            )
        self.moves.append((int(seat), " ".join(action.split())))
        self.move_lines.append(number)

    def record(self) -> Record:
        if "rondel" not in self.header:
            raise RecordError(f"Line 1: expected 'rondel: {FORMAT}'; this is not a record.", 1)
        if self.header["rondel"] != str(FORMAT):
            raise RecordError(
                f"Line 1: this is a record of format {self.header['rondel']}; this program reads format {FORMAT}.",
                1,
            )
        if "edition" not in self.header:
            raise RecordError("The header has no line 'edition: ...'.", 1)
        if len(self.players) < 2:
            raise RecordError("The header must name at least two players, one line 'player: ...' each.", 1)
        start = self.header.get("start_player")
        if start is not None and (not _is_seat(start) or int(start) >= len(self.players)):
            number = self.header_line["start_player"]
            raise RecordError(f"Line {number}: start_player must be a seat, found {start!r}.", number)
        return Record(
            edition=self.header["edition"],
            options=self._options(),
            players=tuple(self.players),
            deal=tuple(self.header["deal"].split()) if "deal" in self.header else None,
            start_player=int(start) if start is not None else None,
            moves=tuple(self.moves),
            rules=self.header.get("rules", RULES_VERSION),
            results=tuple(self.results),
            position=self.header.get("position"),
            lines=tuple(self.move_lines),
            header_lines=self.header_line,
        )

    def _options(self) -> Options:
        values: dict[str, Any] = {}
        for key in Options().to_dict():
            if key in self.header:
                values[key] = self._value(key, self.header[key])
        try:
            return Options.from_stored(values)
        except OptionError as error:
            key = next((k for k in values if f" {k} " in str(error)), "edition")
            number = self.header_line.get(key, 1)
            raise RecordError(f"Line {number}: {error}", number) from None

    def _value(self, key: str, text: str) -> object:
        if key == "max_rounds":
            if text == "none":
                return None
            return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text
        for choice in CHOICES[key]:
            if _format_value(choice) == text:
                return choice
        return text


_KEYS = {"rondel", "edition", "rules", "deal", "start_player", "position", *Options().to_dict()}
