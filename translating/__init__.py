"""Translation tools: create the files of a new language and report missing translations (`python3 dev.py language`).

See docs/translating.md.
"""
