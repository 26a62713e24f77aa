// A scene after what has changed in it. What has not is the very same object as before, which is left as it was.
import type { Change, Scene } from "./types";

export function withChanges(scene: Scene, changes: Change[]): Scene {
  return changes.reduce((known, { at, value }) => put(known, at, value) as Scene, scene);
}

function put(whole: unknown, [key, ...further]: Change["at"], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], further, value);
  return copy;
}
