"""The frozen action tables, one text file per packaged edition; `python -m rondel.fast.actions` appends to them."""
