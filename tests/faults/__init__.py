"""What must not happen to a server that is killed, starved, cheated of its disk or its clock: `python -m tests.faults`.

Each fault is a real one, done to a real server under play; each command ends with what was counted and exit status 1
if anything acknowledged was lost or doubled, a bot is stuck, or somebody was answered with an error inside.
"""
