"""Programs for those who work on Tesno; none of them is installed."""
