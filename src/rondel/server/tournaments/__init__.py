"""Tournaments: plans for any number of players, points and standings, and rounds that begin and end by themselves."""
