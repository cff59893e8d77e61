"""Keeping the peace: reports, mutes, bans, hidden chat, and a log of who did what and why."""
