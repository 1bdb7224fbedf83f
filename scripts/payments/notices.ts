import { request } from "node:http";
import { request as requestTls } from "node:https";
import type { ProviderEvent, SignedWebhook, Signing } from "./provider.ts";

const TIMEOUT_MS = 22_000;
/** Older webhooks are forgotten. */
const KEPT = 60;

interface Delivery {
  forged: boolean;
  /** The status that the site answered, or why it did not; null while it is on its way. */
  status: number | string | null;
}

export interface Notice extends ProviderEvent {
  number: number;
  /** Known since the first delivery, and the same in every later one. */
  id: string | undefined;
  sent: Delivery[];
}

/** The webhooks of both providers: sent at once, or held until somebody sends them, late, again or in another order. */
export class Notices {
  /** Oldest first. */
  readonly all: Notice[] = [];
  /** New webhooks wait to be sent by hand. */
  held = false;
  /** The address that they are sent to; null where there is no site. */
  readonly site: string | null;
  #last = 0;

  constructor(site: string | null) {
    this.site = site;
  }

  add(event: ProviderEvent): void {
    this.#last += 1;
    const notice: Notice = { ...event, number: this.#last, id: undefined, sent: [] };
    this.all.push(notice);
    if (this.all.length > KEPT) this.all.shift();
    if (!this.held && this.site !== null) void this.#send(notice);
  }

  /** Sends one, with the same id if it was sent before, and returns the outcome; null for an unknown number. */
  async send(number: number, { forged = false } = {}): Promise<Delivery["status"]> {
    const notice = this.all.find((one) => one.number === number);
    return notice ? this.#send(notice, { forged }) : null;
  }

  /** Sends all that wait, in the order in which they arose, or backwards. */
  async sendWaiting({ backwards = false } = {}): Promise<void> {
    const waiting = this.all.filter(({ sent }) => sent.length === 0);
    for (const notice of backwards ? waiting.reverse() : waiting) await this.#send(notice);
  }

  async #send(notice: Notice, { forged = false } = {}): Promise<Delivery["status"]> {
    const signing: Signing = {
      ...(notice.id ? { id: notice.id } : {}),
      ...(forged ? { secret: "somebody-elses-secret" } : {}),
    };
    const signed = notice.sign(signing);
    notice.id = signed.id;
    const delivery: Delivery = { forged, status: null };
    notice.sent.push(delivery);
    delivery.status = await this.#post(notice.path, signed).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    return delivery.status;
  }

  /** Connects to 127.0.0.1 for names under localhost, which not every machine resolves. */
  #post(path: string, { headers, query, body }: SignedWebhook): Promise<number> {
    if (this.site === null) throw new Error("there is no site to send webhooks to");
    const url = new URL(path, this.site);
    url.search = new URLSearchParams(query).toString();
    const isLocal = url.hostname === "localhost" || url.hostname.endsWith(".localhost");
    return new Promise((resolve, reject) => {
      const sent = (url.protocol === "https:" ? requestTls : request)(
        {
          host: isLocal ? "127.0.0.1" : url.hostname,
          port: url.port,
          path: url.pathname + url.search,
          method: "POST",
          timeout: TIMEOUT_MS,
          headers: {
            ...headers,
            host: url.host,
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
          },
        },
        (answer) => {
          answer.resume();
          answer.once("end", () => resolve(answer.statusCode ?? 0));
        },
      );
      sent.once("timeout", () => sent.destroy(new Error("sin respuesta")));
      sent.once("error", reject);
      sent.end(body);
    });
  }
}
