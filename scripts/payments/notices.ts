import { request } from "node:http";
import { request as requestTls } from "node:https";

const PATHS = { "Mercado Pago": "/api/webhooks/mercado-pago", PayPal: "/api/webhooks/paypal" };
const TIMEOUT_MS = 22_000;
const SHOWN = 60;

/** What the providers tell a site: sent by themselves, or kept until somebody sends them, late, again or in another order. */
export class Notices {
  /** Oldest first: who told what, and the answers that came of it. */
  all = [];
  /** They wait to be sent by hand. */
  held = false;
  #site;
  #last = 0;

  /** @param {{ site?: string | null }} options the address of the site, where there is one */
  constructor({ site = null }) {
    this.#site = site;
  }

  get site() {
    return this.#site;
  }

  add(provider, type, subject) {
    this.#last += 1;
    const notice = { number: this.#last, from: provider.name, provider, type, subject, id: undefined, sent: [] };
    this.all.push(notice);
    if (this.all.length > SHOWN) this.all.shift();
    if (!this.held && this.#site) void this.#send(notice, {});
  }

  /** Sends one, again with the same id if it was sent before; forged is signed by somebody else. Gives back the answer. */
  async send(number, { forged = false } = {}) {
    const notice = this.all.find((one) => one.number === number);
    return notice ? this.#send(notice, { forged }) : null;
  }

  /** Sends what waits, the last one first if told so. */
  async sendWaiting({ backwards = false } = {}) {
    const waiting = this.all.filter(({ sent }) => sent.length === 0);
    for (const notice of backwards ? waiting.reverse() : waiting) await this.#send(notice, {});
  }

  async #send(notice, { forged = false }) {
    const { provider, type, subject } = notice;
    const made = provider.notice(type, subject, {
      ...(notice.id ? { id: notice.id } : {}),
      ...(forged ? { secret: "somebody-elses-secret" } : {}),
    });
    notice.id ??= JSON.parse(made.body).id;
    const entry = { forged, status: null };
    notice.sent.push(entry);
    entry.status = await this.#post(PATHS[notice.from], made).catch((error) => error.message);
    return entry.status;
  }

  /** The site's own name goes along: not every machine resolves those under localhost. */
  #post(path, { headers, query, body }) {
    const url = new URL(path, this.#site);
    url.search = new URLSearchParams(query).toString();
    const near = url.hostname === "localhost" || url.hostname.endsWith(".localhost");
    return new Promise((done, fail) => {
      const sent = (url.protocol === "https:" ? requestTls : request)(
        {
          host: near ? "127.0.0.1" : url.hostname,
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
          answer.once("end", () => done(answer.statusCode));
        },
      );
      sent.once("timeout", () => sent.destroy(new Error("sin respuesta")));
      sent.once("error", fail);
      sent.end(body);
    });
  }
}
