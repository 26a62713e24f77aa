"""Draws the icons with which the page is installed: web/public/icons, from web/public/favicon.svg, by a browser.

Usage: python tools/draw_icons.py (needs Playwright and Chromium, as the browser tests do)

The drawings are kept in the repository: building the page needs no browser.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import FLAGS, find_chromium

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
# Wood behind it where a device cuts its own shape: that may leave four fifths of the width, and no more.
WOOD = "radial-gradient(circle at 40% 25%, #6b4a30, #2b1a0f)"
ICONS = {
    "any-192": (192, "transparent", 1.0),
    "any-512": (512, "transparent", 1.0),
    "maskable-192": (192, WOOD, 0.66),
    "maskable-512": (512, WOOD, 0.66),
    "touch-180": (180, WOOD, 0.8),
}


def draw(page: Page, name: str) -> None:
    size, ground, share = ICONS[name]
    page.set_viewport_size({"width": size, "height": size})
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8").replace("<svg ", f'<svg width="{share:.0%}" ', 1)
    style = f"margin: 0; height: 100vh; display: grid; place-items: center; background: {ground}"
    page.set_content(f'<body style="{style}">{drawing}</body>')
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        page = browser.new_page()
        for name in ICONS:
            draw(page, name)
        browser.close()


if __name__ == "__main__":
    main()
