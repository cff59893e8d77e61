"""The rules of the engine once more, flat: one rule, one file, named as in `rondel.engine.phases`.

Every function takes `t`, the array of the edition (`board.py`), and `s`, the array of the position (`layout.py`).
"""
