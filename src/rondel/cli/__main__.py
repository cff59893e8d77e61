"""`python -m rondel.cli` is `rondel`."""

from rondel.cli import main

main()
