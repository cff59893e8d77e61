"""Personal data: what is exported to a person, deleted with them, and removed by age."""
