import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { Clocks, earlier, later, refuseBefore } from "./clock.ts";

const FAILED_AT_MOST = 3;
const RETRY_DAYS = 5;
const PROBLEM = (status, name, issue) => ({ status, body: { name, message: issue, details: [{ issue }] } });
const UNKNOWN = PROBLEM(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");
const serial = (length) => randomBytes(length).toString("hex").toUpperCase().slice(0, length);

/** PayPal's subscriptions, as far as we use them: what its API takes and answers, and what its payers do. */
export class PaypalStandIn {
  name = "PayPal";
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
  /** id → where the payer goes back to */
  #pages = new Map();
  #byKey = new Map();
  #tokens = new Set();
  #clocks;
  #url;
  #now;
  /** Told of everything that a notice would be sent about: its type, and what it is about. */
  #tell;

  constructor({ url, now, tell = () => {} }) {
    this.#url = url;
    this.#now = now;
    this.#tell = tell;
    this.#clocks = new Clocks(now);
  }

  /** What is kept of it, and taken up again. */
  get kept() {
    const { products, plans, subscriptions, transactions } = this;
    const own = { revisions: this.#revisions, pages: this.#pages, byKey: this.#byKey, ahead: this.#clocks.ahead };
    return { products, plans, subscriptions, transactions, ...own };
  }

  /** What was given to us until now is worth nothing any more. */
  endTokens() {
    this.#tokens.clear();
  }

  /** The payer approves; the first charge comes with it unless `charged` is false. */
  approve(id, { charged = true } = {}) {
    const { billing_info, start_time } = this.#of(id);
    const waits = start_time && new Date(start_time) > this.#clocks.of(id);
    const first = waits ? new Date(start_time) : charged ? this.#next(id) : later(this.#clocks.of(id), 1 / 24, "days");
    const next = { next_billing_time: written(first), failed_payments_count: 0 };
    this.#update(id, { status: "ACTIVE", billing_info: { ...billing_info, ...next } });
    this.#tellOf(id, "ACTIVATED");
    if (charged && !waits) this.charge(id, "COMPLETED");
  }

  /** The payer approves the plan that the subscription was asked to change to. */
  approveRevision(id) {
    this.#update(id, { plan_id: this.#revisions.get(id) });
    this.#revisions.delete(id);
    this.#tellOf(id, "UPDATED");
  }

  /** The time of the next charge comes: "COMPLETED" or "DECLINED". */
  pass(id, status) {
    this.#clocks.forward(id, new Date(this.#of(id).billing_info?.next_billing_time ?? 0));
    this.charge(id, status);
    const { status: now, billing_info } = this.#of(id);
    if (now !== "ACTIVE") return;
    this.#update(id, { billing_info: { ...billing_info, next_billing_time: written(this.#next(id)) } });
  }

  /** By the payer, or by itself. */
  end(id) {
    const { next_billing_time: _, ...billing_info } = this.#of(id).billing_info ?? {};
    this.#update(id, { status: "CANCELLED", billing_info });
    this.#tellOf(id, "CANCELLED");
  }

  /** Everything of it happened some days earlier. */
  age(id, days) {
    this.subscriptions.set(id, earlier(this.#of(id), days));
    this.transactions.set(id, earlier(this.transactions.get(id), days));
    this.#clocks.back(id, days);
  }

  #next(id) {
    const { interval_unit, interval_count } = this.plans.get(this.#of(id).plan_id).billing_cycles[0].frequency;
    const [count, unit] = { DAY: [1, "days"], WEEK: [7, "days"], MONTH: [1, "months"], YEAR: [12, "months"] }[
      interval_unit
    ];
    return later(this.#clocks.of(id), interval_count * count, unit);
  }

  #tellOf(id, what) {
    this.#tell(`BILLING.SUBSCRIPTION.${what}`, { id });
  }

  /** What its page shows to who pays; null where there is none. */
  page({ path, query }) {
    const changes = path === "/webapps/billing/subscriptions/update";
    if (!changes && path !== "/webapps/billing/subscriptions") return null;
    const one = this.subscriptions.get((query.get("ba_token") ?? "").replace(/^BA-/, ""));
    if (!one) return null;
    const wanted = changes ? this.#revisions.get(one.id) : one.plan_id;
    const open = changes ? wanted !== undefined : one.status === "APPROVAL_PENDING";
    const kind = changes ? "change" : "new";
    return {
      kind,
      id: one.id,
      ...this.#titled(wanted ?? one.plan_id, one),
      payer: one.subscriber?.email_address,
      open,
    };
  }

  /** The payer decides on that page, and is sent on; null is that they stay. */
  decide({ kind, id }, { choice, charged }) {
    if (choice === "reject") return null;
    if (choice !== "back") kind === "change" ? this.approveRevision(id) : this.approve(id, { charged });
    const { return_url, cancel_url } = this.#pages.get(id);
    const url = new URL(choice === "back" ? (cancel_url ?? return_url) : return_url);
    const names = { subscription_id: id, ba_token: `BA-${id}`, token: serial(17) };
    for (const [name, value] of Object.entries(names)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Whose question an API call is, by mail. */
  payerOf({ path, body }) {
    const known = this.subscriptions.get(path.split("/")[4] ?? "");
    return (body?.subscriber ?? known?.subscriber)?.email_address ?? null;
  }

  #titled(planId, { start_time }) {
    const { name, billing_cycles } = this.plans.get(planId);
    const [{ frequency, pricing_scheme }] = billing_cycles;
    const { value, currency_code } = pricing_scheme.fixed_price;
    const { interval_unit, interval_count } = frequency;
    const every = { count: interval_count, unit: `${interval_unit.toLowerCase()}s` };
    return { title: name, amount: Number(value), currency: currency_code, every, starts: start_time ?? null };
  }

  list() {
    return [...this.subscriptions.values()].map((one) => ({
      provider: "PayPal",
      id: one.id,
      ...this.#titled(one.plan_id, one),
      payer: one.subscriber?.email_address ?? "",
      status: one.status,
      live: one.status === "ACTIVE",
      opened: one.create_time,
      next: one.billing_info?.next_billing_time ?? null,
      failed: one.billing_info?.failed_payments_count ?? 0,
      checkout: one.status === "APPROVAL_PENDING" ? one.links[0].href : null,
      charges: this.transactions.get(one.id).map(({ status, time }) => ({
        at: time,
        status,
        paid: status === "COMPLETED",
      })),
    }));
  }

  /** A charge is made now, which is never before the first day that was agreed: "COMPLETED" or "DECLINED"; the third failure suspends. */
  charge(id, status) {
    const { plan_id, billing_info, start_time } = this.#of(id);
    refuseBefore(start_time, this.#clocks.of(id));
    const amount = this.plans.get(plan_id).billing_cycles[0].pricing_scheme.fixed_price;
    const time = written(this.#clocks.of(id));
    const transaction = { id: serial(17), status, time, amount_with_breakdown: { gross_amount: amount } };
    this.transactions.get(id).push(transaction);
    const failed = status === "DECLINED" ? billing_info.failed_payments_count + 1 : 0;
    this.#update(id, {
      status: failed >= FAILED_AT_MOST ? "SUSPENDED" : "ACTIVE",
      billing_info: {
        ...billing_info,
        failed_payments_count: failed,
        ...(status === "COMPLETED" ? { last_payment: { amount, time } } : {}),
        ...(failed > 0 ? { last_failed_payment: { amount, time, ...this.#retry(id, failed) } } : {}),
      },
    });
    if (failed === 0) this.#tell("PAYMENT.SALE.COMPLETED", { id: transaction.id, billing_agreement_id: id });
    else this.#tellOf(id, "PAYMENT.FAILED");
    if (failed >= FAILED_AT_MOST) this.#tellOf(id, "SUSPENDED");
  }

  /** It tries again some days later, until it gives up. */
  #retry(id, failed) {
    const reason_code = "PAYMENT_DENIED";
    if (failed >= FAILED_AT_MOST) return { reason_code };
    return { reason_code, next_payment_retry_time: written(later(this.#clocks.of(id), RETRY_DAYS, "days")) };
  }

  /**
   * A notice as it is sent; signed by somebody else with another `secret`.
   * @param {string} event_type
   * @param {object} resource
   * @param {{ secret?: string, id?: string }} [over]
   */
  notice(event_type, resource, { secret = this.secret, id = `WH-${serial(17)}` } = {}) {
    const time = written(this.#now());
    const body = { id, event_version: "1.0", create_time: time, event_type, resource };
    const transmission = { id: randomUUID(), time };
    const headers = {
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-1",
      "paypal-transmission-id": transmission.id,
      "paypal-transmission-time": transmission.time,
      "paypal-transmission-sig": this.#signature(transmission.id, transmission.time, body, secret),
    };
    return { headers, query: {}, body: JSON.stringify(body) };
  }

  #signature(id, time, event, secret = this.secret) {
    const signed = `${id}|${time}|${this.webhookId}|${JSON.stringify(event)}`;
    return createHmac("sha256", secret).update(signed).digest("base64");
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
    const { plan_id, custom_id, subscriber, start_time, application_context } = body;
    this.#pages.set(id, application_context);
    const subscription = {
      id,
      status: "APPROVAL_PENDING",
      plan_id,
      custom_id,
      subscriber,
      ...(start_time ? { start_time } : {}),
      create_time: written(this.#clocks.of(id)),
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
    this.end(id);
    return { status: 204, body: null };
  }

  #revise({ id, status }, body) {
    if (!this.plans.has(body?.plan_id)) return UNKNOWN;
    if (status !== "ACTIVE") return PROBLEM(422, "UNPROCESSABLE_ENTITY", "SUBSCRIPTION_STATUS_INVALID");
    this.#revisions.set(id, body.plan_id);
    if (body.application_context) this.#pages.set(id, body.application_context);
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
}

function written(moment) {
  return moment.toISOString().replace(/\.\d+Z$/, "Z");
}
