// Puts a text where it can be pasted from; false if the browser does not let us. `field` shows the same text.
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages of a server in one's own network, without https, may not write there: only what is marked can be copied.
    if (field) return copyMarked(field);
    const passing = document.createElement("input");
    passing.value = text;
    document.body.append(passing);
    const done = copyMarked(passing);
    passing.remove();
    return done;
  }
}

function copyMarked(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  return document.execCommand("copy");
}
