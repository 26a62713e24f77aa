"""Rated play: what a table must be like, what a result is worth, rankings."""
