"""Who is there: guests, accounts, sessions, tokens, names."""
