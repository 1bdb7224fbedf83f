import type { Logger } from "pino";
import { AppError } from "~/server/errors";
import type { Messenger } from "~/server/ports/messenger";

/** Used when no chat is configured: rejects every message, and logs once. */
export class DisabledMessenger implements Messenger {
  readonly #log: Pick<Logger, "warn">;
  #warned = false;

  constructor(log: Pick<Logger, "warn">) {
    this.#log = log;
  }

  async send(): Promise<void> {
    if (!this.#warned) this.#log.warn("no chat is set up: nobody is told of errors, which are kept");
    this.#warned = true;
    throw new AppError("PROVIDER_DISABLED");
  }
}
