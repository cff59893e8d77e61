"""The HTTP interface: one file per subject; each handler checks who asks and calls the part that does the work."""
