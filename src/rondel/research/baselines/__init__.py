"""Baselines to compare with: a network trained by MaskablePPO over the words of the action language."""
