import type { PushMessage } from "~/domain/push/push-message";

const text = (value: unknown, most: number): string => (typeof value === "string" ? value.slice(0, most) : "");

/**
 * What a push message says, read without a library, which would be larger than the worker. Null for a message that is
 * not ours.
 */
export function readPushMessage(data: unknown): PushMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { title, body, tag, path, unseen, silent } = data as Record<string, unknown>;
  const opens = text(path, 200);
  if (!text(title, 200) || !/^\/(?![/\\])[!-~]*$/.test(opens)) return null;
  return {
    title: text(title, 200),
    body: text(body, 400),
    tag: text(tag, 32),
    path: opens,
    unseen: typeof unseen === "number" && unseen > 0 ? Math.floor(unseen) : 0,
    silent: silent === true,
  };
}

/**
 * Whether a window at this URL shows what a message is about. `account` is "user.shop" of the screen that was opened
 * last: an order of another shop may have the same number.
 */
export function showsMessage(url: string, path: string, account: string | null): boolean {
  const wanted = new URL(path, url);
  const tent = wanted.searchParams.get("tienda");
  return new URL(url).pathname === wanted.pathname && (tent === null || account?.split(".")[1] === tent);
}
