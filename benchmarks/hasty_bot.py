"""`master` with a tenth of its scenarios, to measure the value of search time.

    rondel simulate --bots master,benchmarks.hasty_bot:Hasty --players 4 --games 100 --thinking-time 0.2 --seed 41

The thinking time applies to the whole table: with 0.2 `master` uses 120 scenarios for a hard decision, `Hasty` 12.
"""

from __future__ import annotations

from rondel.bots.levels import MasterBot


class Hasty(MasterBot):
    """`master` with a tenth of its scenarios."""

    name = "hasty"
    description = "Master with a tenth of the scenarios."
    samples = MasterBot.samples // 10
    answer_samples = MasterBot.answer_samples // 10
