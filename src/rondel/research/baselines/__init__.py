"""Baseline agents: a network trained with MaskablePPO on the word-level action space."""
