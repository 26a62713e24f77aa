// Sockets of the server that the page came from.
export const socketTo = (path: string): WebSocket => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);

// For whoever leaves of their own will. A browser complains about a socket that is closed before it is open, so that is waited for.
export function hangUp(socket: WebSocket | null): void {
  if (!socket) return;
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else {
    socket.onopen = null;
    socket.close();
  }
}

// A phone that was asleep, or in a tunnel, may hold a line that is dead and does not know it.
const ASLEEP = 5_000;

// Calls `wake` when the device is back, until the answer is called.
export function onReturn(wake: () => void): () => void {
  let hidden = document.hidden ? performance.now() : Infinity;
  const seen = () => {
    if (document.hidden) hidden = performance.now();
    else if (performance.now() - hidden >= ASLEEP) wake();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", wake);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", wake);
  };
}
