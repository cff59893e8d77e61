"""The phases of play, one rule a file: what may be chosen stands above what it does."""
