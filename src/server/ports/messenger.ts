import type { Chat } from "~/domain/site/message";
import type { JobTransaction } from "./jobs";

/** A message to the people who run the site, in one of their chats. */
export interface ChatMessage {
  chat: Chat;
  /** Plain text: nothing in it is markup. */
  text: string;
}

export interface Messenger {
  /**
   * Queues the message; it is delivered in the background and retried. With `tx` it exists exactly when that
   * transaction commits. @throws PROVIDER_DISABLED when no chat is configured
   */
  send(message: ChatMessage, tx?: JobTransaction): Promise<void>;
}

/** Delivers one message to the provider, or rejects. */
export type MessageDelivery = (message: ChatMessage) => Promise<void>;
