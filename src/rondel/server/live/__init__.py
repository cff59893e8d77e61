"""Live updates: who listens, what each viewer sees, Server-Sent Events."""
