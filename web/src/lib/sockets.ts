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
