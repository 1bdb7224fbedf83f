import { createTransport } from "nodemailer";
import type { MailDelivery } from "~/server/ports/mailer";

const TIMEOUT = 15_000;

/** Delivers mail through the SMTP server of `url` (smtp://user:password@host:port, smtps:// for TLS from the start). */
export function smtpDelivery({ url, from }: { url: string; from: string }): MailDelivery {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  return async ({ to, ...mail }) => {
    // An address as an object is always a single recipient, whatever characters it contains.
    await transport.sendMail({ from, to: { name: "", address: to }, ...mail });
  };
}
