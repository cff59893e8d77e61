"""Bots and everything else the server plays by itself."""
