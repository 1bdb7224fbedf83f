import type { ChargedPrice } from "~/domain/billing/agreement";
import { planOfLink } from "~/domain/billing/provider";
import { AppError } from "~/server/errors";
import type {
  CancelOutcome,
  Payments,
  SubscriptionRequest,
  SubscriptionSnapshot,
  WebhookRequest,
} from "~/server/ports/payments";

/**
 * An in-memory provider controlled by a test: it opens requested subscriptions and returns the state that the test
 * sets.
 */
export class FakeProvider {
  enabled = true;
  simulatedAt: string | null = null;
  /** While set, every request fails. */
  down = false;
  /** Opens without a response: simulates a dead process or a lost connection. */
  loses = false;
  readonly known = new Map<string, SubscriptionSnapshot>();
  readonly cancelled: string[] = [];
  readonly #opened = new Map<string, string>();
  readonly #ids: (serial: number) => string;
  readonly #checkout: string;

  constructor(checkout: string, ids: (serial: number) => string) {
    this.#checkout = checkout;
    this.#ids = ids;
  }

  /** Adds a subscription that we did not open, or changes one at the provider. */
  tell(id: string, over: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot {
    const blank: SubscriptionSnapshot = {
      id,
      state: "PENDING",
      price: null,
      planRef: null,
      reference: null,
      payerEmail: null,
      openedAt: null,
      nextPaymentAt: null,
      lastPaymentAt: null,
      failedPayments: 0,
      retryAt: null,
      charges: [],
    };
    const told = { ...blank, ...this.known.get(id), ...over };
    this.known.set(id, told);
    return told;
  }

  open = async ({ plan, payer, key, startsAt }: SubscriptionRequest) => {
    this.#answer();
    const planRef = plan.ref ?? `P-${plan.id}`;
    const id = this.#opened.get(key) ?? this.#ids(serial());
    if (!this.known.has(id)) {
      this.tell(id, { planRef, reference: payer.reference, payerEmail: payer.email, nextPaymentAt: startsAt });
    }
    this.#opened.set(key, id);
    if (this.loses) throw new AppError("PROVIDER_FAILED");
    return { id, planRef, checkoutUrl: `${this.#checkout}/${id}` };
  };

  read = async (id: string) => {
    this.#answer();
    return this.known.get(id) ?? null;
  };

  search = async (email: string) => {
    this.#answer();
    return [...this.known.values()].filter(({ payerEmail }) => payerEmail === email);
  };

  subscribersOf = async (plan: string) => {
    this.#answer();
    return [...this.known.values()].filter(({ planRef, state }) => planRef === plan && state === "ACTIVE");
  };

  cancel = async (id: string): Promise<CancelOutcome> => {
    this.#answer();
    this.cancelled.push(id);
    this.tell(id, { state: "CANCELLED", nextPaymentAt: null });
    return "cancelled";
  };

  revise = async (id: string, price: ChargedPrice) => {
    this.#answer();
    this.tell(id, { price });
  };

  change = async (id: string, { plan }: Pick<SubscriptionRequest, "plan" | "returnUrl">) => {
    this.#answer();
    const planRef = plan.ref ?? `P-${plan.id}`;
    return { planRef, confirmUrl: `${this.#checkout}/${id}/${planRef}` };
  };

  /** A webhook event is `{id, topic, subscription}`; ids that a test names are forged. */
  readonly forged = new Set<string>();

  parseWebhook = ({ body }: WebhookRequest) => {
    const { id, topic } = JSON.parse(body) as { id?: string; topic?: string };
    return id && topic ? ({ id, topic, signature: "valid", essentials: body } as const) : null;
  };

  subjectOf = async ({ body }: WebhookRequest) => {
    this.#answer();
    const { id, subscription } = JSON.parse(body) as { id: string; subscription: string | null };
    const genuine = !this.forged.has(id);
    return { subscriptionId: genuine ? subscription : null, genuine };
  };

  planOfLink = (link: string) => planOfLink(link);

  #answer(): void {
    if (!this.enabled) throw new AppError("PROVIDER_DISABLED");
    if (this.down) throw new AppError("PROVIDER_FAILED");
  }
}

let last = 0;
/** Ids are unique in the database, so no two tests may share one. */
function serial(): number {
  last += 1;
  return process.pid * 10_000 + last;
}

export function fakePayments() {
  return {
    MERCADO_PAGO: new FakeProvider("https://www.mercadopago.com.ar/checkout", (n) => `preapproval-${n}`),
    PAYPAL: new FakeProvider("https://www.paypal.com/checkout", (n) => `I-${String(n).padStart(12, "0")}`),
  } satisfies Payments;
}
