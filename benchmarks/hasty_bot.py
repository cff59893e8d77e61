"""`master` with a tenth of the scenarios that the thinking time allows, to see what thinking is worth.

    rondel simulate --bots master,benchmarks.hasty_bot:Hasty --players 4 --games 100 --thinking-time 0.2 --seed 41

The time is set for everybody at the table: with 0.2 `master` meets a hard decision with 120 scenarios, `Hasty` with 12.
"""

from __future__ import annotations

from rondel.bots.levels import MasterBot


class Hasty(MasterBot):
    """Thinks a tenth as long as `master`."""

    name = "hasty"
    description = "Master with a tenth of the scenarios."
    samples = MasterBot.samples // 10
    answer_samples = MasterBot.answer_samples // 10
