"""The command `rondel`: one file per command, all of them thin."""

import sys


def main() -> None:
    """The entry point: runs the command line; bad input is one sentence on stderr and exit code 1."""
    from rondel.cli.application import app
    from rondel.cli.problems import run_politely

    sys.exit(run_politely(app))
