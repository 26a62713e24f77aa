// Sounds of wood and coins, made on the spot: no file is loaded.
import { preferences } from "../lib/preferences.svelte";

export type Sound = "knock" | "coin" | "roll" | "turn" | "flip" | "tick";

class Sounds {
  #context: AudioContext | null = null;

  get on(): boolean {
    return preferences.sound;
  }

  toggle(): void {
    preferences.change({ sound: !this.on });
    if (this.on) this.play("knock");
  }

  play(sound: Sound, after = 0): void {
    // Behind another window only the call to the table is heard.
    if (!this.on || (document.hidden && sound !== "turn")) return;
    // Browsers let a page sound only after somebody has touched it.
    if (!navigator.userActivation?.hasBeenActive) return;
    this.#context ??= new AudioContext();
    const at = this.#context.currentTime + after + 0.01;
    switch (sound) {
      case "knock":
        this.#thud(at, 240, 0.07, 0.35);
        break;
      case "tick":
        this.#thud(at, 330, 0.04, 0.12);
        break;
      case "flip":
        this.#thud(at, 150, 0.12, 0.4);
        break;
      case "coin":
        this.#ring(at, 2093, 0.09);
        this.#ring(at + 0.055, 2637, 0.1);
        break;
      case "roll":
        for (let knock = 0; knock < 6; knock++) this.#thud(at + knock * (0.07 + knock * 0.012), 420 - knock * 30, 0.03, 0.22);
        break;
      case "turn":
        this.#ring(at, 659, 0.13);
        this.#ring(at + 0.13, 988, 0.16);
        break;
    }
  }

  // Wood: a short, low tone that falls, with a click in front.
  #thud(at: number, pitch: number, length: number, loud: number): void {
    const context = this.#context;
    if (!context) return;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.45, at + length);
    this.#shape(tone, at, length, loud);
  }

  // Metal: a clear tone that dies away slowly.
  #ring(at: number, pitch: number, loud: number): void {
    const context = this.#context;
    if (!context) return;
    this.#shape(new OscillatorNode(context, { type: "sine", frequency: pitch }), at, 0.32, loud);
  }

  #shape(tone: OscillatorNode, at: number, length: number, loud: number): void {
    const context = this.#context;
    if (!context) return;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}

export const sounds = new Sounds();
