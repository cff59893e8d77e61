"""Tables and their games: seats, moves, undo, clocks, standing orders, and serialization per viewer.

Without HTTP and SQL: `rondel.server` stores tables in a database, `rondel.solo` in the browser of one person.
"""
