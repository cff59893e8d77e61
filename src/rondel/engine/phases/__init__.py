"""The phases of play, one rule per file: the legal actions first, then their effects."""
