"""Lessons, progress, and a first game with hints."""
