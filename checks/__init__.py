"""Checks of catalogs, documentation, rule texts and repository conventions: `python -m checks`, part of `dev.py check`.

Each module covers a subject; its `CHECKS` are functions that take the repository and yield findings with file and line.
tests/test_checks.py plants a defect for each of them.
"""
