import { createHmac, randomBytes, randomUUID } from "node:crypto";

const DAY = 24 * 3_600_000;
const PROBLEM = (status, name, issue) => ({ status, body: { name, message: issue, details: [{ issue }] } });
const UNKNOWN = PROBLEM(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");
const serial = (length) => randomBytes(length).toString("hex").toUpperCase().slice(0, length);

/** PayPal's subscriptions, as far as we use them: what its API takes and answers, and what its payers do. */
export class PaypalStandIn {
  clientId = "test-client";
  secret = "test-secret";
  webhookId = "1JE4291016473214C";
  products = new Map();
  plans = new Map();
  /** id → what the API shows of a subscription */
  subscriptions = new Map();
  /** id → the charges of a subscription, newest last */
  transactions = new Map();
  /** id → the plan that the payer was asked to approve */
  #revisions = new Map();
  #byKey = new Map();
  #tokens = new Set();
  #url;
  #now;

  constructor({ url, now }) {
    this.#url = url;
    this.#now = now;
  }

  /** What was given to us until now is worth nothing any more. */
  endTokens() {
    this.#tokens.clear();
  }

  /** The payer approves; the first charge comes with it unless `charged` is false. */
  approve(id, { charged = true } = {}) {
    const { billing_info } = this.#of(id);
    const next = { next_billing_time: this.#text(30 * DAY), failed_payments_count: 0 };
    this.#update(id, { status: "ACTIVE", billing_info: { ...billing_info, ...next } });
    if (charged) this.charge(id, "COMPLETED");
  }

  /** The payer approves the plan that the subscription was asked to change to. */
  approveRevision(id) {
    this.#update(id, { plan_id: this.#revisions.get(id) });
  }

  /** A month is over: "COMPLETED" or "DECLINED"; the third failure suspends. */
  charge(id, status) {
    const { plan_id, billing_info } = this.#of(id);
    const amount = this.plans.get(plan_id).billing_cycles[0].pricing_scheme.fixed_price;
    const time = this.#text(0);
    const transaction = { id: serial(17), status, time, amount_with_breakdown: { gross_amount: amount } };
    this.transactions.get(id).push(transaction);
    const failed = status === "DECLINED" ? billing_info.failed_payments_count + 1 : 0;
    this.#update(id, {
      status: failed >= 3 ? "SUSPENDED" : "ACTIVE",
      billing_info: {
        ...billing_info,
        failed_payments_count: failed,
        ...(status === "COMPLETED" ? { last_payment: { amount, time } } : {}),
      },
    });
  }

  /** A notice as it is sent. */
  notice(event_type, resource, { id = `WH-${serial(17)}` } = {}) {
    const body = { id, event_version: "1.0", create_time: this.#text(0), event_type, resource };
    const transmission = { id: randomUUID(), time: this.#text(0) };
    const headers = {
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-1",
      "paypal-transmission-id": transmission.id,
      "paypal-transmission-time": transmission.time,
      "paypal-transmission-sig": this.#signature(transmission.id, transmission.time, body),
    };
    return { headers, query: {}, body: JSON.stringify(body) };
  }

  #signature(id, time, event) {
    const signed = `${id}|${time}|${this.webhookId}|${JSON.stringify(event)}`;
    return createHmac("sha256", this.secret).update(signed).digest("base64");
  }

  #verify({ transmission_id, transmission_time, transmission_sig, webhook_id, webhook_event }) {
    const right = this.#signature(transmission_id, transmission_time, webhook_event);
    const verified = webhook_id === this.webhookId && transmission_sig === right;
    return { status: 200, body: { verification_status: verified ? "SUCCESS" : "FAILURE" } };
  }

  /** Answers one call of the API. */
  handle({ method, path, headers, body }) {
    if (method === "POST" && path === "/v1/oauth2/token") return this.#giveToken(headers.authorization);
    if (!this.#tokens.has(headers.authorization)) return PROBLEM(401, "AUTHENTICATION_FAILURE", "Invalid token");
    if (method === "POST" && path === "/v1/notifications/verify-webhook-signature") return this.#verify(body);
    const key = headers["paypal-request-id"];
    const open = { "/v1/catalogs/products": "product", "/v1/billing/plans": "plan" }[path];
    if (method === "POST" && open) return this.#once(key, () => this.#create(open, body));
    if (method === "POST" && path === "/v1/billing/subscriptions") return this.#once(key, () => this.#subscribe(body));
    const [, id, action] = /^\/v1\/billing\/subscriptions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const subscription = this.subscriptions.get(id && decodeURIComponent(id));
    if (!subscription) return UNKNOWN;
    if (method === "GET" && !action) return { status: 200, body: subscription };
    if (method === "GET" && action === "transactions") {
      return { status: 200, body: { transactions: this.transactions.get(subscription.id) } };
    }
    if (method === "POST" && action === "cancel") return this.#cancel(subscription, body);
    if (method === "POST" && action === "revise") return this.#revise(subscription, body);
    return UNKNOWN;
  }

  #giveToken(authorization) {
    const keys = Buffer.from(`${this.clientId}:${this.secret}`).toString("base64");
    if (authorization !== `Basic ${keys}`) return PROBLEM(401, "invalid_client", "Client Authentication failed");
    const access_token = `A21AA${serial(40)}`;
    this.#tokens.add(`Bearer ${access_token}`);
    return { status: 200, body: { access_token, token_type: "Bearer", expires_in: 32_400 } };
  }

  /** The same key gives the same answer, once it was a good one. */
  #once(key, make) {
    const known = key && this.#byKey.get(key);
    if (known) return known;
    const answer = make();
    if (key && answer.status < 300) this.#byKey.set(key, answer);
    return answer;
  }

  #create(kind, body) {
    if (!body?.name) return PROBLEM(400, "INVALID_REQUEST", "MISSING_REQUIRED_PARAMETER");
    if (kind === "product") {
      const id = `PROD-${serial(17)}`;
      this.products.set(id, body);
      return { status: 201, body: { id, ...body } };
    }
    const [cycle] = body.billing_cycles ?? [];
    const price = cycle?.pricing_scheme?.fixed_price;
    if (!this.products.has(body.product_id)) return UNKNOWN;
    if (
      !/^[A-Z]{3}$/.test(price?.currency_code) ||
      price.currency_code === "ARS" ||
      !/^\d+\.\d{2}$/.test(price.value)
    ) {
      return PROBLEM(422, "UNPROCESSABLE_ENTITY", "CURRENCY_NOT_SUPPORTED");
    }
    const id = `P-${serial(24)}`;
    this.plans.set(id, body);
    return { status: 201, body: { id, ...body, status: "ACTIVE" } };
  }

  #subscribe(body) {
    if (!this.plans.has(body?.plan_id)) return UNKNOWN;
    if (!body.application_context?.return_url) return PROBLEM(400, "INVALID_REQUEST", "MISSING_REQUIRED_PARAMETER");
    if ((body.custom_id ?? "").length > 127) return PROBLEM(400, "INVALID_REQUEST", "INVALID_STRING_LENGTH");
    const id = `I-${serial(12)}`;
    const { plan_id, custom_id, subscriber } = body;
    const subscription = {
      id,
      status: "APPROVAL_PENDING",
      plan_id,
      custom_id,
      subscriber,
      create_time: this.#text(0),
      links: [
        { href: `${this.#url()}/webapps/billing/subscriptions?ba_token=BA-${id}`, rel: "approve", method: "GET" },
      ],
    };
    this.subscriptions.set(id, subscription);
    this.transactions.set(id, []);
    return { status: 201, body: subscription };
  }

  #cancel({ id, status }, body) {
    if (!body?.reason) return PROBLEM(400, "INVALID_REQUEST", "MISSING_REQUIRED_PARAMETER");
    if (status !== "ACTIVE" && status !== "SUSPENDED") {
      return PROBLEM(422, "UNPROCESSABLE_ENTITY", "SUBSCRIPTION_STATUS_INVALID");
    }
    const { next_billing_time: _, ...billing_info } = this.#of(id).billing_info;
    this.#update(id, { status: "CANCELLED", billing_info });
    return { status: 204, body: null };
  }

  #revise({ id, status }, body) {
    if (!this.plans.has(body?.plan_id)) return UNKNOWN;
    if (status !== "ACTIVE") return PROBLEM(422, "UNPROCESSABLE_ENTITY", "SUBSCRIPTION_STATUS_INVALID");
    this.#revisions.set(id, body.plan_id);
    const href = `${this.#url()}/webapps/billing/subscriptions/update?ba_token=BA-${id}`;
    return { status: 200, body: { plan_id: body.plan_id, links: [{ href, rel: "approve", method: "GET" }] } };
  }

  #of(id) {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`no subscription ${id}`);
    return subscription;
  }

  #update(id, over) {
    this.subscriptions.set(id, { ...this.#of(id), ...over });
  }

  #text(laterMs) {
    return new Date(this.#now().getTime() + laterMs).toISOString().replace(/\.\d+Z$/, "Z");
  }
}
