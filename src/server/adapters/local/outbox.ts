import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { mailHeaders } from "~/server/mail/mail-headers";
import type { MailDelivery } from "~/server/ports/mailer";

/**
 * Used without an SMTP server: writes each mail to a file that a mail program opens. Mails contain links that grant
 * access, so only our user can read the files.
 */
export function outboxDelivery(options: { folder: string; from: string; log: Pick<Logger, "info"> }): MailDelivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async ({ to, ...mail }, id) => {
    const { message } = await transport.sendMail({
      ...mailHeaders({ id, from: options.from, to }),
      ...mail,
    });
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}.eml`;
    const file = join(options.folder, name);
    await writeFile(`${file}.new`, message, { mode: 0o600, flag: "wx" });
    await rename(`${file}.new`, file);
    options.log.info({ subject: mail.subject, file }, "mail written to the outbox: no SMTP server is set");
  };
}
