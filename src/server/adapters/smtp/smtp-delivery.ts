import { createTransport } from "nodemailer";
import { mailHeaders } from "~/server/mail/mail-headers";
import type { MailDelivery } from "~/server/ports/mailer";

const TIMEOUT = 15_000;
/** Connections to the mail server, which are kept for the next mails; servers refuse too many from one address. */
const CONNECTIONS = 5;

/** Delivers mail through the SMTP server of `url` (smtp://user:password@host:port, smtps:// for TLS from the start). */
export function smtpDelivery({ url, from }: { url: string; from: string }): MailDelivery {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  return async ({ to, ...mail }, id) => {
    await transport.sendMail({ ...mailHeaders({ id, from, to }), ...mail });
  };
}
