"""`python -m tests.faults COMMAND`: run one kind of fault, for as long as you like."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from typing import Any

from tests.faults import clock, disk, files, kills, starts
from tests.server.clients import ForkServer
from tests.server.postgres import Postgres

OTHERS = {
    "disk": "fill the file system three times (as root)",
    "readonly": "turn the file system read-only (as root)",
    "corrupt": "overwrite pages of the SQLite file",
    "lost": "remove the SQLite file, or stop PostgreSQL, and bring it back",
    "starts": "start and join the same tables in two processes at the same time",
    "clock": "make the system clock jump in both directions (with libfaketime)",
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    killing = commands.add_parser("kills", help="kill -9 processes and PostgreSQL during play")
    killing.add_argument("--kills", type=int, default=200)
    killing.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    killing.add_argument("--processes", type=int, default=1, help="workers of the server (PostgreSQL only)")
    killing.add_argument("--seed", type=int, default=1)
    for name, what in OTHERS.items():
        other = commands.add_parser(name, help=what)
        other.add_argument("--seed", type=int, default=1)
        if name == "lost":
            other.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    chosen = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that SIGTERM also stops the child processes
    began = time.monotonic()
    if chosen.command == "kills":
        counted, failures = kills.run(chosen.kills, chosen.database, chosen.processes, chosen.seed)
    elif chosen.command == "clock":
        counted, failures = clock.jumps(chosen.seed)
    else:
        counted, failures = _with_fork_server(chosen.command, chosen)
    report(counted, failures)
    print(f"{time.monotonic() - began:.0f} seconds")
    return 1 if failures else 0


def _with_fork_server(command: str, chosen: argparse.Namespace) -> disk.Outcome:
    fork_server = ForkServer()
    try:
        if command == "starts" or (command == "lost" and chosen.database == "postgresql"):
            cluster = Postgres()
            try:
                if command == "starts":
                    return starts.run(fork_server, cluster, times=100)
                return files.lost_postgresql(fork_server, chosen.seed, cluster)
            finally:
                cluster.stop()
        run = {"disk": disk.full, "readonly": disk.read_only, "corrupt": files.damaged, "lost": files.lost}[command]
        return run(fork_server, chosen.seed)
    finally:
        fork_server.close()


def report(counted: dict[str, Any], failures: list[str]) -> None:
    for what, number in counted.items():
        print(f"{number:>8}  {what}")
    for sentence in failures[:50]:
        print(f"FAILURE  {sentence}")
    print(f"{len(failures)} failures")


if __name__ == "__main__":
    sys.exit(main())
