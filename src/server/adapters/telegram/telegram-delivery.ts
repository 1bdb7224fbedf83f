import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
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

const answerSchema = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    error_code: z.number().optional(),
    description: z.string().optional(),
    parameters: z.object({ retry_after: z.number().optional() }).optional(),
  }),
]);

/** Longer than a try of the queue should last: what has to wait so long is tried again. */
const PATIENCE_MS = 30_000;

/** Messages of a Telegram bot: plain text, cut at what it takes, one after the other and no faster than it likes. */
export function telegramDelivery(options: TelegramOptions): MessageDelivery {
  const { token, chats, apiUrl, paceMs = 3_000, timeoutMs = 15_000 } = options;
  const address = `${apiUrl.replace(/\/$/, "")}/bot${token}/sendMessage`;
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
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ chat_id: id, text: cutForChat(text) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new Error(`Telegram does not answer: ${error instanceof Error ? error.name : "unknown"}`);
    });
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new Error(`Telegram answered something else: ${response.status}`);
    if (answer.data.ok) return;
    const { description, error_code, parameters } = answer.data;
    const seconds = parameters?.retry_after ?? 0;
    if (seconds > 0) freeFrom.set(id, Date.now() + seconds * 1000);
    throw new Error(`Telegram refused: ${error_code ?? response.status} ${description ?? ""}`.trim());
  };
}
