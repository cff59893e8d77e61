"""The lobby: which tables there are, who is told when they change, and what people keep to themselves about them."""
