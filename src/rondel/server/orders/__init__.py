"""Standing orders: answers given in advance, kept and used by the server, private to the seat."""
