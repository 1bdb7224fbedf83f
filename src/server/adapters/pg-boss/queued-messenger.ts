import type { Jobs, JobTransaction } from "~/server/ports/jobs";
import type { ChatMessage, Messenger } from "~/server/ports/messenger";

/** Queues messages as jobs, so that none is lost when the provider is down or rate-limits us. */
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
