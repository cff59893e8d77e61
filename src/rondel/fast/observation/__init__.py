"""Positions as bytes for neural networks: the knowledge of one seat, written into a given buffer.

`rondel.research.features` names every byte, in the same order.
"""
