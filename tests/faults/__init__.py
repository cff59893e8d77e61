"""Fault injection: kills, full disks, damaged files and clock jumps under load (`python -m tests.faults`).

Each fault is injected into a real server during play. Each command prints statistics, and exits with status 1 if
anything acknowledged was lost or duplicated, a bot is stuck, or a request failed with an internal error.
"""
