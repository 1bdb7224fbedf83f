"use client";

import { useCallback, useEffect, useState } from "react";
import { PANEL_WORKER } from "~/features/device-cache/worker-messages";
import { api } from "~/trpc/react";
import { storeChoice } from "./push-choice";
import { isInstalled, subscriptionFields } from "./subscription-fields";

/**
 * What this browser can do. `install`: an iPhone or iPad gets push messages only in the installed app. `off`: it can, and
 * does not yet.
 */
export type PushState = "reading" | "unsupported" | "install" | "noKeys" | "blocked" | "off" | "on";

const isApple = () =>
  /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(PANEL_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // made with the keys of another installation on this origin
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** The push messages of this browser: its state, and how to turn them on. */
export function usePush({
  userId,
  publicKey,
  current,
}: {
  userId: number;
  publicKey: string | null;
  current: boolean;
}) {
  const utils = api.useUtils();
  const { mutateAsync: add } = api.push.add.useMutation({ meta: { ignoreErrors: true } });
  const [permission, setPermission] = useState<NotificationPermission | "reading" | "unsupported">("reading");

  useEffect(() => {
    const read = () => setPermission(isSupported() ? Notification.permission : "unsupported");
    read();
    // the person may change it in the browser's settings and come back
    window.addEventListener("focus", read);
    document.addEventListener("visibilitychange", read);
    return () => {
      window.removeEventListener("focus", read);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);

  /** Asks the browser, subscribes and registers. Returns the device's id, or null if the person refused. */
  const activate = useCallback(async (): Promise<number | null> => {
    if (publicKey === null) return null;
    const answer = await Notification.requestPermission();
    setPermission(answer);
    if (answer !== "granted") return null;
    const { id } = await add(subscriptionFields(await subscribe(publicKey)));
    storeChoice(userId, true);
    await utils.push.devices.invalidate();
    return id;
  }, [publicKey, userId, add, utils]);

  /** Reads the permission again; whether it is no longer refused. */
  const recheck = useCallback((): boolean => {
    if (!isSupported()) return false;
    setPermission(Notification.permission);
    return Notification.permission !== "denied";
  }, []);

  return { state: stateOf(permission, { publicKey, current }), recheck, activate };
}

function stateOf(
  permission: NotificationPermission | "reading" | "unsupported",
  { publicKey, current }: { publicKey: string | null; current: boolean },
): PushState {
  if (permission === "reading") return "reading";
  if (publicKey === null) return "noKeys";
  if (permission === "unsupported") return isApple() && !isInstalled() ? "install" : "unsupported";
  if (permission === "denied") return "blocked";
  return permission === "granted" && current ? "on" : "off";
}
