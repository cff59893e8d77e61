"""Analysis of finished games: who may see it, when it is made, how it is kept and shown."""
