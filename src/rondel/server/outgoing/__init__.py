"""Everything the server sends out: mails, push messages, webhooks, from a queue in the database."""
