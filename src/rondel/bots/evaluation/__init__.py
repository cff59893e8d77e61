"""What a bot believes: learned weights, and what they make of a position, term by term."""
