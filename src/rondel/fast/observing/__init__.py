"""Positions as bytes for networks: what one seat may know, written into memory that the caller gives.

The order of what is written is that of `rondel.research.features`, which names every byte of it.
"""
