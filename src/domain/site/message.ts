import { z } from "zod";
import { longText } from "../fields";
import { message } from "../validation-key";

/** The operator's chat, and the chat of all super-users. */
export const CHATS = ["operator", "supers"] as const;
export type Chat = (typeof CHATS)[number];

/** The longest chat message, in UTF-16 units; the sender's line precedes the text. */
export const CHAT_LENGTH = 4_096;
export const MESSAGE_LENGTH = 3_500;

export const chatMessageSchema = z.object({
  message: longText(MESSAGE_LENGTH, message("messenger.textTooLong")).refine((text) => text !== "", {
    error: message("messenger.textRequired"),
  }),
});

/** Cuts a text to the chat's limit, without splitting a surrogate pair. */
export function cutForChat(text: string): string {
  if (text.length <= CHAT_LENGTH) return text;
  return `${text.slice(0, CHAT_LENGTH - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
