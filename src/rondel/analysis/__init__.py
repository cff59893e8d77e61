"""Analysis of games and positions for players: reviews, hints, explanations and end-of-game reports."""
