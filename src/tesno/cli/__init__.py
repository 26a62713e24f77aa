"""The command line: `tesno play`, `serve`, `sim`, `catalogue`, `check`, `replay`, `maps`."""

from tesno.cli.main import app

__all__ = ["app"]
