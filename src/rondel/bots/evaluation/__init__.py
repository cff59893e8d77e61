"""What a position is worth: learned weights, the outlook of nations, whose success helps whom."""
