"""Forks servers on demand (see clients.Nursery): one line of settings in, one process id out.

A server may be started with a fault: a module named in `RONDEL_FAULT`, which is imported in every process that serves.
"""

from __future__ import annotations

import importlib
import json
import multiprocessing
import os
import signal
import sys


def bring_in_fault() -> None:
    fault = os.environ.get("RONDEL_FAULT")
    if fault and multiprocessing.current_process().name != "rondel-bot":
        importlib.import_module(fault)


def main() -> None:
    # Here and not above: every process in which bots think reads this file again, and need not import a server.
    import alembic.command  # noqa: F401 - imported once, for all servers

    from rondel.server import run
    from rondel.server.app import application
    from rondel.server.config import Settings

    application(Settings(database="sqlite:///never-opened.sqlite3"))  # puts the routes together, once for all servers
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children that end leave no zombies
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            null = os.open(os.devnull, os.O_RDWR)
            os.dup2(null, 0)
            os.dup2(null, 1)
            asked = json.loads(line)
            if asked["log"]:
                os.dup2(os.open(asked["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
            os.environ.update(asked["environment"])
            bring_in_fault()
            run()
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
elif __name__ == "__mp_main__":  # a process that one of the servers has started: a worker, or where bots think
    bring_in_fault()
