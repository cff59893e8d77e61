"""How many tables a round has, how large they are, and which groups there are."""

from __future__ import annotations

SMALLEST, LARGEST = 3, 6  # players at a table
FEWEST, MOST = 4, 200  # players in a tournament


def table_sizes(players: int, preferred: int) -> list[int]:
    """The sizes of the tables for so many players: 3 to 6 each, as near to the preferred size as can be, and never
    two that differ by more than one. Nobody ever sits out."""
    if players < SMALLEST:
        raise ValueError("Fewer than three players are no table.")
    fewest, most = -(-players // LARGEST), players // SMALLEST
    tables = min(range(fewest, most + 1), key=lambda count: (abs(players / count - preferred), count))
    small, larger = divmod(players, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def groups_of(players: list[int], preferred: int) -> list[list[int]]:
    """The groups before a final: as many as there are seats in it, if each then has a table of the preferred size;
    otherwise fewer. The players, strongest first, are dealt like cards: to the right, then to the left."""
    count = max(1, min(preferred, len(players) // preferred))
    groups: list[list[int]] = [[] for _ in range(count)]
    for place, player in enumerate(players):
        lap, column = divmod(place, count)
        groups[column if lap % 2 == 0 else count - 1 - column].append(player)
    return groups
