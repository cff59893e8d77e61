"""Quick choices without looking ahead: for the bots themselves and for the players they imagine."""
