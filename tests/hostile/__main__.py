"""`python -m tests.hostile --requests 100000 --database sqlite`: attack a fresh server; exit 1 on any finding."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.hostile.run import run
from tests.server.postgres import Postgres


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    parser.add_argument("--requests", type=int, default=2_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1, help="runs with the same seed send nearly the same requests")
    chosen = parser.parse_args()
    began = time.monotonic()

    def log(line: str) -> None:
        print(f"{time.monotonic() - began:7.0f} s  {line}", flush=True)

    with tempfile.TemporaryDirectory(prefix="rondel-hostile-") as made:
        folder = Path(made)
        cluster = Postgres() if chosen.database == "postgresql" else None
        try:
            files = (f"sqlite:///{folder / name}.sqlite3" for name in ("raised", "limited"))
            databases = (cluster.database(), cluster.database()) if cluster else (next(files), next(files))
            report = run(databases, folder, chosen.requests, chosen.seed, log)
        finally:
            if cluster:
                cluster.stop()
    print(f"{chosen.database}, seed {chosen.seed}, {time.monotonic() - began:.0f} s")
    print("\n".join(report.lines()))
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
