// The rules at hand: whether the search lies open over the screen, and what it is about.

class AtHand {
  open = $state(false);
  // What was pointed at: `race-orcs`, `terrain-hill`; nothing: whatever one types.
  about = $state.raw<string[]>([]);
  // The races and powers of the table, and its variant; null: all of the box.
  inPlay = $state.raw<{ races: string[]; powers: string[]; variant: string } | null>(null);
  // What a key press is about, where there is something to point at.
  pointed: () => string[] = () => [];

  show(about: string[] = []): void {
    this.about = about;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const atHand = new AtHand();
