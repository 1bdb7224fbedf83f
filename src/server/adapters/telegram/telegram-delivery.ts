import { setTimeout as pause } from "node:timers/promises";
import { type Chat, cutForChat } from "~/domain/site/message";
import type { MessageDelivery } from "~/server/ports/messenger";

export interface TelegramOptions {
  /** The bot's token; it is part of every URL, so no URL is ever logged. */
  token: string;
  chats: Record<Chat, string>;
  /** `https://api.telegram.org`, or a simulated API. */
  apiUrl: string;
  /** Pause between two messages to one chat, in milliseconds: a group accepts twenty a minute. */
  paceMs?: number;
  timeoutMs?: number;
}

/**
 * Longest wait within one attempt of the queue, in milliseconds: a message that has to wait longer is retried later.
 */
const PATIENCE_MS = 30_000;

/** Loaded at the first message: a site without a chat does not load its 17 MB. */
const library = () => import("grammy");

/** Creates an error that is safe to log: the library's own error may contain the URL, and with it the token. */
function redact(cause: unknown, token: string): Error {
  const reason = cause instanceof Error ? cause.message : "unknown";
  return new Error(`Telegram does not answer: ${reason.replaceAll(token, "…")}`);
}

/**
 * Sends messages through a Telegram bot: plain text, cut at its maximum length, one at a time and within its rate
 * limit.
 */
export function telegramDelivery(options: TelegramOptions): MessageDelivery {
  const { token, chats, apiUrl, paceMs = 3_000, timeoutMs = 15_000 } = options;
  const freeFrom = new Map<string, number>();

  /** Waits for the chat's next slot. */
  async function waitForTurn(chat: string): Promise<void> {
    const now = Date.now();
    const turn = Math.max(now, freeFrom.get(chat) ?? 0);
    if (turn - now > PATIENCE_MS) throw new Error("Telegram asked for patience");
    freeFrom.set(chat, turn + paceMs);
    await pause(turn - now);
  }

  return async ({ chat, text }) => {
    const id = chats[chat];
    await waitForTurn(id);
    const { Api, GrammyError, HttpError } = await library();
    const bot = new Api(token, {
      apiRoot: apiUrl.replace(/\/$/, ""),
      timeoutSeconds: timeoutMs / 1000,
      baseFetchConfig: { redirect: "error" },
    });
    await bot.sendMessage(id, cutForChat(text)).catch((error: unknown) => {
      if (!(error instanceof GrammyError)) throw redact(error instanceof HttpError ? error.error : error, token);
      const seconds = error.parameters.retry_after ?? 0;
      if (seconds > 0) freeFrom.set(id, Date.now() + seconds * 1000);
      throw new Error(`Telegram refused: ${error.error_code ?? ""} ${error.description ?? ""}`.trim());
    });
  };
}
