"""A table and the game played at it: seats, moves, undo, clocks, standing orders, what each person is shown.

No HTTP and no SQL: `rondel.server` keeps tables in a database for many, `rondel.solo` in the browser for one person.
"""
