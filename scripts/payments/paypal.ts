import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import { type Interval, periodEnd } from "../../src/domain/billing/interval.ts";
import { WEBHOOK_NAMES } from "../../src/domain/billing/provider.ts";
import { HOUR_MS } from "../../src/domain/duration.ts";
import {
  cancellationRequest,
  created,
  openedPaypalSubscription,
  paypalSubscriptionRequest,
  type paypalWebhook,
  planRequest,
  productRequest,
  revised,
  revisionRequest,
  subscription as subscriptionAnswer,
  token,
  type transaction,
  transactions,
  verdict,
  verificationRequest,
} from "../../src/server/adapters/paypal/schemas.ts";
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
export const PAYPAL_KEYS = { clientId: "test-client", secret: "test-secret", webhookId: "1JE4291016473214C" };

type Product = z.output<typeof productRequest>;
type Plan = z.output<typeof planRequest>;
type NewSubscription = z.output<typeof paypalSubscriptionRequest>;
type Money = Plan["billing_cycles"][0]["pricing_scheme"]["fixed_price"];

/** A charge as the API shows it. */
interface Transaction extends z.input<typeof transaction> {
  status: Outcome;
}

/** A subscription as the API shows it. */
interface Subscription extends z.input<typeof subscriptionAnswer>, z.input<typeof openedPaypalSubscription> {
  status: "APPROVAL_PENDING" | "ACTIVE" | "SUSPENDED" | "CANCELLED";
  plan_id: string;
  subscriber: NewSubscription["subscriber"];
  start_time?: string;
  create_time: string;
  /** Known since it was approved. */
  billing_info?: {
    next_billing_time?: string;
    failed_payments_count: number;
    last_payment?: { amount: Money; time: string };
    last_failed_payment?: { amount: Money; time: string; reason_code: string; next_payment_retry_time?: string };
  };
  links: [{ href: string; rel: "approve"; method: "GET" }];
}

/** The resource of a webhook: a subscription, or a sale of one. */
type Resource = z.input<typeof paypalWebhook>["resource"] & { [field: string]: unknown };

/** Of a charge. */
type Outcome = "COMPLETED" | "DECLINED";

const EVERY: Record<Plan["billing_cycles"][0]["frequency"]["interval_unit"], Interval["unit"]> = {
  DAY: "D",
  WEEK: "W",
  MONTH: "M",
  YEAR: "Y",
};
/** PayPal suspends a subscription when so many charges in a row have failed. */
const MAX_FAILED = 3;
const RETRY: Interval = { count: 5, unit: "D" };

function problem(status: number, name: string, issue: string): Answer {
  return { status, body: { name, message: issue, details: [{ issue }] } };
}
const unknown = problem(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");
const invalid = (error: z.ZodError) => problem(400, "INVALID_REQUEST", reasonOf(error));

/** PayPal's subscriptions as far as we use them: what its API accepts and answers, and what its payers do. */
export class PaypalStandIn implements PlayedProvider {
  readonly name = "PayPal";
  readonly clientId = PAYPAL_KEYS.clientId;
  readonly secret = PAYPAL_KEYS.secret;
  readonly webhookId = PAYPAL_KEYS.webhookId;
  readonly products = new Map<string, Product>();
  readonly plans = new Map<string, Plan>();
  readonly subscriptions = new Map<string, Subscription>();
  /** The charges of each subscription, newest last. */
  readonly transactions = new Map<string, Transaction[]>();
  /** The plan that the payer of a subscription was asked to approve. */
  readonly #revisions = new Map<string, string>();
  /** Where the payer of a subscription returns to. */
  readonly #pages = new Map<string, NewSubscription["application_context"]>();
  /** The answer to the request with an idempotency key. */
  readonly #byKey = new Map<string, Answer>();
  readonly #tokens = new Set<string>();
  readonly #clocks: Clocks;
  readonly #options: ProviderOptions;

  constructor(options: ProviderOptions) {
    this.#options = options;
    this.#clocks = new Clocks(options.now);
  }

  get kept() {
    const { products, plans, subscriptions, transactions } = this;
    const own = { revisions: this.#revisions, pages: this.#pages, byKey: this.#byKey, ahead: this.#clocks.ahead };
    return { products, plans, subscriptions, transactions, ...own };
  }

  /** Revokes all access tokens. */
  endTokens(): void {
    this.#tokens.clear();
  }

  approve(id: string, { charged = true } = {}): void {
    const now = this.#clocks.of(id);
    const { billing_info, start_time: start } = this.read(id);
    const waits = start !== undefined && new Date(start) > now;
    const soon = charged ? this.#next(id) : new Date(now.getTime() + HOUR_MS);
    const next = { next_billing_time: written(waits ? new Date(start) : soon), failed_payments_count: 0 };
    this.update(id, { status: "ACTIVE", billing_info: { ...billing_info, ...next } });
    this.#emitChange(id, "ACTIVATED");
    if (charged && !waits) this.charge(id, "COMPLETED");
  }

  /** The payer approves the plan that the subscription was asked to change to. */
  approveRevision(id: string): void {
    const planId = this.#revisions.get(id);
    if (planId === undefined) throw new Error(`${id} was not asked to change its plan`);
    this.update(id, { plan_id: planId });
    this.#revisions.delete(id);
    this.#emitChange(id, "UPDATED");
  }

  /** The day of the next charge comes. */
  pass(id: string, outcome: Outcome): void {
    this.#clocks.forward(id, new Date(this.read(id).billing_info?.next_billing_time ?? 0));
    this.charge(id, outcome);
    const { status, billing_info } = this.read(id);
    if (status !== "ACTIVE" || !billing_info) return;
    this.update(id, { billing_info: { ...billing_info, next_billing_time: written(this.#next(id)) } });
  }

  month(id: string): void {
    this.pass(id, "COMPLETED");
  }

  reject(id: string): void {
    this.pass(id, "DECLINED");
  }

  cancel(id: string): void {
    const { next_billing_time: _, ...billing_info } = this.read(id).billing_info ?? { failed_payments_count: 0 };
    this.update(id, { status: "CANCELLED", billing_info });
    this.#emitChange(id, "CANCELLED");
  }

  age(id: string, days: number): void {
    this.subscriptions.set(id, earlier(this.read(id), days));
    this.transactions.set(id, earlier(this.#chargesOf(id), days));
    this.#clocks.back(id, days);
  }

  /** What the API shows of a subscription. */
  read(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw new Error(`no subscription ${id}`);
    return subscription;
  }

  /** Changes what the API shows of a subscription. */
  update(id: string, over: Partial<Subscription>): void {
    this.subscriptions.set(id, { ...this.read(id), ...over });
  }

  #next(id: string): Date {
    return periodEnd(this.#clocks.of(id), intervalOf(this.#planOf(this.read(id).plan_id)));
  }

  page({ path, query }: Call): Checkout | null {
    const changes = path === "/webapps/billing/subscriptions/update";
    if (!changes && path !== "/webapps/billing/subscriptions") return null;
    const one = this.subscriptions.get((query.get("ba_token") ?? "").replace(/^BA-/, ""));
    if (!one) return null;
    const wanted = changes ? this.#revisions.get(one.id) : one.plan_id;
    return {
      kind: changes ? "change" : "new",
      id: one.id,
      ...this.#offerOf(one, wanted),
      payer: one.subscriber.email_address,
      open: changes ? wanted !== undefined : one.status === "APPROVAL_PENDING",
    };
  }

  decide({ kind, id }: Checkout, { choice, charged }: Decision): string | null {
    if (choice === "reject") return null;
    const pages = this.#pages.get(id);
    if (!pages) throw new Error(`no subscription ${id}`);
    if (choice === "approve" && kind === "change") this.approveRevision(id);
    else if (choice === "approve") this.approve(id, { charged });
    const url = new URL(choice === "back" ? pages.cancel_url : pages.return_url);
    const names = { subscription_id: id, ba_token: `BA-${id}`, token: serial(17) };
    for (const [name, value] of Object.entries(names)) url.searchParams.set(name, value);
    return url.href;
  }

  payerOf({ path, body }: Call): string | null {
    const { data: opened } = paypalSubscriptionRequest.safeParse(body);
    const known = this.subscriptions.get(path.split("/")[4] ?? "");
    return (opened ?? known)?.subscriber.email_address ?? null;
  }

  #offerOf({ plan_id, start_time }: Subscription, planId = plan_id): Offer {
    const plan = this.#planOf(planId);
    const { value, currency_code: currency } = priceOf(plan);
    return { title: plan.name, amount: Number(value), currency, every: intervalOf(plan), starts: start_time ?? null };
  }

  list(): ListedSubscription[] {
    return [...this.subscriptions.values()].map((one) => ({
      provider: this.name,
      id: one.id,
      ...this.#offerOf(one),
      payer: one.subscriber.email_address,
      status: one.status,
      live: one.status === "ACTIVE",
      opened: one.create_time,
      next: one.billing_info?.next_billing_time ?? null,
      failed: one.billing_info?.failed_payments_count ?? 0,
      checkout: one.status === "APPROVAL_PENDING" ? one.links[0].href : null,
      charges: this.#chargesOf(one.id).map(({ status, time }) => ({ at: time, status, paid: status === "COMPLETED" })),
    }));
  }

  /** Makes a charge now. @throws before the agreed day of the first charge */
  charge(id: string, outcome: Outcome): void {
    const { plan_id, billing_info, start_time } = this.read(id);
    const now = this.#clocks.of(id);
    refuseBefore(start_time, now);
    const [amount, time] = [priceOf(this.#planOf(plan_id)), written(now)];
    const sale = { id: serial(17), status: outcome, time, amount_with_breakdown: { gross_amount: amount } };
    this.#chargesOf(id).push(sale);
    const failed = outcome === "DECLINED" ? (billing_info?.failed_payments_count ?? 0) + 1 : 0;
    const last =
      outcome === "COMPLETED"
        ? { last_payment: { amount, time } }
        : { last_failed_payment: { amount, time, reason_code: "PAYMENT_DENIED", ...retry(now, failed) } };
    this.update(id, {
      status: failed >= MAX_FAILED ? "SUSPENDED" : "ACTIVE",
      billing_info: { ...billing_info, failed_payments_count: failed, ...last },
    });
    if (failed === 0) this.#emit("PAYMENT.SALE.COMPLETED", { id: sale.id, billing_agreement_id: id });
    else this.#emitChange(id, "PAYMENT.FAILED");
    if (failed >= MAX_FAILED) this.#emitChange(id, "SUSPENDED");
  }

  /** A webhook; with another `secret` it is signed by somebody else. */
  notice(
    event_type: string,
    resource: Resource,
    { secret = this.secret, id = `WH-${serial(17)}` }: Signing = {},
  ): SignedWebhook {
    const time = written(this.#options.now());
    const event = { id, event_version: "1.0", create_time: time, event_type, resource };
    const body = JSON.stringify(event satisfies z.input<typeof paypalWebhook>);
    const transmissionId = randomUUID();
    return {
      id,
      headers: {
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": "https://api.paypal.com/v1/notifications/certs/CERT-1",
        "paypal-transmission-id": transmissionId,
        "paypal-transmission-time": time,
        "paypal-transmission-sig": this.#signature(transmissionId, time, body, secret),
      },
      query: {},
      body,
    };
  }

  #signature(id: string, time: string, body: string, secret = this.secret): string {
    return createHmac("sha256", secret).update(`${id}|${time}|${this.webhookId}|${body}`).digest("base64");
  }

  #verify(body: unknown): Answer {
    const { success, data: wanted, error } = verificationRequest.safeParse(body);
    if (!success) return invalid(error);
    const { transmission_id, transmission_time, transmission_sig, webhook_id, webhook_event } = wanted;
    const right = this.#signature(transmission_id, transmission_time, JSON.stringify(webhook_event));
    const verified = webhook_id === this.webhookId && transmission_sig === right;
    return answerOf(verdict, { verification_status: verified ? "SUCCESS" : "FAILURE" });
  }

  handle({ method, path, headers, body }: Call): Answer {
    const { authorization = "" } = headers;
    if (method === "POST" && path === "/v1/oauth2/token") return this.#giveToken(authorization);
    if (!this.#tokens.has(authorization)) return problem(401, "AUTHENTICATION_FAILURE", "Invalid token");
    const key = headers["paypal-request-id"];
    if (method === "POST") {
      if (path === "/v1/notifications/verify-webhook-signature") return this.#verify(body);
      if (path === "/v1/catalogs/products") return this.#once(key, () => this.#createProduct(body));
      if (path === "/v1/billing/plans") return this.#once(key, () => this.#createPlan(body));
      if (path === "/v1/billing/subscriptions") return this.#once(key, () => this.#subscribe(body));
    }
    const [, id = "", action] = /^\/v1\/billing\/subscriptions\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const subscription = this.subscriptions.get(decodeURIComponent(id));
    if (!subscription) return unknown;
    if (method === "GET" && !action) return answerOf(subscriptionAnswer, subscription);
    if (method === "GET" && action === "transactions") {
      return answerOf(transactions, { transactions: this.#chargesOf(subscription.id) });
    }
    if (method === "POST" && action === "cancel") return this.#cancel(subscription, body);
    if (method === "POST" && action === "revise") return this.#revise(subscription, body);
    return unknown;
  }

  #giveToken(authorization: string): Answer {
    const keys = Buffer.from(`${this.clientId}:${this.secret}`).toString("base64");
    if (authorization !== `Basic ${keys}`) return problem(401, "invalid_client", "Client Authentication failed");
    const access_token = `A21AA${serial(40)}`;
    this.#tokens.add(`Bearer ${access_token}`);
    return answerOf(token, { access_token, token_type: "Bearer", expires_in: 32_400 });
  }

  /** The same key gets the same answer, once it was a good one. */
  #once(key: string | undefined, make: () => Answer): Answer {
    const known = key ? this.#byKey.get(key) : undefined;
    if (known) return known;
    const answer = make();
    if (key && answer.status < 300) this.#byKey.set(key, answer);
    return answer;
  }

  #createProduct(body: unknown): Answer {
    const { success, data: product, error } = productRequest.safeParse(body);
    if (!success) return invalid(error);
    const id = `PROD-${serial(17)}`;
    this.products.set(id, product);
    return answerOf(created, { id, ...product }, 201);
  }

  #createPlan(body: unknown): Answer {
    const { success, data: plan, error } = planRequest.safeParse(body);
    if (!success) return invalid(error);
    if (!this.products.has(plan.product_id)) return unknown;
    if (priceOf(plan).currency_code === "ARS") {
      return problem(422, "UNPROCESSABLE_ENTITY", "CURRENCY_NOT_SUPPORTED");
    }
    const id = `P-${serial(24)}`;
    this.plans.set(id, plan);
    return answerOf(created, { id, ...plan, status: "ACTIVE" }, 201);
  }

  #subscribe(body: unknown): Answer {
    const { success, data: request, error } = paypalSubscriptionRequest.safeParse(body);
    if (!success) return invalid(error);
    const { plan_id, custom_id, subscriber, start_time, application_context } = request;
    if (!this.plans.has(plan_id)) return unknown;
    const id = `I-${serial(12)}`;
    this.#pages.set(id, application_context);
    const href = `${this.#options.url()}/webapps/billing/subscriptions?ba_token=BA-${id}`;
    const subscription: Subscription = {
      id,
      status: "APPROVAL_PENDING",
      plan_id,
      custom_id,
      subscriber,
      ...(start_time ? { start_time } : {}),
      create_time: written(this.#clocks.of(id)),
      links: [{ href, rel: "approve", method: "GET" }],
    };
    this.subscriptions.set(id, subscription);
    this.transactions.set(id, []);
    return answerOf(openedPaypalSubscription, subscription, 201);
  }

  #cancel({ id, status }: Subscription, body: unknown): Answer {
    const { success, error } = cancellationRequest.safeParse(body);
    if (!success) return invalid(error);
    if (status !== "ACTIVE" && status !== "SUSPENDED") {
      return problem(422, "UNPROCESSABLE_ENTITY", "SUBSCRIPTION_STATUS_INVALID");
    }
    this.cancel(id);
    return { status: 204, body: null };
  }

  #revise({ id, status }: Subscription, body: unknown): Answer {
    const { success, data: request, error } = revisionRequest.safeParse(body);
    if (!success) return invalid(error);
    const { plan_id, application_context } = request;
    if (!this.plans.has(plan_id)) return unknown;
    if (status !== "ACTIVE") return problem(422, "UNPROCESSABLE_ENTITY", "SUBSCRIPTION_STATUS_INVALID");
    this.#revisions.set(id, plan_id);
    this.#pages.set(id, application_context);
    const href = `${this.#options.url()}/webapps/billing/subscriptions/update?ba_token=BA-${id}`;
    return answerOf(revised, { plan_id, links: [{ href, rel: "approve", method: "GET" }] });
  }

  #chargesOf(id: string): Transaction[] {
    const charges = this.transactions.get(id);
    if (!charges) throw new Error(`no subscription ${id}`);
    return charges;
  }

  #planOf(id: string): Plan {
    const plan = this.plans.get(id);
    if (!plan) throw new Error(`no plan ${id}`);
    return plan;
  }

  #emitChange(id: string, event: string): void {
    this.#emit(`BILLING.SUBSCRIPTION.${event}`, { id });
  }

  #emit(type: string, subject: Resource): void {
    this.#options.onEvent({
      from: this.name,
      path: `/api/webhooks/${WEBHOOK_NAMES.PAYPAL}`,
      type,
      subject,
      sign: (signing) => this.notice(type, subject, signing),
    });
  }
}

function serial(length: number): string {
  return randomBytes(length).toString("hex").toUpperCase().slice(0, length);
}

function written(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, "Z");
}

function priceOf({ billing_cycles: [{ pricing_scheme }] }: Plan): Money {
  return pricing_scheme.fixed_price;
}

function intervalOf({ billing_cycles: [{ frequency }] }: Plan): Interval {
  return { count: frequency.interval_count, unit: EVERY[frequency.interval_unit] };
}

/** A failed charge is tried again some days later, until PayPal gives up. */
function retry(now: Date, failed: number): { next_payment_retry_time?: string } {
  return failed >= MAX_FAILED ? {} : { next_payment_retry_time: written(periodEnd(now, RETRY)) };
}
