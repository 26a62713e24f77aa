// Whether the mouse is moved, or only rests where something new appears under it: then nobody has pointed at that.

class Mouse {
  // The last that was heard of it was a movement.
  moved = false;
  #x = NaN;
  #y = NaN;

  constructor() {
    addEventListener("pointermove", (event) => this.#heard(event), { capture: true });
    addEventListener("pointerdown", (event) => this.#heard(event), { capture: true });
  }

  #heard({ clientX, clientY }: PointerEvent): void {
    this.moved = clientX !== this.#x || clientY !== this.#y;
    this.#x = clientX;
    this.#y = clientY;
  }
}

export const mouse = new Mouse();
