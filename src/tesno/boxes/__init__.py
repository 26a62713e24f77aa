"""The boxes: one folder each, with its data, maps and odd traits."""
