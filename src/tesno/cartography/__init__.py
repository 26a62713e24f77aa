"""Making maps: outlines from facts, whole maps from a seed, and how balanced a map is.

This package needs the extra `tesno[maps]` (networkx, numpy, shapely); playing needs none of it.
"""
