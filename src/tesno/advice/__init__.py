"""Advice for people: hints while they play, and a review after the game."""
