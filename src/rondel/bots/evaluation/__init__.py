"""Learned weights of the evaluation and the learned win-probability networks."""
