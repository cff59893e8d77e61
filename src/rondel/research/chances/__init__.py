"""Learning what a position promises: games of searching players, the network that reads them, and how well it does.

    python -m rondel.research.chances --edition imperial --games 2000

plays the games that are not there yet, learns from them, reports, and writes the numbers with their provenance. An
optional part: `pip install 'rondel[research]'`.
"""
