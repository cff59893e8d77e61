"""Development tool that draws the boards of both games from public-domain geography; see maps/README.md."""
