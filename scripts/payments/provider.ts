// The types that the server, the pages and the two providers of the stand-in share.
import type { z } from "zod";
import type { Interval } from "../../src/domain/billing/interval.ts";

/** A request that reached the server. */
export interface Call {
  method: string;
  url: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** Sent as JSON; a browser sends a form. */
  json: boolean;
  body: unknown;
}

/** A text is sent as it is, everything else as JSON, and null as an empty body. */
export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** How a provider fails: with an answer of its own, by closing the connection, or after a delay. */
export type Fault = Answer | { hangUp: true } | { afterMs: number };

/** A successful answer of the shape that the adapter reads. @throws {z.ZodError} for a value that the schema refuses */
export function answerOf<S extends z.ZodType, Body extends z.input<S>>(schema: S, body: Body, status = 200): Answer {
  schema.parse(body);
  return { status, body };
}

/** Why a request was refused: the first problem that its schema found. */
export function reasonOf({ issues: [first] }: z.ZodError): string {
  return first ? `${first.path.join(".")}: ${first.message}` : "invalid";
}

export interface Signing {
  /** The id of an earlier delivery, to send the same webhook again. */
  id?: string;
  /** Another secret than the provider's own: somebody else signs. */
  secret?: string;
}

export interface SignedWebhook {
  id: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  body: string;
}

/** An event that the provider sends a webhook about. */
export interface ProviderEvent {
  /** The provider's name. */
  from: string;
  /** The path of the site that receives its webhooks. */
  path: string;
  type: string;
  subject: unknown;
  sign(signing: Signing): SignedWebhook;
}

export interface ProviderOptions {
  /** The address of the server, known once it listens. */
  url: () => string;
  now: () => Date;
  onEvent: (event: ProviderEvent) => void;
}

/** The price of a subscription or a plan, as the pages show it. */
export interface Offer {
  title: string;
  amount: number;
  currency: string;
  every: Interval;
  /** The agreed day of the first charge. */
  starts: string | null;
}

/** What a checkout page is about: a new subscription, a plan that anybody may subscribe to, or another plan. */
export interface Checkout extends Offer {
  kind: "new" | "plan" | "change";
  id: string;
  payer: string | null;
  /** Nobody has decided yet. */
  open: boolean;
}

/** What the payer decides on a checkout page. */
export interface Decision {
  choice: "approve" | "reject" | "back";
  /** The first charge is made at once. */
  charged: boolean;
  /** Typed on the page of a plan. */
  email?: string | undefined;
}

/** A subscription as the control page lists it. */
export interface ListedSubscription extends Offer {
  provider: string;
  id: string;
  payer: string;
  status: string;
  live: boolean;
  opened: string;
  next: string | null;
  /** Charges that failed since the last one that was paid. */
  failed: number;
  checkout: string | null;
  charges: { at: string; status: string; paid: boolean }[];
}

/** A provider that the server plays. */
export interface PlayedProvider {
  readonly name: string;
  readonly subscriptions: ReadonlyMap<string, unknown>;
  /** The maps that the state file keeps, by name. */
  readonly kept: Record<string, Map<string, unknown>>;
  /** The payer approves. The first charge is made at once, unless `charged` is false or a later day was agreed. */
  approve(id: string, options?: { charged?: boolean }): void;
  /** The day of the next charge comes, and it is paid. */
  month(id: string): void;
  /** The day of the next charge comes, and it fails. */
  reject(id: string): void;
  /** The payer or the provider cancels. */
  cancel(id: string): void;
  /** Moves all dates of a subscription back. */
  age(id: string, days: number): void;
  list(): ListedSubscription[];
  /** The checkout page that a call asks for; null if it asks for another page. */
  page(call: Call): Checkout | null;
  /** Where the payer goes next; null when they stay, because a rejected card may be tried again. */
  decide(shown: Checkout, decision: Decision): string | null;
  /** The mail of the payer whom an API call is about, if it names one. */
  payerOf(call: Call): string | null;
  /** Answers a call of the API. */
  handle(call: Call): Answer;
}
