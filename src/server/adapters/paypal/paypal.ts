import { createHash } from "node:crypto";
import type { z } from "zod";
import type { IntervalUnit } from "~/domain/billing/interval";
import { providerLink } from "~/domain/billing/provider";
import { DAY_MS, MINUTE_MS } from "~/domain/duration";
import { decimalFromCents } from "~/domain/money/money";
import { moment } from "~/server/adapters/http/answer-parts";
import {
  type HttpLog,
  type HttpRequest,
  type HttpService,
  isUnknown,
  parseAnswer,
  parsedBody,
  requestJson,
} from "~/server/adapters/http/ask-json";
import { isRecent } from "~/server/adapters/http/webhook-age";
import { AppError } from "~/server/errors";
import type {
  CancelOutcome,
  ChangeablePlans,
  PaymentGateway,
  PricedPlan,
  SubscriptionRequest,
  WebhookRequest,
} from "~/server/ports/payments";
import { approvalOf, toPaypalSnapshot } from "./answers";
import {
  type cancellationRequest,
  created,
  openedPaypalSubscription,
  type paypalSubscriptionRequest,
  paypalWebhook,
  type planRequest,
  type productRequest,
  revised,
  type revisionRequest,
  subscription,
  token,
  transactions,
  verdict,
  type verificationRequest,
} from "./schemas";

const PAYPAL_URL = "https://api-m.paypal.com";

interface Options {
  clientId: string;
  secret: string;
  /** PayPal's id of our webhook; without it the sender of an event cannot be verified. */
  webhookId?: string;
  log: HttpLog;
  baseUrl?: string;
  timeoutMs?: number;
  now?: () => Date;
}

const UNITS = { D: "DAY", W: "WEEK", M: "MONTH", Y: "YEAR" } as const satisfies Record<IntervalUnit, string>;
/** A token is renewed this long before it expires, so that no request is sent with an expired one. */
const TOKEN_MARGIN_MS = MINUTE_MS;
const SIGNATURE_PARTS = ["auth-algo", "cert-url", "transmission-id", "transmission-sig", "transmission-time"] as const;
const REPRESENTATION = { prefer: "return=representation" };

/** Subscriptions at PayPal, by its HTTP API. */
export class Paypal implements PaymentGateway, ChangeablePlans {
  readonly enabled = true;
  readonly #service: HttpService;
  readonly #keys: string;
  readonly #webhookId: string | undefined;
  readonly simulatedAt: string | null;
  readonly #now: () => Date;
  #token: { text: string; until: number } | null = null;

  constructor({ clientId, secret, webhookId, log, baseUrl = PAYPAL_URL, timeoutMs = 10_000, now }: Options) {
    this.#service = { name: "PayPal", baseUrl, timeoutMs, log };
    this.#keys = Buffer.from(`${clientId}:${secret}`).toString("base64");
    this.simulatedAt = providerLink("PAYPAL", baseUrl) === null ? new URL(baseUrl).origin : null;
    this.#webhookId = webhookId;
    this.#now = now ?? (() => new Date());
  }

  async open({ plan, payer, key, startsAt, returnUrl }: SubscriptionRequest) {
    const planRef = plan.ref ?? (await this.#makePlan(plan));
    const answer = await this.#ask(openedPaypalSubscription, {
      method: "POST",
      path: "/v1/billing/subscriptions",
      headers: { ...REPRESENTATION, "paypal-request-id": key },
      body: {
        plan_id: planRef,
        custom_id: payer.reference,
        subscriber: { email_address: payer.email },
        ...(startsAt ? { start_time: startsAt.toISOString() } : {}),
        application_context: this.#pages(returnUrl),
      } satisfies z.input<typeof paypalSubscriptionRequest>,
    });
    return { id: answer.id, planRef, checkoutUrl: this.#page(approvalOf(answer)) };
  }

  async read(id: string) {
    const question: HttpRequest = { method: "GET", path: pathOf(id) };
    const answer = await this.#asked(question);
    if (isUnknown(this.#service, question, answer)) return null;
    const one = parseAnswer(
      this.#service,
      question,
      answer,
      subscription.refine((told) => told.id === id),
    );
    if (one.status === "APPROVAL_PENDING" || one.status === "APPROVED") return toPaypalSnapshot(one, []);
    const since = one.create_time ?? new Date(0);
    const query = { start_time: since.toISOString(), end_time: new Date(this.#now().getTime() + DAY_MS).toISOString() };
    const charged = await this.#ask(transactions, { method: "GET", path: `${pathOf(id)}/transactions`, query });
    return toPaypalSnapshot(one, charged?.transactions ?? []);
  }

  /**
   * PayPal cannot search by payer; a lost subscription is recovered when the payer returns, or by opening it with the
   * same key.
   */
  async search() {
    return [];
  }

  async cancel(id: string): Promise<CancelOutcome> {
    const body: z.input<typeof cancellationRequest> = { reason: "Baja pedida por el comercio" };
    const answer = await this.#asked({ method: "POST", path: `${pathOf(id)}/cancel`, body });
    if (answer.ok) return "cancelled";
    // A 403 for keys without permission proves nothing.
    const question: HttpRequest = { method: "GET", path: pathOf(id) };
    const known = await this.#asked(question);
    if (known.status === 404 || known.status === 400) return "cancelled";
    const { state } = toPaypalSnapshot(parseAnswer(this.#service, question, known, subscription), []);
    if (state === "PENDING") return "unapproved";
    if (state !== "CANCELLED") throw new AppError("PROVIDER_FAILED");
    return "cancelled";
  }

  async change(id: string, { plan, returnUrl }: Pick<SubscriptionRequest, "plan" | "returnUrl">) {
    const planRef = plan.ref ?? (await this.#makePlan(plan));
    const answer = await this.#ask(revised, {
      method: "POST",
      path: `${pathOf(id)}/revise`,
      body: { plan_id: planRef, application_context: this.#pages(returnUrl) } satisfies z.input<typeof revisionRequest>,
    });
    return { planRef, confirmUrl: this.#page(approvalOf(answer)) };
  }

  parseWebhook(told: WebhookRequest) {
    const { success, data } = paypalWebhook.safeParse(parsedBody(told.body));
    if (!success || (this.#webhookId !== undefined && !this.#mayBeTheirs(told))) return null;
    const signature = this.#webhookId === undefined ? "none" : "unproved";
    return { id: data.id, topic: data.event_type, signature, essentials: JSON.stringify(data) } as const;
  }

  /** Checks without a request: the signature has all its parts, is recent, and names a certificate of PayPal. */
  #mayBeTheirs({ headers }: WebhookRequest): boolean {
    const parts = SIGNATURE_PARTS.map((name) => headers[`paypal-${name}`]);
    if (parts.some((part) => !part)) return false;
    const sentAt = moment.safeParse(headers["paypal-transmission-time"]);
    if (!sentAt.success || !isRecent(sentAt.data, this.#now())) return false;
    return providerLink("PAYPAL", headers["paypal-cert-url"] ?? "", this.simulatedAt) !== null;
  }

  async subjectOf(told: WebhookRequest) {
    const { event_type, resource } = paypalWebhook.parse(parsedBody(told.body));
    const genuine = this.#webhookId !== undefined && (await this.#verifies(told, this.#webhookId));
    if (this.#webhookId !== undefined && !genuine) return { subscriptionId: null, genuine };
    const ofSubscription = event_type.startsWith("BILLING.SUBSCRIPTION.") ? resource.id : null;
    const ofSale = event_type.startsWith("PAYMENT.SALE.") ? resource.billing_agreement_id : null;
    return { subscriptionId: ofSubscription ?? ofSale ?? null, genuine };
  }

  async #verifies({ headers, body }: WebhookRequest, webhook_id: string): Promise<boolean> {
    const part = (name: string) => headers[`paypal-${name}`] ?? "";
    const answer = await this.#ask(verdict, {
      method: "POST",
      path: "/v1/notifications/verify-webhook-signature",
      body: {
        auth_algo: part("auth-algo"),
        cert_url: part("cert-url"),
        transmission_id: part("transmission-id"),
        transmission_sig: part("transmission-sig"),
        transmission_time: part("transmission-time"),
        webhook_id,
        webhook_event: parsedBody(body),
      } satisfies z.input<typeof verificationRequest>,
    });
    return answer.verification_status === "SUCCESS";
  }

  /** Creates PayPal's plan for a plan of ours at this price. Concurrent identical calls create one plan. */
  async #makePlan({ id, name, totalCents, currency, interval }: PricedPlan): Promise<string> {
    const make = async (path: string, body: z.input<typeof productRequest> | z.input<typeof planRequest>) => {
      const key = createHash("sha256")
        .update(`${id} ${path} ${JSON.stringify(body)}`)
        .digest("hex")
        .slice(0, 32);
      const headers = { ...REPRESENTATION, "paypal-request-id": key };
      return (await this.#ask(created, { method: "POST", path, headers, body })).id;
    };
    const productId = await make("/v1/catalogs/products", { name, type: "SERVICE" });
    return make("/v1/billing/plans", {
      product_id: productId,
      name,
      billing_cycles: [
        {
          frequency: { interval_unit: UNITS[interval.unit], interval_count: interval.count },
          tenure_type: "REGULAR",
          sequence: 1,
          total_cycles: 0,
          pricing_scheme: { fixed_price: { currency_code: currency, value: decimalFromCents(totalCents) } },
        },
      ],
      payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
    });
  }

  #pages(returnUrl: string): z.input<typeof revisionRequest>["application_context"] {
    return {
      return_url: returnUrl,
      cancel_url: returnUrl,
      shipping_preference: "NO_SHIPPING",
      user_action: "SUBSCRIBE_NOW",
    };
  }

  #page(link: string): string {
    const page = providerLink("PAYPAL", link, this.simulatedAt);
    if (page === null) throw new AppError("PROVIDER_FAILED", {}, { cause: new Error("link to another host") });
    return page;
  }

  /** Sends the request; if the token was revoked early, retries once with a new one. */
  async #asked(question: HttpRequest) {
    const send = async () => {
      const headers = { ...question.headers, authorization: `Bearer ${await this.#accessToken()}` };
      return requestJson(this.#service, { ...question, headers });
    };
    const answer = await send();
    if (answer.status !== 401) return answer;
    this.#token = null;
    return send();
  }

  async #ask<S extends z.ZodType>(shape: S, question: HttpRequest): Promise<z.output<S>> {
    return parseAnswer(this.#service, question, await this.#asked(question), shape);
  }

  async #accessToken(): Promise<string> {
    const now = this.#now().getTime();
    if (this.#token && this.#token.until > now) return this.#token.text;
    const question: HttpRequest = {
      method: "POST",
      path: "/v1/oauth2/token",
      headers: { authorization: `Basic ${this.#keys}` },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    };
    const given = parseAnswer(this.#service, question, await requestJson(this.#service, question), token);
    this.#token = { text: given.access_token, until: now + given.expires_in * 1000 - TOKEN_MARGIN_MS };
    return given.access_token;
  }
}

function pathOf(id: string): string {
  return `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
}
