"""What can be said about a position: for players who look at a game, not for bots that play it."""
