"""The vocabulary races and powers are written in, and its compiler to the core's forms."""
