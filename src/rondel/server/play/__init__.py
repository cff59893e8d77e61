"""Games under way: positions, moves, undo, clocks, history, records."""
