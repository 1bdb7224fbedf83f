import type { Chat } from "~/domain/site/message";
import type { JobTransaction } from "./jobs";

/** A line to people who run the site, in a chat that they read. */
export interface ChatMessage {
  chat: Chat;
  /** Plain: nothing in it is markup. */
  text: string;
}

export interface Messenger {
  /**
   * Keeps the message until it is delivered, which happens behind the use case's back and is tried again. With `tx` it
   * exists exactly when that commits. @throws PROVIDER_DISABLED where no chat is set up
   */
  send(message: ChatMessage, tx?: JobTransaction): Promise<void>;
}

/** Hands one message over to the provider, or rejects. */
export type MessageDelivery = (message: ChatMessage) => Promise<void>;
