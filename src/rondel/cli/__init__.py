"""The command line program `rondel`."""

import sys
import warnings

from rondel.extras import MissingExtra, optional_packages


def main() -> None:
    """Run the command line; invalid input is reported as one sentence on stderr with exit code 1."""
    warnings.formatwarning = lambda message, *_: f"{message}\n"
    try:
        with optional_packages():
            from rondel.cli.application import app
            from rondel.cli.arguments import run_app

            code = run_app(app)
    except MissingExtra as refusal:
        print(refusal, file=sys.stderr)
        code = 1
    sys.exit(code)
