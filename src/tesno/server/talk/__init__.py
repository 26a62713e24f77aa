"""People talk at a table: phrases, emotes and free text, in circles that hear each other."""
