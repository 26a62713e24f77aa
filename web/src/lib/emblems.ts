// The sprite of all emblems becomes a part of the page: symbols of another document are fetched again and again, and
// are blank meanwhile. Emblems are used as <use href="#emblem-race-elves">.

const AGAIN_AFTER = 2000;

export async function loadEmblems(): Promise<void> {
  let text: string;
  try {
    const response = await fetch("/emblems.svg");
    if (!response.ok) throw new Error(response.statusText);
    text = await response.text();
  } catch {
    setTimeout(loadEmblems, AGAIN_AFTER);
    return;
  }
  const sprite = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  for (const symbol of sprite.querySelectorAll("symbol")) symbol.id = `emblem-${symbol.id}`;
  sprite.setAttribute("aria-hidden", "true");
  sprite.setAttribute("width", "0");
  sprite.setAttribute("height", "0");
  sprite.setAttribute("class", "visually-hidden");
  document.body.prepend(sprite);
}
