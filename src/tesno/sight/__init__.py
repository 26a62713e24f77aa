"""Positions ready to be shown: what a seat sees and may do, costs, reasons and suggestions, as data without words."""

from tesno.sight.coach import coaching_of
from tesno.sight.position import ALIKE, position_of
from tesno.sight.regions import regions_of_event, terrains_of

__all__ = ["ALIKE", "coaching_of", "position_of", "regions_of_event", "terrains_of"]
