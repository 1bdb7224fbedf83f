import type { Logger } from "pino";
import type { Mail, Mailer } from "~/server/ports/mailer";

/** Hands one mail over, or rejects. */
export type Delivery = (mail: Mail) => Promise<void>;

/** Delivers behind the back of the use case, and logs what failed without what the mail says. */
export class BackgroundMailer implements Mailer {
  readonly #deliver: Delivery;
  readonly #log: Pick<Logger, "error">;
  readonly #pending = new Set<Promise<void>>();

  constructor(deliver: Delivery, log: Pick<Logger, "error">) {
    this.#deliver = deliver;
    this.#log = log;
  }

  send(mail: Mail): void {
    const delivery = this.#attempt(mail).finally(() => this.#pending.delete(delivery));
    this.#pending.add(delivery);
  }

  /** Resolves when every mail that was handed over is delivered or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }

  async #attempt(mail: Mail): Promise<void> {
    try {
      await this.#deliver(mail);
    } catch (error) {
      this.#log.error({ err: error, subject: mail.subject }, "mail not delivered");
    }
  }
}
