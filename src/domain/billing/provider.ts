export const PROVIDERS = ["MERCADO_PAGO", "PAYPAL"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What `service` is on the wire. */
export const SERVICES = { mercado_pago: "MERCADO_PAGO", paypal: "PAYPAL" } as const satisfies Record<string, Provider>;
export type PaymentService = keyof typeof SERVICES;

/** The currencies a subscription can be charged in, of those with two decimals at PayPal, which takes no pesos of ours. */
const CURRENCIES: Record<Provider, ReadonlySet<string>> = {
  MERCADO_PAGO: new Set(["ARS", "BRL", "CLP", "COP", "MXN", "PEN", "UYU"]),
  PAYPAL: new Set("AUD BRL CAD CHF CZK DKK EUR GBP HKD ILS MXN MYR NOK NZD PHP PLN SEK SGD THB USD".split(" ")),
};

export function takesCurrency(provider: Provider, currency: string): boolean {
  return CURRENCIES[provider].has(currency);
}

const HOSTS: Record<Provider, RegExp> = {
  MERCADO_PAGO: /^(?:[a-z0-9-]+\.)*(?:mercadopago\.(?:com|cl|com\.(?:ar|br|co|mx|pe|uy|ve))|mercadolivre\.com\.br)$/,
  PAYPAL: /^(?:[a-z0-9-]+\.)*paypal\.com$/,
};

/**
 * The address as a person is sent to it, or null: only https pages of the provider itself, and of `standIn`, the origin
 * that speaks for it while trying things out.
 */
export function providerLink(provider: Provider, text: string, standIn: string | null = null): string | null {
  const url = URL.parse(text.trim());
  if (url === null || `${url.username}${url.password}` !== "") return null;
  if (standIn !== null && url.origin === standIn) return url.href;
  return url.protocol === "https:" && url.port === "" && HOSTS[provider].test(url.hostname) ? url.href : null;
}

/**
 * The page that a plan's link leads to, and the plan; null where it is none of Mercado Pago's. The mark of activation,
 * which its own links carry, leads to a page that is not there.
 */
export function planLink(text: string, standIn: string | null = null): { page: string; planRef: string } | null {
  const [page, planRef] = [providerLink("MERCADO_PAGO", text, standIn), planOfLink(text, standIn)];
  if (page === null || planRef === null) return null;
  const url = new URL(page);
  url.searchParams.delete("activation");
  return { page: url.href, planRef };
}

/** The plan that a subscription link of Mercado Pago is for; null where it is none. */
export function planOfLink(text: string, standIn: string | null = null): string | null {
  const link = providerLink("MERCADO_PAGO", text, standIn);
  const plan = link && new URL(link).searchParams.get("preapproval_plan_id");
  return plan && /^[\w-]{1,80}$/.test(plan) ? plan : null;
}
