"""Translator from typed Python to C: writes the modules of `rondel.fast` as one Cython unit and compiles it.

`python -m native` compiles in place; `python3 dev.py native` installs the prerequisites first.
"""
