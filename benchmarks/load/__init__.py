"""Readers, movers and crowds for the load programs: plain sockets, so that the client does not make the tail."""
