"""Lookahead and rollout search of the bots."""
