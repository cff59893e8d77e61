"""Standing orders: decisions a player makes in advance."""
