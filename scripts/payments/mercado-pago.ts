import { createHmac, randomInt, randomUUID } from "node:crypto";
import type { z } from "zod";
import { type Interval, periodEnd } from "../../src/domain/billing/interval.ts";
import { WEBHOOK_NAMES } from "../../src/domain/billing/provider.ts";
import { HOUR_MS } from "../../src/domain/duration.ts";
import {
  type invoice,
  invoiceOf,
  invoices,
  type mercadoPagoWebhook,
  openedPreapproval,
  preapproval,
  preapprovalChange,
  preapprovalRequest,
  preapprovals,
} from "../../src/server/adapters/mercado-pago/schemas.ts";
import { Clocks, earlier, refuseBefore } from "./clock.ts";
import {
  type Answer,
  answerOf,
  type Call,
  type Checkout,
  type Decision,
  type ListedSubscription,
  type Offer,
  type PlayedProvider,
  type ProviderOptions,
  reasonOf,
  type SignedWebhook,
  type Signing,
} from "./provider.ts";

/** The keys that the stand-in accepts. */
export const MERCADO_PAGO_KEYS = { accessToken: "TEST-access-token", webhookSecret: "test-webhook-secret" };

const planRequest = preapprovalRequest.pick({ reason: true, back_url: true, auto_recurring: true });
const payerOfRequest = preapprovalRequest.pick({ payer_email: true }).loose();

type Recurring = z.output<typeof preapprovalRequest>["auto_recurring"];

/** A plan that anybody may subscribe to on its own page. */
interface Plan extends z.output<typeof planRequest> {
  id: string;
  status: "active";
  init_point: string;
}

/** A subscription as the API shows it. */
interface Preapproval extends z.input<typeof preapproval>, z.input<typeof openedPreapproval> {
  status: "pending" | "authorized" | "paused" | "cancelled";
  payer_id: number;
  payer_email: string;
  external_reference: string;
  reason: string;
  back_url: string | null;
  auto_recurring: Recurring;
  summarized?: {
    charged_quantity: number;
    charged_amount: number;
    last_charged_date: string;
    last_charged_amount: number;
  };
  date_created: string;
  last_modified: string;
}

/** A charge as the API shows it. */
interface Invoice extends z.input<typeof invoice>, z.input<typeof invoiceOf> {
  id: number;
  type: "scheduled";
  status: "processed" | "recycling";
  date_created: string;
  debit_date: string;
  retry_attempt: number;
  payment: { id: number; status: "approved" | "rejected"; status_detail: string };
}

type NewPreapproval = Partial<
  Pick<Preapproval, "external_reference" | "payer_email" | "reason" | "back_url" | "auto_recurring">
> & { preapproval_plan_id?: string };

/** Of a charge; "recycling" while a rejected one is tried again. */
type Outcome = "approved" | "rejected" | "recycling";

const UNITS = { days: "D", months: "M" } as const satisfies Record<Recurring["frequency_type"], Interval["unit"]>;
/** Mercado Pago cancels a subscription when so many charges in a row have failed. */
const MAX_FAILED = 3;
const CURRENCIES = ["ARS", "BRL", "CLP", "MXN", "COP", "PEN", "UYU"];
const SEARCHABLE = ["payer_email", "preapproval_plan_id", "status"] as const;

function problem(status: number, message: string): Answer {
  return { status, body: { message, error: "bad_request", status } };
}

/** Mercado Pago's subscriptions as far as we use them: what its API accepts and answers, and what its payers do. */
export class MercadoPagoStandIn implements PlayedProvider {
  readonly name = "Mercado Pago";
  readonly accessToken = MERCADO_PAGO_KEYS.accessToken;
  readonly webhookSecret = MERCADO_PAGO_KEYS.webhookSecret;
  readonly subscriptions = new Map<string, Preapproval>();
  /** The charges of each subscription, newest last. */
  readonly invoices = new Map<string, Invoice[]>();
  readonly plans = new Map<string, Plan>();
  /** The subscription that an idempotency key opened. */
  readonly #byKey = new Map<string, string>();
  readonly #clocks: Clocks;
  readonly #options: ProviderOptions;

  constructor(options: ProviderOptions) {
    this.#options = options;
    this.#clocks = new Clocks(options.now);
  }

  get kept() {
    const { subscriptions, invoices, plans } = this;
    return { subscriptions, invoices, plans, byKey: this.#byKey, ahead: this.#clocks.ahead };
  }

  /** The page on which anybody subscribes to a plan. */
  linkOf(planId: string): string {
    return `${this.#options.url()}/subscriptions/checkout?preapproval_plan_id=${planId}`;
  }

  /** A payer subscribes on a plan's own page; returns the id that they come back with. */
  subscribe({ planId, email }: { planId: string; email: string }): string {
    const { id } = this.#make({ preapproval_plan_id: planId, payer_email: email });
    this.approve(id);
    return id;
  }

  approve(id: string, { charged = true } = {}): void {
    const now = this.#clocks.of(id);
    const { start_date: start } = this.read(id).auto_recurring;
    const waits = start !== undefined && new Date(start) > now;
    const soon = charged ? this.#next(id) : new Date(now.getTime() + HOUR_MS);
    this.update(id, { status: "authorized", next_payment_date: written(waits ? new Date(start) : soon) });
    this.#emitChange(id);
    if (charged && !waits) this.charge(id, "approved");
  }

  /** The day of the next charge comes. */
  pass(id: string, outcome: Outcome): void {
    this.#clocks.forward(id, new Date(this.read(id).next_payment_date ?? 0));
    this.charge(id, outcome);
    if (this.read(id).status === "authorized") this.update(id, { next_payment_date: written(this.#next(id)) });
  }

  month(id: string): void {
    this.pass(id, "approved");
  }

  reject(id: string): void {
    this.pass(id, "rejected");
  }

  /** Makes a charge now. @throws before the agreed day of the first charge */
  charge(id: string, outcome: Outcome): void {
    const { auto_recurring, summarized } = this.read(id);
    const { start_date, transaction_amount, currency_id } = auto_recurring;
    refuseBefore(start_date, this.#clocks.of(id));
    const charges = this.#chargesOf(id);
    const approved = outcome === "approved";
    const at = this.#text(id, charges.length);
    const charge: Invoice = {
      id: randomInt(6_114_264_000, 281_474_976_710_655),
      type: "scheduled",
      preapproval_id: id,
      status: outcome === "recycling" ? "recycling" : "processed",
      transaction_amount,
      currency_id,
      date_created: at,
      debit_date: at,
      retry_attempt: outcome === "recycling" ? 1 : 0,
      payment: {
        id: randomInt(19_951_521_071, 281_474_976_710_655),
        status: approved ? "approved" : "rejected",
        status_detail: approved ? "accredited" : "cc_rejected_insufficient_amount",
      },
    };
    charges.push(charge);
    if (approved) {
      const quantity = (summarized?.charged_quantity ?? 0) + 1;
      this.update(id, {
        summarized: {
          charged_quantity: quantity,
          charged_amount: quantity * transaction_amount,
          last_charged_date: this.#text(id),
          last_charged_amount: transaction_amount,
        },
      });
    }
    this.#emit("subscription_authorized_payment", charge.id);
    if (this.#failed(id) >= MAX_FAILED) this.cancel(id);
  }

  cancel(id: string): void {
    const { next_payment_date: _, ...ended } = this.read(id);
    this.subscriptions.set(id, ended);
    this.update(id, { status: "cancelled" });
    this.#emitChange(id);
  }

  age(id: string, days: number): void {
    this.subscriptions.set(id, earlier(this.read(id), days));
    this.invoices.set(id, earlier(this.#chargesOf(id), days));
    this.#clocks.back(id, days);
  }

  /** What the API shows of a subscription. */
  read(id: string): Preapproval {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`no subscription ${id}`);
    return subscription;
  }

  /** Changes what the API shows of a subscription. */
  update(id: string, over: Partial<Preapproval>): Preapproval {
    const updated = { ...this.read(id), ...over, last_modified: this.#text(id) };
    this.subscriptions.set(id, updated);
    return updated;
  }

  /** Charges that were rejected since the last one that was paid. */
  #failed(id: string): number {
    const settled = this.#chargesOf(id).filter(({ status }) => status === "processed");
    return settled.length - 1 - settled.findLastIndex(({ payment }) => payment.status === "approved");
  }

  #next(id: string): Date {
    return periodEnd(this.#clocks.of(id), intervalOf(this.read(id).auto_recurring));
  }

  page({ path, query }: Call): Checkout | null {
    if (path !== "/subscriptions/checkout") return null;
    const plan = this.plans.get(query.get("preapproval_plan_id") ?? "");
    if (plan) return { kind: "plan", id: plan.id, ...offerOf(plan), payer: null, open: true };
    const one = this.subscriptions.get(query.get("preapproval_id") ?? "");
    if (!one) return null;
    return { kind: "new", id: one.id, ...offerOf(one), payer: one.payer_email, open: one.status === "pending" };
  }

  decide({ kind, id }: Checkout, { choice, charged, email }: Decision): string | null {
    if (choice === "reject") return null;
    const plan = kind === "plan" ? this.plans.get(id) : undefined;
    const back = plan ? plan.back_url : this.read(id).back_url;
    if (back === null) throw new Error(`${id} has no back_url`);
    if (choice === "back") return plan ? back : returning(back, id);
    const subscribed = plan ? this.#make({ ...plan, payer_email: email, preapproval_plan_id: id }).id : id;
    this.approve(subscribed, { charged });
    return returning(back, subscribed);
  }

  payerOf({ path, query, body }: Call): string | null {
    const id = query.get("preapproval_id") ?? path.split("/")[2] ?? "";
    const { data } = payerOfRequest.safeParse(body);
    return data?.payer_email ?? query.get("payer_email") ?? this.subscriptions.get(id)?.payer_email ?? null;
  }

  list(): ListedSubscription[] {
    return [...this.subscriptions.values()].map((one) => ({
      provider: this.name,
      id: one.id,
      ...offerOf(one),
      payer: one.payer_email,
      status: one.status,
      live: one.status === "authorized",
      opened: one.date_created,
      next: one.next_payment_date ?? null,
      failed: this.#failed(one.id),
      checkout: one.status === "pending" ? one.init_point : null,
      charges: this.#chargesOf(one.id).map(({ status, debit_date, payment }) => ({
        at: debit_date,
        status: status === "processed" ? payment.status : status,
        paid: payment.status === "approved",
      })),
    }));
  }

  /** A webhook about a subscription or a charge; unsigned if `secret` is empty. */
  notice(
    type: string,
    dataId: string | number,
    { secret = this.webhookSecret, id = randomUUID() }: Signing = {},
  ): SignedWebhook {
    const now = this.#options.now();
    const ts = Math.floor(now.getTime() / 1000);
    const requestId = randomUUID();
    const manifest = `id:${dataId};request-id:${requestId};ts:${ts};`;
    const v1 = secret && createHmac("sha256", secret).update(manifest).digest("hex");
    const body = {
      id,
      live_mode: false,
      type,
      date_created: written(now),
      user_id: 44_444,
      api_version: "v1",
      action: "updated",
      data: { id: dataId },
    };
    return {
      id,
      headers: { "x-request-id": requestId, ...(v1 ? { "x-signature": `ts=${ts},v1=${v1}` } : {}) },
      query: { "data.id": String(dataId), type },
      body: JSON.stringify(body satisfies z.input<typeof mercadoPagoWebhook>),
    };
  }

  handle({ method, path, query, headers, body }: Call): Answer {
    if (headers.authorization !== `Bearer ${this.accessToken}`) return problem(401, "invalid access token");
    const [, first, id = ""] = path.split("/");
    if (method === "POST" && path === "/preapproval_plan") return this.#makePlan(body);
    if (method === "GET" && first === "preapproval_plan") {
      const plan = this.plans.get(id);
      return plan ? { status: 200, body: plan } : problem(404, "not found");
    }
    if (method === "POST" && path === "/preapproval") return this.#open(headers["x-idempotency-key"], body);
    if (method === "GET" && path === "/preapproval/search") return this.#search(query);
    if (method === "GET" && path === "/authorized_payments/search") {
      return answerOf(invoices, listed(this.invoices.get(query.get("preapproval_id") ?? "") ?? []));
    }
    if (method === "GET" && first === "authorized_payments") {
      const charge = [...this.invoices.values()].flat().find((one) => String(one.id) === id);
      return charge ? answerOf(invoiceOf, charge) : problem(404, "not found");
    }
    if (first !== "preapproval" || !id) return problem(404, "not found");
    const subscription = this.subscriptions.get(decodeURIComponent(id));
    if (!subscription) return problem(404, `The template with id ${id} does not exist`);
    if (method === "GET") return answerOf(preapproval, subscription);
    if (method !== "PUT") return problem(405, "method not allowed");
    if (subscription.status === "cancelled") return problem(400, "You can not modify a cancelled preapproval.");
    return this.#change(subscription, body);
  }

  /** Another status, or another amount from the next charge on; never another currency. */
  #change({ id, auto_recurring }: Preapproval, body: unknown): Answer {
    const { success, data: change, error } = preapprovalChange.safeParse(body);
    if (!success) return problem(400, reasonOf(error));
    if ("status" in change) {
      if (change.status === "cancelled") this.cancel(id);
      else this.update(id, { status: change.status });
      return answerOf(preapproval, this.read(id));
    }
    const { transaction_amount, currency_id } = change.auto_recurring;
    if (currency_id !== auto_recurring.currency_id) return problem(400, "Invalid currency_id");
    const revised = this.update(id, { auto_recurring: { ...auto_recurring, transaction_amount } });
    this.#emitChange(id);
    return answerOf(preapproval, revised);
  }

  #makePlan(body: unknown): Answer {
    const { success, data, error } = planRequest.safeParse(body);
    if (!success) return problem(400, reasonOf(error));
    const id = newId();
    const plan: Plan = { ...data, id, status: "active", init_point: this.linkOf(id) };
    this.plans.set(id, plan);
    return { status: 201, body: plan };
  }

  #open(key: string | undefined, body: unknown): Answer {
    const known = key ? this.#byKey.get(key) : undefined;
    if (known) return answerOf(openedPreapproval, this.read(known), 201);
    const { success, data: request, error } = preapprovalRequest.safeParse(body);
    if (!success) return problem(400, reasonOf(error));
    const { start_date, end_date, ...atOnce } = request.auto_recurring;
    if (!CURRENCIES.includes(atOnce.currency_id)) return problem(400, "Invalid currency_id");
    // A start date without an end date is ignored.
    const auto_recurring = start_date && end_date ? { ...atOnce, start_date, end_date } : atOnce;
    const subscription = this.#make({ ...request, auto_recurring });
    if (key) this.#byKey.set(key, subscription.id);
    return answerOf(openedPreapproval, subscription, 201);
  }

  #search(query: URLSearchParams): Answer {
    const wanted = SEARCHABLE.filter((name) => query.get(name));
    const found = [...this.subscriptions.values()].filter((one) =>
      wanted.every((name) => one[name] === query.get(name)),
    );
    const [offset, limit] = [Number(query.get("offset") ?? 0), Number(query.get("limit") ?? 100)];
    const page = listed(found.slice(offset, offset + limit), { offset, limit, total: found.length });
    return answerOf(preapprovals, page);
  }

  #make({
    preapproval_plan_id,
    external_reference = "",
    payer_email = "",
    reason = "Plan",
    back_url = null,
    auto_recurring = { frequency: 1, frequency_type: "months", transaction_amount: 8900, currency_id: "ARS" },
  }: NewPreapproval): Preapproval {
    const id = newId();
    const now = this.#text(id);
    const { start_date } = auto_recurring;
    const subscription: Preapproval = {
      id,
      status: "pending",
      payer_id: 1_234_567,
      payer_email,
      external_reference,
      ...(preapproval_plan_id ? { preapproval_plan_id } : {}),
      reason,
      back_url,
      auto_recurring,
      ...(start_date ? { next_payment_date: written(new Date(start_date)) } : {}),
      date_created: now,
      last_modified: now,
      init_point: `${this.#options.url()}/subscriptions/checkout?preapproval_id=${id}&activation=true`,
    };
    this.subscriptions.set(id, subscription);
    this.invoices.set(id, []);
    return subscription;
  }

  #chargesOf(id: string): Invoice[] {
    const charges = this.invoices.get(id);
    if (!charges) throw new Error(`no subscription ${id}`);
    return charges;
  }

  #emitChange(id: string): void {
    this.#emit("subscription_preapproval", id);
  }

  #emit(type: string, subject: string | number): void {
    this.#options.onEvent({
      from: this.name,
      path: `/api/webhooks/${WEBHOOK_NAMES.MERCADO_PAGO}`,
      type,
      subject,
      sign: (signing) => this.notice(type, subject, signing),
    });
  }

  #text(id: string, laterMs = 0): string {
    return written(new Date(this.#clocks.of(id).getTime() + laterMs));
  }
}

/** Mercado Pago writes dates with an offset. */
function written(moment: Date): string {
  return new Date(moment.getTime() - 4 * HOUR_MS).toISOString().replace("Z", "-04:00");
}

function newId(): string {
  return randomUUID().replaceAll("-", "");
}

function intervalOf({ frequency, frequency_type }: Recurring): Interval {
  return { count: frequency, unit: UNITS[frequency_type] };
}

function offerOf({ reason, auto_recurring }: Plan | Preapproval): Offer {
  const { transaction_amount: amount, currency_id: currency, start_date } = auto_recurring;
  return { title: reason, amount, currency, every: intervalOf(auto_recurring), starts: start_date ?? null };
}

function returning(back: string, id: string): string {
  const url = new URL(back);
  url.searchParams.set("preapproval_id", id);
  return url.href;
}

function listed<One>(results: One[], paging = { offset: 0, limit: 100, total: results.length }) {
  return { paging, results };
}
