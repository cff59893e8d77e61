"""The command `rondel`; its commands are thin."""

import sys
import warnings

from rondel.extras import MissingExtra, optional_packages


def main() -> None:
    """The entry point: runs the command line; bad input is one sentence on stderr and exit code 1."""
    warnings.formatwarning = lambda message, *_: f"{message}\n"
    try:
        with optional_packages():
            from rondel.cli.application import app
            from rondel.cli.arguments import run_politely

            code = run_politely(app)
    except MissingExtra as refusal:
        print(refusal, file=sys.stderr)
        code = 1
    sys.exit(code)
