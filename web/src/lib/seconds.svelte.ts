// The time that goes by while something counts down: one clock for all who look at it.
import { createSubscriber } from "svelte/reactivity";

const TICK = 250;
const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, TICK);
  return () => clearInterval(ticking);
});

// Milliseconds, as `performance.now()`; whoever reads it is asked again a few times a second.
export function passing(): number {
  subscribe();
  return performance.now();
}
