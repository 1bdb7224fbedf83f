import type { JobTransaction } from "./jobs";

/** One mail to one person: the same message as plain text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /**
   * Queues the mail; it is delivered in the background and retried for hours. With `tx` it exists exactly when that
   * transaction commits. Without, it is queued at once, after the commit, and errors are only logged: no use case
   * fails, or waits for a mail server, because of a mail.
   */
  send(mail: Mail, tx?: JobTransaction): Promise<void>;
}

/**
 * Delivers one mail, or rejects. `id` is the same in every attempt and becomes its Message-ID: a mail that is sent again,
 * because we were killed between the server's yes and our record of it, is known to mail programs as the same one.
 */
export type MailDelivery = (mail: Mail, id: string) => Promise<void>;
