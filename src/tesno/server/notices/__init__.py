"""Tells people who are not here that a game waits for them, on their devices or by mail, where the host wants it."""
