import { createHmac, randomInt, randomUUID } from "node:crypto";
import { Clocks, earlier, HOUR_MS, later, refuseBefore } from "./clock.ts";

const PROBLEM = (status, message) => ({ status, body: { message, error: "bad_request", status } });
const REJECTED_AT_MOST = 3;
const STATUSES = ["pending", "authorized", "paused", "cancelled"];

/** Mercado Pago's subscriptions, as far as we use them: what its API takes and answers, and what its payers do. */
export class MercadoPagoStandIn {
  name = "Mercado Pago";
  accessToken = "TEST-access-token";
  webhookSecret = "test-webhook-secret";
  /** id → what the API shows of a subscription */
  subscriptions = new Map();
  /** id → the charges of a subscription, newest last */
  invoices = new Map();
  /** id → a plan of its own, on whose page anybody subscribes */
  plans = new Map();
  #byKey = new Map();
  #clocks;
  #url;
  #now;
  /** Told of everything that a notice would be sent about: its type, and the id it names. */
  #tell;

  constructor({ url, now, tell = () => {} }) {
    this.#url = url;
    this.#now = now;
    this.#tell = tell;
    this.#clocks = new Clocks(now);
  }

  /** What is kept of it, and taken up again. */
  get kept() {
    const { subscriptions, invoices, plans } = this;
    return { subscriptions, invoices, plans, byKey: this.#byKey, ahead: this.#clocks.ahead };
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
    const { start_date } = this.#of(id).auto_recurring;
    const waits = start_date && new Date(start_date) > this.#clocks.of(id);
    const first = waits ? new Date(start_date) : charged ? this.#next(id) : later(this.#clocks.of(id), 1 / 24, "days");
    this.#update(id, { status: "authorized", next_payment_date: this.#written(first) });
    this.#tell("subscription_preapproval", id);
    if (charged && !waits) this.charge(id, "approved");
  }

  /** The time of the next charge comes: "approved", "rejected" or "recycling". */
  pass(id, outcome) {
    this.#clocks.forward(id, new Date(this.#of(id).next_payment_date ?? 0));
    this.charge(id, outcome);
    if (this.#of(id).status === "authorized") this.#update(id, { next_payment_date: this.#written(this.#next(id)) });
  }

  /**
   * A charge is made now, which is never before the first day that was agreed: "approved", "rejected", or "recycling"
   * while it is tried again. The third that fails ends it.
   */
  charge(id, outcome) {
    const { auto_recurring, summarized } = this.#of(id);
    refuseBefore(auto_recurring.start_date, this.#clocks.of(id));
    const charges = this.invoices.get(id);
    const approved = outcome === "approved";
    const invoice = randomInt(6_114_264_000, 281_474_976_710_655);
    charges.push({
      id: invoice,
      type: "scheduled",
      preapproval_id: id,
      status: outcome === "recycling" ? "recycling" : "processed",
      transaction_amount: auto_recurring.transaction_amount,
      currency_id: auto_recurring.currency_id,
      date_created: this.#text(id, charges.length),
      debit_date: this.#text(id, charges.length),
      retry_attempt: outcome === "recycling" ? 1 : 0,
      payment: {
        id: randomInt(19_951_521_071, 281_474_976_710_655),
        status: approved ? "approved" : "rejected",
        status_detail: approved ? "accredited" : "cc_rejected_insufficient_amount",
      },
    });
    if (approved) {
      const quantity = (summarized?.charged_quantity ?? 0) + 1;
      this.#update(id, {
        summarized: {
          charged_quantity: quantity,
          charged_amount: quantity * auto_recurring.transaction_amount,
          last_charged_date: this.#text(id),
          last_charged_amount: auto_recurring.transaction_amount,
        },
      });
    }
    this.#tell("subscription_authorized_payment", invoice);
    if (this.#failed(id) >= REJECTED_AT_MOST) this.cancel(id);
  }

  /** By the payer, or by itself; never to be taken up again. */
  cancel(id) {
    const { next_payment_date: _, ...ended } = this.#of(id);
    this.subscriptions.set(id, ended);
    this.#update(id, { status: "cancelled" });
    this.#tell("subscription_preapproval", id);
  }

  /** Everything of it happened some days earlier. */
  age(id, days) {
    this.subscriptions.set(id, earlier(this.#of(id), days));
    this.invoices.set(id, earlier(this.invoices.get(id), days));
    this.#clocks.back(id, days);
  }

  /** Charges that were rejected since the last that was paid. */
  #failed(id) {
    const settled = this.invoices.get(id).filter(({ status }) => status === "processed");
    return settled.length - 1 - settled.findLastIndex(({ payment }) => payment.status === "approved");
  }

  #next(id) {
    const { frequency, frequency_type } = this.#of(id).auto_recurring;
    return later(this.#clocks.of(id), frequency, frequency_type);
  }

  /** What its page shows to who pays; null where there is none. */
  page({ path, query }) {
    if (path !== "/subscriptions/checkout") return null;
    const plan = this.plans.get(query.get("preapproval_plan_id"));
    if (plan) return { kind: "plan", id: plan.id, ...titled(plan), payer: null, open: true };
    const one = this.subscriptions.get(query.get("preapproval_id"));
    return one
      ? { kind: "new", id: one.id, ...titled(one), payer: one.payer_email, open: one.status === "pending" }
      : null;
  }

  /** The payer decides on that page, and is sent on; null is that they stay. A rejected card may be tried again. */
  decide({ kind, id }, { choice, charged, email }) {
    const back = (kind === "plan" ? this.plans : this.subscriptions).get(id).back_url;
    if (choice === "reject") return null;
    if (choice === "back") return kind === "plan" ? back : returning(back, id);
    const { auto_recurring, reason } = kind === "plan" ? this.plans.get(id) : {};
    const made = { preapproval_plan_id: id, payer_email: email, auto_recurring, reason, back_url: back };
    const subscribed = kind === "plan" ? this.#make(made).id : id;
    this.approve(subscribed, { charged });
    return returning(back, subscribed);
  }

  /** Whose question an API call is, by mail. */
  payerOf({ path, query, body }) {
    const id = query.get("preapproval_id") ?? path.split("/")[2] ?? "";
    return body?.payer_email ?? query.get("payer_email") ?? this.subscriptions.get(id)?.payer_email ?? null;
  }

  list() {
    return [...this.subscriptions.values()].map((one) => ({
      provider: "Mercado Pago",
      id: one.id,
      ...titled(one),
      payer: one.payer_email,
      status: one.status,
      live: one.status === "authorized",
      opened: one.date_created,
      next: one.next_payment_date ?? null,
      failed: this.#failed(one.id),
      checkout: one.status === "pending" ? one.init_point : null,
      charges: this.invoices.get(one.id).map(({ status, debit_date, payment }) => ({
        at: debit_date,
        status: status === "processed" ? payment.status : status,
        paid: payment.status === "approved",
      })),
    }));
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
        date_created: this.#written(this.#now()),
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
    if (method === "POST" && path === "/preapproval_plan") return this.#makePlan(body);
    if (method === "GET" && first === "preapproval_plan") {
      const plan = this.plans.get(id);
      return plan ? { status: 200, body: plan } : PROBLEM(404, "not found");
    }
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
    if (subscription.status === "cancelled") return PROBLEM(400, "You can not modify a cancelled preapproval.");
    if (body?.auto_recurring) return this.#revise(subscription, body.auto_recurring);
    if (!STATUSES.includes(body?.status)) return PROBLEM(400, "Invalid status");
    if (body.status === "cancelled") this.cancel(subscription.id);
    else this.#update(subscription.id, { status: body.status });
    return { status: 200, body: this.#of(subscription.id) };
  }

  /** Another amount from the next charge on; never another currency. */
  #revise({ id, auto_recurring }, { transaction_amount, currency_id = auto_recurring.currency_id }) {
    if (!(transaction_amount > 0)) return PROBLEM(400, "Invalid transaction_amount");
    if (currency_id !== auto_recurring.currency_id) return PROBLEM(400, "Invalid currency_id");
    const revised = this.#update(id, { auto_recurring: { ...auto_recurring, transaction_amount } });
    this.#tell("subscription_preapproval", id);
    return { status: 200, body: revised };
  }

  #makePlan(body) {
    if (!body?.reason || !body.back_url || !(body.auto_recurring?.transaction_amount > 0)) {
      return PROBLEM(400, "reason, back_url and auto_recurring are required");
    }
    const id = randomUUID().replaceAll("-", "");
    const plan = { ...body, id, status: "active", init_point: this.linkOf(id) };
    this.plans.set(id, plan);
    return { status: 201, body: plan };
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
    // a first day without a last one is ignored
    const { start_date, ...atOnce } = recurring;
    const subscription = this.#make({ ...body, auto_recurring: start_date && recurring.end_date ? recurring : atOnce });
    if (key) this.#byKey.set(key, subscription.id);
    return { status: 201, body: subscription };
  }

  #search(query) {
    const wanted = ["payer_email", "preapproval_plan_id", "status"].filter((name) => query.get(name));
    const found = [...this.subscriptions.values()].filter((one) =>
      wanted.every((name) => one[name] === query.get(name)),
    );
    const [offset, limit] = [Number(query.get("offset") ?? 0), Number(query.get("limit") ?? 100)];
    return { status: 200, body: listed(found.slice(offset, offset + limit), { offset, limit, total: found.length }) };
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
      ...(auto_recurring?.start_date ? { next_payment_date: this.#written(new Date(auto_recurring.start_date)) } : {}),
      date_created: this.#text(id),
      last_modified: this.#text(id),
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
    const updated = { ...this.#of(id), ...over, last_modified: this.#text(id) };
    this.subscriptions.set(id, updated);
    return updated;
  }

  #text(id, laterMs = 0) {
    return this.#written(new Date(this.#clocks.of(id).getTime() + laterMs));
  }

  /** Its dates have an offset of their own. */
  #written(moment) {
    return new Date(moment.getTime() - 4 * HOUR_MS).toISOString().replace("Z", "-04:00");
  }
}

function titled({
  reason,
  auto_recurring: { transaction_amount, currency_id, frequency, frequency_type, start_date },
}) {
  const every = { count: frequency, unit: frequency_type };
  return { title: reason, amount: transaction_amount, currency: currency_id, every, starts: start_date ?? null };
}

function returning(back, id) {
  const url = new URL(back);
  url.searchParams.set("preapproval_id", id);
  return url.href;
}

function listed(results, { offset, limit, total } = { offset: 0, limit: 100, total: results.length }) {
  return { paging: { offset, limit, total }, results };
}
