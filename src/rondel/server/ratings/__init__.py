"""How strong people and bots are, by the games they have played here."""
