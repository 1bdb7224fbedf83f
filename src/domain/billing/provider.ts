/** The providers that charge subscriptions. In the database there is also `MANUAL`, for plans that the team grants. */
export const EXTERNAL_PROVIDERS = ["MERCADO_PAGO", "PAYPAL"] as const;
export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number];

/** What the API calls each provider, as `service`. */
export const SERVICE_NAMES = { MERCADO_PAGO: "mercado_pago", PAYPAL: "paypal" } as const satisfies Record<
  ExternalProvider,
  string
>;
export type PaymentService = (typeof SERVICE_NAMES)[ExternalProvider];
export const SERVICES: Record<PaymentService, ExternalProvider> = { mercado_pago: "MERCADO_PAGO", paypal: "PAYPAL" };

/** The last part of the address that each provider sends webhooks to, after `/api/webhooks/`. */
export const WEBHOOK_NAMES: Record<ExternalProvider, string> = { MERCADO_PAGO: "mercado-pago", PAYPAL: "paypal" };

/**
 * How a subscriber moves to another plan: the provider charges another amount ("revise"), or has the payer approve
 * another plan ("approve"); where it supports neither, a new subscription replaces the old one when the paid period
 * ends ("checkout").
 */
export type ChangeWay = "revise" | "approve" | "checkout";
export const CHANGE_WAYS: Record<ExternalProvider, ChangeWay> = { MERCADO_PAGO: "revise", PAYPAL: "approve" };

/** Whether people can pay a plan through its own link, without our opening a subscription. */
export const HAS_PLAN_LINKS: Record<ExternalProvider, boolean> = { MERCADO_PAGO: true, PAYPAL: false };

/** The currencies a subscription can be charged in; PayPal takes only those with two decimals, no ARS, CLP or COP. */
const CURRENCIES: Record<ExternalProvider, ReadonlySet<string>> = {
  MERCADO_PAGO: new Set(["ARS", "BRL", "CLP", "COP", "MXN", "PEN", "UYU"]),
  PAYPAL: new Set("AUD BRL CAD CHF CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD".split(" ")),
};

export function takesCurrency(provider: ExternalProvider, currency: string): boolean {
  return CURRENCIES[provider].has(currency);
}

const HOSTS: Record<ExternalProvider, RegExp> = {
  MERCADO_PAGO: /^(?:[a-z0-9-]+\.)*(?:mercadopago\.(?:com|cl|com\.(?:ar|br|co|mx|pe|uy|ve))|mercadolivre\.com\.br)$/,
  PAYPAL: /^(?:[a-z0-9-]+\.)*paypal\.com$/,
};

/**
 * The URL a person is redirected to, or null: only https pages of the provider itself, and of `standIn`, the origin
 * that stands in for the provider while testing.
 */
export function providerLink(provider: ExternalProvider, text: string, standIn: string | null = null): string | null {
  const url = URL.parse(text.trim());
  if (url === null || `${url.username}${url.password}` !== "") return null;
  if (standIn !== null && url.origin === standIn) return url.href;
  return url.protocol === "https:" && url.port === "" && HOSTS[provider].test(url.hostname) ? url.href : null;
}

/**
 * The page a plan's link leads to, and its plan; null if it is not a Mercado Pago link. Drops the activation marker
 * that Mercado Pago's own links carry, because it leads to a page that does not exist.
 */
export function planLink(text: string, standIn: string | null = null): { page: string; planRef: string } | null {
  const [page, planRef] = [providerLink("MERCADO_PAGO", text, standIn), planOfLink(text, standIn)];
  if (page === null || planRef === null) return null;
  const url = new URL(page);
  url.searchParams.delete("activation");
  return { page: url.href, planRef };
}

/** The plan id in a Mercado Pago subscription link; null if there is none. */
export function planOfLink(text: string, standIn: string | null = null): string | null {
  const link = providerLink("MERCADO_PAGO", text, standIn);
  const plan = link && new URL(link).searchParams.get("preapproval_plan_id");
  return plan && /^[\w-]{1,80}$/.test(plan) ? plan : null;
}
