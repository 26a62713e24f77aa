// How many games wait for the person before this device, where it is seen without looking at the page: before its title,
// "(2) Tesno", and at the icon of an installed page.
const MARK = /^\(\d+\) /;

class Waiting {
  // A worker may have marked the icon while no page was open: the first word counts in any case.
  #count = -1;
  #watched: MutationObserver | null = null;

  tell(count: number): void {
    if (count === this.#count) return;
    this.#count = count;
    // Screens give the page their titles whenever they like.
    this.#watched ??= this.#watch();
    this.#mark();
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    shown?.catch(() => {});
  }

  #watch(): MutationObserver {
    const observer = new MutationObserver(() => this.#mark());
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return observer;
  }

  #mark(): void {
    const plain = document.title.replace(MARK, "");
    const wanted = this.#count > 0 ? `(${this.#count}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  }
}

export const waiting = new Waiting();
