// Web push on this device: whether it can, whether it does, and the subscription itself.
import { rest } from "../lib/rest";
import type { Language, Notices } from "../lib/types";

export const possible = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const denied = () => Notification.permission === "denied";

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

// The endpoint that this device is told at, if it is.
export async function endpoint(): Promise<string | null> {
  // `ready` never comes where no worker was registered.
  if (!possible() || !(await navigator.serviceWorker.getRegistration())) return null;
  return (await (await manager()).getSubscription())?.endpoint ?? null;
}

const text = (key: ArrayBuffer | null) => (key ? btoa(String.fromCharCode(...new Uint8Array(key))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") : "");

export async function subscribe(key: string, language: Language): Promise<Notices> {
  const push = await manager();
  // Of a key that the server has no more, a subscription is worth nothing.
  const old = await push.getSubscription();
  if (old && text(old.options.applicationServerKey) !== key) await old.unsubscribe();
  const made = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return rest.noticeByPush({ endpoint: made.endpoint, p256dh: text(made.getKey("p256dh")), auth: text(made.getKey("auth")), language });
}

export async function unsubscribe(): Promise<void> {
  await (await (await manager()).getSubscription())?.unsubscribe();
}
