"""What happened, whom to tell, when, and by which way. docs/notices.md says what people can rely on."""
