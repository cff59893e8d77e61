"""Identity check of the SQLite file.

If the file is deleted or replaced, SQLite keeps writing to the unlinked one, and every acknowledged move would be lost
when the process ends.
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
        """The URL for SQLAlchemy; it never creates the file, since an empty one would pass for the database."""
        return f"sqlite+aiosqlite:///file:{quote(str(self.path.absolute()))}?mode=rw&uri=true"

    def remember_opened(self) -> None:
        """Store the file's identity when the writing connection has been opened."""
        self._opened = self._found()

    def was_replaced(self) -> bool:
        """Return whether another file has taken the place of the opened one."""
        found = self._found()
        return found is not None and self._opened is not None and found != self._opened

    def stamp(self) -> tuple[tuple[int, int, int] | None, ...]:
        """Return a value that changes with every write to the database, from file metadata alone."""
        return tuple(_stamp(each) for each in (self.path, self.path.with_name(self.path.name + "-wal")))

    def raise_if_gone(self) -> None:
        """Raise `OperationalError` if the opened file was deleted or replaced."""
        if self._opened is not None and self._found() != self._opened:
            raise OperationalError(None, None, FileNotFoundError("the database file was deleted or replaced"))

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
