"""The file behind an SQLite database: is it still the one that was opened?

Whoever removes or replaces it leaves this process with a file that nobody else will ever see; SQLite would go on
writing to it, and every move acknowledged would be lost with the process.
"""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import quote

from sqlalchemy.exc import OperationalError


class SqliteFile:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened: tuple[int, int] | None = None

    @property
    def address(self) -> str:
        """For SQLAlchemy: the file is opened, never created, since an empty one would be taken for the database."""
        return f"sqlite+aiosqlite:///file:{quote(str(self.path.absolute()))}?mode=rw&uri=true"

    def remember_opened(self) -> None:
        """The connection that writes has been opened."""
        self._opened = self._found()

    def was_replaced(self) -> bool:
        """Is there a file, but not the one that was opened?"""
        found = self._found()
        return found is not None and self._opened is not None and found != self._opened

    def stamp(self) -> tuple[tuple[int, int, int] | None, ...]:
        """Return what changes whenever anybody writes to the database, without asking it."""
        return tuple(_stamp(each) for each in (self.path, self.path.with_name(self.path.name + "-wal")))

    def raise_if_gone(self) -> None:
        """Raise what SQLAlchemy would if the file could not be read."""
        if self._opened is not None and self._found() != self._opened:
            raise OperationalError(None, None, FileNotFoundError("the file of the database is gone or was replaced"))

    def _found(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self.path)
        except OSError:
            return None
        return found.st_dev, found.st_ino


def _stamp(path: Path) -> tuple[int, int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
