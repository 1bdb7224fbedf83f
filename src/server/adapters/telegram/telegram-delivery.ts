import { setTimeout as pause } from "node:timers/promises";
import { type Chat, cutForChat } from "~/domain/site/message";
import type { MessageDelivery } from "~/server/ports/messenger";

export interface TelegramOptions {
  /** Of the bot; part of every address, so no address is ever logged. */
  token: string;
  chats: Record<Chat, string>;
  /** `https://api.telegram.org`, or a stand-in. */
  apiUrl: string;
  /** Between two messages to one chat: a group takes twenty a minute. */
  paceMs?: number;
  timeoutMs?: number;
}

/** Longer than a try of the queue should last: what has to wait so long is tried again. */
const PATIENCE_MS = 30_000;

/** Read at the first message: a site without a chat does not carry 17 MB of it. */
const library = () => import("grammy");

/** The line may be logged: the library's own may hold the address, and with it the token. */
function silence(cause: unknown, token: string): Error {
  const reason = cause instanceof Error ? cause.message : "unknown";
  return new Error(`Telegram does not answer: ${reason.replaceAll(token, "…")}`);
}

/** Messages of a Telegram bot: plain text, cut at what it takes, one after the other and no faster than it likes. */
export function telegramDelivery(options: TelegramOptions): MessageDelivery {
  const { token, chats, apiUrl, paceMs = 3_000, timeoutMs = 15_000 } = options;
  const freeFrom = new Map<string, number>();

  /** Takes the chat's next turn. */
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
      if (!(error instanceof GrammyError)) throw silence(error instanceof HttpError ? error.error : error, token);
      const seconds = error.parameters.retry_after ?? 0;
      if (seconds > 0) freeFrom.set(id, Date.now() + seconds * 1000);
      throw new Error(`Telegram refused: ${error.error_code ?? ""} ${error.description ?? ""}`.trim());
    });
  };
}
