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
   * Keeps the mail until it is delivered, which happens behind the use case's back and is tried again for hours. With
   * `tx` it exists exactly when that commits. Without, it is kept at once, after the commit, and what goes wrong is
   * logged: no use case fails, or waits for a mail server, because of a mail.
   */
  send(mail: Mail, tx?: JobTransaction): Promise<void>;
}

/** Hands one mail over to the world, or rejects. */
export type MailDelivery = (mail: Mail) => Promise<void>;
