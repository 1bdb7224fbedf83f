/** One mail to one person: the same message as plain text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /**
   * Hands the mail over and returns at once; called after the commit, never inside a transaction.
   * What goes wrong is logged: no use case fails, or waits, because of a mail.
   */
  send(mail: Mail): void;
}
