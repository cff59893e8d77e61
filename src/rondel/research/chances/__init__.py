"""Win-probability networks: self-play games, training, and evaluation.

    python -m rondel.research.chances --edition imperial --games 2000

plays the missing games, trains the network, prints a report and writes the parameters with their provenance. Requires
`pip install 'rondel[research]'`.
"""
