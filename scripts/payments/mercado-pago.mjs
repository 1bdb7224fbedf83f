import { createHmac, randomUUID } from "node:crypto";

const HOUR = 3_600_000;
const PROBLEM = (status, message) => ({ status, body: { message, error: "bad_request", status } });
const STATUSES = ["pending", "authorized", "paused", "cancelled"];

/** Mercado Pago's subscriptions, as far as we use them: what its API takes and answers, and what its payers do. */
export class MercadoPagoStandIn {
  accessToken = "TEST-access-token";
  webhookSecret = "test-webhook-secret";
  /** id → what the API shows of a subscription */
  subscriptions = new Map();
  /** id → the charges of a subscription, newest last */
  invoices = new Map();
  #byKey = new Map();
  #url;
  #now;

  constructor({ url, now }) {
    this.#url = url;
    this.#now = now;
  }

  /** The page on which anybody subscribes to a plan. */
  linkOf(planId) {
    return `${this.#url()}/subscriptions/checkout?preapproval_plan_id=${planId}`;
  }

  /** A payer subscribes on a plan's own page, and comes back with the id. */
  subscribe({ planId, email }) {
    const subscription = this.#make({ preapproval_plan_id: planId, payer_email: email });
    this.approve(subscription.id);
    return subscription.id;
  }

  /** The payer approves; the first charge comes with it unless `charged` is false. */
  approve(id, { charged = true } = {}) {
    this.#update(id, { status: "authorized", next_payment_date: this.#text(30 * 24 * HOUR) });
    if (charged) this.charge(id, "approved");
  }

  /** A month is over: "approved", "rejected", or "recycling" while it is tried again. */
  charge(id, outcome) {
    const { auto_recurring, summarized } = this.#of(id);
    const charges = this.invoices.get(id);
    const approved = outcome === "approved";
    charges.push({
      id: 6_114_264_000 + charges.length + this.invoices.size * 100,
      type: "scheduled",
      preapproval_id: id,
      status: outcome === "recycling" ? "recycling" : "processed",
      transaction_amount: auto_recurring.transaction_amount,
      currency_id: auto_recurring.currency_id,
      date_created: this.#text(charges.length),
      debit_date: this.#text(charges.length),
      retry_attempt: outcome === "recycling" ? 1 : 0,
      payment: {
        id: 19_951_521_071,
        status: approved ? "approved" : "rejected",
        status_detail: approved ? "accredited" : "cc_rejected_insufficient_amount",
      },
    });
    if (!approved) return;
    const quantity = (summarized?.charged_quantity ?? 0) + 1;
    this.#update(id, {
      summarized: {
        charged_quantity: quantity,
        charged_amount: quantity * auto_recurring.transaction_amount,
        last_charged_date: this.#text(0),
        last_charged_amount: auto_recurring.transaction_amount,
      },
    });
  }

  /**
   * A notice as it is sent: signed, unless `secret` is empty.
   * @param {string} type
   * @param {string | number} dataId
   * @param {{ secret?: string, id?: string }} [over]
   */
  notice(type, dataId, { secret = this.webhookSecret, id = randomUUID() } = {}) {
    const ts = Math.floor(this.#now().getTime() / 1000);
    const requestId = randomUUID();
    const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
    const v1 = secret && createHmac("sha256", secret).update(manifest).digest("hex");
    return {
      headers: { "x-request-id": requestId, ...(v1 ? { "x-signature": `ts=${ts},v1=${v1}` } : {}) },
      query: { "data.id": String(dataId), type },
      body: JSON.stringify({
        id,
        live_mode: false,
        type,
        date_created: this.#text(0),
        user_id: 44_444,
        api_version: "v1",
        action: "updated",
        data: { id: dataId },
      }),
    };
  }

  /** Answers one call of the API. */
  handle({ method, path, query, headers, body }) {
    if (headers.authorization !== `Bearer ${this.accessToken}`) return PROBLEM(401, "invalid access token");
    const [, first, id] = path.split("/");
    if (method === "POST" && path === "/preapproval") return this.#open(headers["x-idempotency-key"], body);
    if (method === "GET" && path === "/preapproval/search") return this.#search(query);
    if (method === "GET" && path === "/authorized_payments/search") {
      return { status: 200, body: listed(this.invoices.get(query.get("preapproval_id")) ?? []) };
    }
    if (method === "GET" && first === "authorized_payments") {
      const invoice = [...this.invoices.values()].flat().find((one) => String(one.id) === id);
      return invoice ? { status: 200, body: invoice } : PROBLEM(404, "not found");
    }
    if (first !== "preapproval" || !id) return PROBLEM(404, "not found");
    const subscription = this.subscriptions.get(decodeURIComponent(id));
    if (!subscription) return PROBLEM(404, `The template with id ${id} does not exist`);
    if (method === "GET") return { status: 200, body: subscription };
    if (method !== "PUT") return PROBLEM(405, "method not allowed");
    if (!STATUSES.includes(body?.status)) return PROBLEM(400, "Invalid status");
    if (subscription.status === "cancelled") return PROBLEM(400, "You can not modify a cancelled preapproval.");
    return { status: 200, body: this.#update(subscription.id, { status: body.status }) };
  }

  #open(key, body) {
    const known = key && this.#byKey.get(key);
    if (known) return { status: 201, body: this.#of(known) };
    const recurring = body?.auto_recurring;
    if (!body?.payer_email) return PROBLEM(400, "payer_email is required");
    if (!body.back_url) return PROBLEM(400, "back_url is required");
    if (body.preapproval_plan_id && !body.card_token_id) return PROBLEM(400, "card_token_id is required");
    if (!recurring?.frequency || !["days", "months"].includes(recurring.frequency_type)) {
      return PROBLEM(400, "auto_recurring is invalid");
    }
    if (!["ARS", "BRL", "CLP", "MXN", "COP", "PEN", "UYU"].includes(recurring.currency_id)) {
      return PROBLEM(400, "Invalid currency_id");
    }
    if (!(recurring.transaction_amount > 0)) return PROBLEM(400, "Invalid transaction_amount");
    const subscription = this.#make(body);
    if (key) this.#byKey.set(key, subscription.id);
    return { status: 201, body: subscription };
  }

  #search(query) {
    const wanted = ["payer_email", "preapproval_plan_id", "status"].filter((name) => query.get(name));
    const found = [...this.subscriptions.values()].filter((one) =>
      wanted.every((name) => one[name] === query.get(name)),
    );
    return { status: 200, body: listed(found) };
  }

  #make({ preapproval_plan_id, external_reference, payer_email, reason, back_url, auto_recurring }) {
    const id = randomUUID().replaceAll("-", "");
    const subscription = {
      id,
      status: "pending",
      payer_id: 1_234_567,
      payer_email: payer_email ?? "",
      external_reference: external_reference ?? "",
      ...(preapproval_plan_id ? { preapproval_plan_id } : {}),
      reason: reason ?? "Plan",
      back_url: back_url ?? null,
      auto_recurring: auto_recurring ?? {
        frequency: 1,
        frequency_type: "months",
        transaction_amount: 8900,
        currency_id: "ARS",
      },
      date_created: this.#text(0),
      last_modified: this.#text(0),
      init_point: `${this.#url()}/subscriptions/checkout?preapproval_id=${id}&activation=true`,
    };
    this.subscriptions.set(id, subscription);
    this.invoices.set(id, []);
    return subscription;
  }

  #of(id) {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`no subscription ${id}`);
    return subscription;
  }

  #update(id, over) {
    const updated = { ...this.#of(id), ...over, last_modified: this.#text(0) };
    this.subscriptions.set(id, updated);
    return updated;
  }

  /** Its dates have an offset of their own. */
  #text(laterMs) {
    const local = new Date(this.#now().getTime() + laterMs - 4 * HOUR);
    return local.toISOString().replace("Z", "-04:00");
  }
}

function listed(results) {
  return { paging: { offset: 0, limit: 100, total: results.length }, results };
}
