"""Simulated clients of the load programs, on plain sockets, so that the client adds no latency of its own."""
