import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Chat, cutForChat } from "~/domain/site/message";
import { parsedBody } from "~/server/adapters/http/ask-json";
import { GuardedOutgoing } from "~/server/adapters/outgoing/guarded-outgoing";
import type { MessageDelivery } from "~/server/ports/messenger";
import type { Outgoing } from "~/server/ports/outgoing";

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

/** The API's answer to every call, whatever its status is. */
const ANSWER = z.object({
  ok: z.boolean(),
  error_code: z.number().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

/** An error for several addresses of a name has no message, only a code. */
function reasonOf(cause: unknown): string {
  const { message = "", code = "unknown" } = cause as NodeJS.ErrnoException;
  return message || code;
}

/** The operator chose the address: it may be on the machine itself or in its network. */
function outgoingTo({ hostname, port, protocol }: URL): Outgoing {
  return new GuardedOutgoing({
    plainHttp: true,
    allow: [`${hostname}:${port || (protocol === "https:" ? 443 : 80)}`],
  });
}

/**
 * Sends messages through a Telegram bot: plain text, cut at its maximum length, one at a time and within its rate
 * limit.
 */
export function telegramDelivery(options: TelegramOptions): MessageDelivery {
  const { token, chats, apiUrl, paceMs = 3_000, timeoutMs = 15_000 } = options;
  const outgoing = outgoingTo(new URL(apiUrl));
  /** An error that is safe to log: a proxy may repeat the URL in its answer, and with it the token. */
  const failure = (text: string) => new Error(text.replaceAll(token, "…"));
  const url = `${apiUrl.replace(/\/$/, "")}/bot${token}/sendMessage`;
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
    const body = Buffer.from(JSON.stringify({ chat_id: id, text: cutForChat(text) }));
    const headers = { "content-type": "application/json" };
    const { status, body: answered } = await outgoing
      .request({ url, method: "POST", headers, body, timeoutMs })
      .catch((cause: unknown) => {
        throw failure(`Telegram does not answer: ${reasonOf(cause)}`);
      });
    const { data: answer } = ANSWER.safeParse(parsedBody(answered.toString()));
    if (answer?.ok) return;
    if (!answer) throw failure(`Telegram does not answer: status ${status} without the expected JSON`);
    const { error_code, description, parameters } = answer;
    const seconds = parameters?.retry_after ?? 0;
    if (seconds > 0) freeFrom.set(id, Date.now() + seconds * 1000);
    throw failure(`Telegram refused: ${error_code ?? status} ${description ?? ""}`.trim());
  };
}
