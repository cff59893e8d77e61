"""Forks servers on demand (see clients.Nursery): one line of settings in, one process id out."""

from __future__ import annotations

import json
import os
import signal
import sys


def main() -> None:
    # Here and not above: every process in which bots think reads this file again, and need not import a server.
    import alembic.command  # noqa: F401 - imported once, for all servers

    from rondel.server import run
    from rondel.server.app import application
    from rondel.server.config import Settings

    application(Settings(database="sqlite:///never-opened.sqlite3"))  # the second is made in a third of the time
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children that end leave no zombies
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            null = os.open(os.devnull, os.O_RDWR)
            os.dup2(null, 0)
            os.dup2(null, 1)
            os.environ.update(json.loads(line))
            run()
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
