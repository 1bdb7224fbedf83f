import type { Logger } from "pino";
import type { Jobs, JobTransaction } from "~/server/ports/jobs";
import type { Mail, Mailer } from "~/server/ports/mailer";

/** Queues mails as jobs, so that none is lost in a crash or when the mail server is down. */
export class QueuedMailer implements Mailer {
  readonly #jobs: Jobs;
  readonly #db: JobTransaction;
  readonly #log: Pick<Logger, "error">;

  constructor(jobs: Jobs, db: JobTransaction, log: Pick<Logger, "error">) {
    this.#jobs = jobs;
    this.#db = db;
    this.#log = log;
  }

  async send(mail: Mail, tx?: JobTransaction): Promise<void> {
    if (tx) return this.#jobs.enqueue(tx, "send-mail", mail);
    try {
      await this.#jobs.enqueue(this.#db, "send-mail", mail);
    } catch (error) {
      this.#log.error({ err: error, subject: mail.subject }, "mail not kept");
    }
  }
}
