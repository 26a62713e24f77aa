"""Positions ready to be shown: what a seat sees and may do, costs, reasons and suggestions, as data without words."""
