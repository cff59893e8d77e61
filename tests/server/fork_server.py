"""Fork server (see clients.ForkServer): reads a line of settings and prints the process id of the new server.

To inject a fault, the module named in `RONDEL_FAULT` is imported into every server process.
"""

from __future__ import annotations

import importlib
import json
import multiprocessing
import os
import signal
import sys


def load_fault() -> None:
    fault = os.environ.get("RONDEL_FAULT")
    if fault and multiprocessing.current_process().name != "rondel-bot":
        importlib.import_module(fault)


def main() -> None:
    # Not at module level: bot processes import this file too, and do not need the server.
    import alembic.command  # noqa: F401 - imported once, for all servers

    from rondel.server import run
    from rondel.server.app import application
    from rondel.server.config import Settings

    application(Settings(database="sqlite:///never-opened.sqlite3"))  # builds the routes once for all servers
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # avoids zombies
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
            load_fault()
            run()
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
elif __name__ == "__mp_main__":  # a child of one of the servers: a worker or bot process
    load_fault()
