"""Rate limits, CPU budgets and quotas per person, address or table."""

from rondel.server.limits.cpu_budget import CpuBudget
from rondel.server.limits.kinds import (
    ANONYMOUS_BLOCK_SHARE,
    RateKey,
    limits_of,
    network_of,
    rate_key_at,
    rate_key_in_block,
)
from rondel.server.limits.quotas import lock_host, quota_check
from rondel.server.limits.rate_limiter import RateLimiter

__all__ = [
    "ANONYMOUS_BLOCK_SHARE",
    "CpuBudget",
    "RateKey",
    "RateLimiter",
    "limits_of",
    "lock_host",
    "network_of",
    "quota_check",
    "rate_key_at",
    "rate_key_in_block",
]
