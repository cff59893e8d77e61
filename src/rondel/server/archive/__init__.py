"""What is kept of finished games, and what people see of it."""
