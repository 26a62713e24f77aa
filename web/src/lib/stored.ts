// What this browser remembers. Storage may be full or forbidden: then nothing is remembered.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`tesno.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`tesno.${key}`, value);
  } catch {
    // Forgotten, then.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tesno.${key}`);
  } catch {
    // There was nothing to forget.
  }
}

// The keys that begin so.
export function rememberedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(`tesno.${start}`) ? [key.slice("tesno.".length)] : []));
  } catch {
    return [];
  }
}

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith("tesno.")) localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
