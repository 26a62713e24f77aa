"""The boxes: one folder each, with its data, maps and odd traits."""

# Boxes that are being built: nobody is offered them yet, tests open them.
UNFINISHED = frozenset[str]()
