"""What all public games together say."""
