"""Standing orders: what a player wants done at decisions that come while they are away."""
