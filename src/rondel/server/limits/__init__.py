"""Limits that hold: how often, how much work, how many tables, for one person, address or table."""

from rondel.server.limits.kinds import NAMELESS_BLOCK_SHARE, Asker, asker_at, asker_in_block, limits_of, network_of
from rondel.server.limits.quotas import lock_host, quota_check
from rondel.server.limits.rates import Rates
from rondel.server.limits.work import Work

__all__ = [
    "NAMELESS_BLOCK_SHARE",
    "Asker",
    "Rates",
    "Work",
    "asker_at",
    "asker_in_block",
    "limits_of",
    "lock_host",
    "network_of",
    "quota_check",
]
