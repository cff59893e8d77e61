"""Entry point of `python -m rondel.cli`, which is the same as `rondel`."""

from rondel.cli import main

main()
