import type { z } from "zod";
import type { ChargedPrice } from "~/domain/billing/agreement";
import type { IntervalUnit } from "~/domain/billing/interval";
import { planOfLink, providerLink } from "~/domain/billing/provider";
import { DAY_MS } from "~/domain/duration";
import { amountFromCents, centsFromDecimal } from "~/domain/money/money";
import {
  type HttpLog,
  type HttpRequest,
  type HttpService,
  isUnknown,
  parseAnswer,
  parsedBody,
  requestJson,
} from "~/server/adapters/http/ask-json";
import { AppError } from "~/server/errors";
import type {
  CancelOutcome,
  FoundSubscription,
  LinkedPlans,
  PaymentGateway,
  RevisableAmounts,
  SubscriptionRequest,
  WebhookRequest,
} from "~/server/ports/payments";
import { toFound, toMercadoPagoSnapshot } from "./answers";
import {
  invoiceOf,
  invoices,
  mercadoPagoWebhook,
  openedPreapproval,
  openings,
  preapproval,
  type preapprovalChange,
  type preapprovalRequest,
  preapprovals,
} from "./schemas";
import { isSigned } from "./signature";

const MERCADO_PAGO_URL = "https://api.mercadopago.com";

interface Options {
  accessToken: string;
  /** The secret that webhook events are signed with. */
  webhookSecret?: string;
  log: HttpLog;
  baseUrl?: string;
  timeoutMs?: number;
  now?: () => Date;
}

type NewSubscription = z.input<typeof preapprovalRequest>;
type Change = z.input<typeof preapprovalChange>;

const FREQUENCY: Record<IntervalUnit, { times: number; type: NewSubscription["auto_recurring"]["frequency_type"] }> = {
  D: { times: 1, type: "days" },
  W: { times: 7, type: "days" },
  M: { times: 1, type: "months" },
  Y: { times: 12, type: "months" },
};
/** Length of a subscription, since a start date without an end date is ignored. */
const LASTS_MS = 10 * 365 * DAY_MS;
/** Maximum number of charges listed: enough attempts and months for any reader. */
const LISTED = 100;
/** Maximum number of result pages of the subscribers of one plan link. */
const PAGES = 50;

/** Subscriptions at Mercado Pago, by its HTTP API. */
export class MercadoPago implements PaymentGateway, LinkedPlans, RevisableAmounts {
  readonly enabled = true;
  readonly #service: HttpService;
  readonly #accessToken: string;
  readonly #webhookSecret: string | undefined;
  /** The origin of a simulated provider, which also serves the provider's pages. */
  readonly simulatedAt: string | null;
  readonly #now: () => Date;

  constructor({ log, baseUrl = MERCADO_PAGO_URL, timeoutMs = 10_000, now = () => new Date(), ...options }: Options) {
    this.#service = { name: "Mercado Pago", baseUrl, timeoutMs, log };
    this.#accessToken = options.accessToken;
    this.#webhookSecret = options.webhookSecret;
    this.simulatedAt = providerLink("MERCADO_PAGO", baseUrl) === null ? new URL(baseUrl).origin : null;
    this.#now = now;
  }

  /** Opens a subscription without a plan: a plan's link carries neither a reference nor a start date. */
  async open(wish: SubscriptionRequest) {
    const { id, init_point } =
      (wish.again && (await this.#openedBefore(wish))) ||
      (await this.#ask(openedPreapproval, {
        method: "POST",
        path: "/preapproval",
        headers: { "x-idempotency-key": wish.key },
        body: {
          reason: wish.plan.name,
          external_reference: wish.payer.reference,
          payer_email: wish.payer.email,
          back_url: wish.returnUrl,
          status: "pending",
          auto_recurring: this.#recurring(wish),
        } satisfies NewSubscription,
      }));
    return { id, planRef: null, checkoutUrl: this.#page(init_point) };
  }

  /** Finds a subscription opened by an earlier attempt, since idempotency keys are not documented for subscriptions. */
  async #openedBefore({ payer }: SubscriptionRequest) {
    const query = { payer_email: payer.email, status: "pending" };
    const { results } = await this.#ask(openings, { method: "GET", path: "/preapproval/search", query });
    return results.find(
      ({ external_reference, status }) => external_reference === payer.reference && status === "pending",
    );
  }

  async read(id: string) {
    const question: HttpRequest = { method: "GET", path: `/preapproval/${encodeURIComponent(id)}` };
    const answer = await this.#asked(question);
    if (isUnknown(this.#service, question, answer)) return null;
    const one = parseAnswer(
      this.#service,
      question,
      answer,
      preapproval.refine((told) => told.id === id),
    );
    if (one.status === "pending") return toMercadoPagoSnapshot(one, []);
    const query = { preapproval_id: id, limit: `${LISTED}` };
    const charged = await this.#ask(invoices, { method: "GET", path: "/authorized_payments/search", query });
    return toMercadoPagoSnapshot(one, charged.results);
  }

  search(email: string) {
    return this.#found({ payer_email: email });
  }

  async subscribersOf(planRef: string) {
    const all: FoundSubscription[] = [];
    for (let page = 0; page < PAGES; page += 1) {
      const offset = String(page * LISTED);
      const some = await this.#found({
        preapproval_plan_id: planRef,
        status: "authorized",
        offset,
        limit: `${LISTED}`,
      });
      all.push(...some);
      if (some.length < LISTED) break;
    }
    return all;
  }

  async #found(query: Record<string, string>) {
    const { results } = await this.#ask(preapprovals, { method: "GET", path: "/preapproval/search", query });
    return results.map(toFound);
  }

  async cancel(id: string): Promise<CancelOutcome> {
    const path = `/preapproval/${encodeURIComponent(id)}`;
    let question: HttpRequest = { method: "PUT", path, body: { status: "cancelled" } satisfies Change };
    let answer = await this.#asked(question);
    if (!answer.ok) {
      // A cancelled subscription cannot be changed; a 403 for keys without permission proves nothing.
      question = { method: "GET", path };
      answer = await this.#asked(question);
      if (answer.status === 404 || answer.status === 400) return "cancelled";
    }
    const { state } = toFound(parseAnswer(this.#service, question, answer, preapproval));
    if (state !== "CANCELLED") throw new AppError("PROVIDER_FAILED");
    return "cancelled";
  }

  async revise(id: string, { cents, currency }: ChargedPrice) {
    const question: HttpRequest = {
      method: "PUT",
      path: `/preapproval/${encodeURIComponent(id)}`,
      body: {
        auto_recurring: { transaction_amount: amountFromCents(cents), currency_id: currency },
      } satisfies Change,
    };
    const revised = preapproval.refine(
      (told) => told.id === id && centsFromDecimal(told.auto_recurring?.transaction_amount ?? null) === cents,
    );
    parseAnswer(this.#service, question, await this.#asked(question), revised);
  }

  /** Webhook events of subscriptions may come without a signature: their subject is read from the provider anyway. */
  parseWebhook(told: WebhookRequest) {
    const { success, data } = mercadoPagoWebhook.safeParse(parsedBody(told.body));
    if (!success) return null;
    const signed = this.#isOurs(told);
    if (told.headers["x-signature"] !== undefined && this.#webhookSecret !== undefined && !signed) return null;
    // Event ids are guessable numbers, so an unsigned event must not block the genuine one of the same id.
    return {
      id: signed ? data.id : `unsigned ${data.id} ${data.type} ${data.data.id}`,
      topic: data.type,
      signature: signed ? "valid" : "none",
      essentials: JSON.stringify(data),
    } as const;
  }

  async subjectOf(told: WebhookRequest) {
    const { type, data } = mercadoPagoWebhook.parse(parsedBody(told.body));
    const genuine = this.#isOurs(told);
    if (type === "subscription_preapproval") return { subscriptionId: data.id, genuine };
    if (type !== "subscription_authorized_payment") return { subscriptionId: null, genuine };
    const question: HttpRequest = { method: "GET", path: `/authorized_payments/${encodeURIComponent(data.id)}` };
    const answer = await this.#asked(question);
    if (isUnknown(this.#service, question, answer)) return { subscriptionId: null, genuine };
    return { subscriptionId: parseAnswer(this.#service, question, answer, invoiceOf).preapproval_id, genuine };
  }

  /** Whether the signature is valid, recent and for this subject: it covers the query, not the body. */
  #isOurs({ headers, query, body }: WebhookRequest): boolean {
    const signature = headers["x-signature"];
    if (signature === undefined || this.#webhookSecret === undefined) return false;
    const { success, data } = mercadoPagoWebhook.safeParse(parsedBody(body));
    const dataId = query["data.id"];
    if (!success || (dataId !== undefined && dataId.toLowerCase() !== data.data.id.toLowerCase())) return false;
    const signed = { signature, requestId: headers["x-request-id"], dataId };
    return isSigned(signed, this.#webhookSecret, this.#now());
  }

  planOfLink(link: string) {
    return planOfLink(link, this.simulatedAt);
  }

  /**
   * The page to send the payer to. The activation parameter in the provider's own links leads to a missing page, so it
   * is removed.
   */
  #page(link: string): string {
    const page = providerLink("MERCADO_PAGO", link, this.simulatedAt);
    if (page === null) throw new AppError("PROVIDER_FAILED", {}, { cause: new Error("link to another host") });
    const url = new URL(page);
    url.searchParams.delete("activation");
    return url.href;
  }

  #recurring({ plan, startsAt }: SubscriptionRequest): NewSubscription["auto_recurring"] {
    const { times, type } = FREQUENCY[plan.interval.unit];
    const endsAt = startsAt && new Date(startsAt.getTime() + LASTS_MS);
    return {
      frequency: plan.interval.count * times,
      frequency_type: type,
      transaction_amount: amountFromCents(plan.totalCents),
      currency_id: plan.currency,
      ...(startsAt && endsAt ? { start_date: startsAt.toISOString(), end_date: endsAt.toISOString() } : {}),
    };
  }

  #asked(question: HttpRequest) {
    const headers = { ...question.headers, authorization: `Bearer ${this.#accessToken}` };
    return requestJson(this.#service, { ...question, headers });
  }

  async #ask<S extends z.ZodType>(shape: S, question: HttpRequest): Promise<z.output<S>> {
    return parseAnswer(this.#service, question, await this.#asked(question), shape);
  }
}
