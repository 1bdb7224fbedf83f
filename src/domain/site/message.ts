import { z } from "zod";
import { longText } from "../fields";
import { message } from "../validation-key";

/** The operator's own chat, and the one of all super-users. */
export const CHATS = ["operator", "supers"] as const;
export type Chat = (typeof CHATS)[number];

/** What a chat takes in one message, in UTF-16 units; who wrote it stands above the text. */
export const CHAT_LENGTH = 4_096;
export const MESSAGE_LENGTH = 3_500;

export const chatMessageSchema = z.object({
  message: longText(MESSAGE_LENGTH, message("messenger.textTooLong")).refine((text) => text !== "", {
    error: message("messenger.textRequired"),
  }),
});

/** As much of a text as a chat takes, with no half of a letter at its end. */
export function cutForChat(text: string): string {
  if (text.length <= CHAT_LENGTH) return text;
  return `${text.slice(0, CHAT_LENGTH - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
