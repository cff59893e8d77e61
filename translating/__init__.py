"""A new language, and what a language still lacks: `python3 dev.py language`. See docs/translating.md."""
