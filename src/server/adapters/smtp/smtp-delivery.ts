import { createTransport } from "nodemailer";
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
    // An address as an object is always a single recipient, whatever characters it contains.
    await transport.sendMail({ from, to: { name: "", address: to }, messageId: messageId(id, from), ...mail });
  };
}

/** The Message-ID header of a mail: `id` at the domain of the sender, `from`, which may have a name. */
export const messageId = (id: string, from: string) => `<${id}@${/@([^\s>@]+)>?$/.exec(from)?.[1] ?? "localhost"}>`;
