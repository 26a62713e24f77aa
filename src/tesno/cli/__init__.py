"""The command line: `tesno play`, `serve`, `sim`, `catalogue`, `check`, `replay`, `verify`, `maps`."""

from tesno.cli.main import app

__all__ = ["app"]
