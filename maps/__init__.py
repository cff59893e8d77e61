"""Draws the boards of both games from public-domain geography. A tool for developers; see maps/README.md."""
