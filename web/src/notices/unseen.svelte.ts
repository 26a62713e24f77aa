// A turn that comes while the page is hidden: the title says so until somebody looks again.
import { waiting } from "../lib/waiting";

export function callWhileHidden(asked: () => boolean): void {
  let hidden = $state(document.hidden);

  $effect(() => {
    const look = () => (hidden = document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      waiting.tell(0);
    };
  });
  $effect(() => waiting.tell(hidden && asked() ? 1 : 0));
}
