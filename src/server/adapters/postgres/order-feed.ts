import { Client } from "pg";
import type { Logger } from "pino";
import { z } from "zod";
import { storedCents } from "~/domain/money/amount-schemas";
import { parsedBody } from "~/server/adapters/http/ask-json";
import type { NewOrder, OrderFeed } from "~/server/ports/order-feed";

const CHANNEL = "new_order";
const RETRY_MS = 2_000;

const newOrderSchema = z.object({
  tentId: z.number(),
  number: z.number(),
  customerName: z.string(),
  total: storedCents,
  hasUnpriced: z.boolean(),
});

type Listener = (order: NewOrder) => void;

/** NOTIFY and LISTEN over one dedicated connection, opened on first use and reopened after it is lost. */
export class PostgresOrderFeed implements OrderFeed {
  readonly #url: string;
  readonly #log: Pick<Logger, "warn">;
  readonly #listeners = new Map<number, Set<Listener>>();
  #connection: Promise<Client> | null = null;
  /** Serializes announcements, since a connection runs one query at a time. */
  #announced: Promise<unknown> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;

  constructor(url: string, log: Pick<Logger, "warn">) {
    this.#url = url;
    this.#log = log;
  }

  announce(order: NewOrder): void {
    this.#announced = this.#announced
      .then(() => this.#connected())
      .then((client) => client.query("SELECT pg_notify($1, $2)", [CHANNEL, JSON.stringify(order)]))
      .catch((error: unknown) => this.#log.warn({ err: error }, "new order not announced"));
  }

  subscribe(tentId: number, listener: Listener): () => void {
    const listeners = this.#listeners.get(tentId) ?? new Set();
    this.#listeners.set(tentId, listeners.add(listener));
    void this.#listen();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(tentId) === listeners) this.#listeners.delete(tentId);
    };
  }

  /** Resolves once the subscription is connected; for tests. */
  async ready(): Promise<void> {
    await this.#connected();
  }

  async close(): Promise<void> {
    clearTimeout(this.#retry);
    this.#listeners.clear();
    const connection = this.#connection;
    this.#connection = null;
    const client = await connection?.catch(() => null);
    client?.removeAllListeners("end");
    await client?.end();
  }

  async #listen(): Promise<void> {
    try {
      await this.#connected();
    } catch (error) {
      this.#log.warn({ err: error }, "new orders cannot be listened for");
      this.#listenLater();
    }
  }

  #connected(): Promise<Client> {
    if (!this.#connection) {
      const opening = this.#open();
      this.#connection = opening;
      opening.catch(() => this.#forget(opening));
    }
    return this.#connection;
  }

  async #open(): Promise<Client> {
    const client = new Client({ connectionString: this.#url, application_name: "order-feed", keepAlive: true });
    client.on("error", (error) => this.#log.warn({ err: error }, "connection for new orders lost"));
    client.on("end", () => {
      this.#connection = null;
      this.#listenLater();
    });
    client.on("notification", ({ payload }) => this.#tell(payload));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return client;
  }

  #forget(opening: Promise<Client>): void {
    if (this.#connection === opening) this.#connection = null;
  }

  #listenLater(): void {
    if (this.#listeners.size === 0) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#listen(), RETRY_MS);
    this.#retry.unref();
  }

  #tell(payload: string | undefined): void {
    const order = newOrderSchema.safeParse(parsedBody(payload ?? "")); // anybody may notify
    if (!order.success) return;
    for (const listener of this.#listeners.get(order.data.tentId) ?? []) listener(order.data);
  }
}
