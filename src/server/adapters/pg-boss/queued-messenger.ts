import type { Jobs, JobTransaction } from "~/server/ports/jobs";
import type { ChatMessage, Messenger } from "~/server/ports/messenger";

/** Messages wait in the work queue, so that a provider that is down, or asks for patience, loses none. */
export class QueuedMessenger implements Messenger {
  readonly #jobs: Jobs;
  readonly #db: JobTransaction;

  constructor(jobs: Jobs, db: JobTransaction) {
    this.#jobs = jobs;
    this.#db = db;
  }

  send(message: ChatMessage, tx?: JobTransaction): Promise<void> {
    return this.#jobs.enqueue(tx ?? this.#db, "send-message", message);
  }
}
