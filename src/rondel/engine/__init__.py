"""The rules of Imperial and Imperial 2030: standard library only, no I/O after loading, no clock, no RNG in play."""
