// Has the browser keep what opens the page without a net (web/shell/). Where that is not possible, or not wanted, the
// page is the same with a net.
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After everything that is needed to play.
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => {});
  });
}
