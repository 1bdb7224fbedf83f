import type { CartLine } from "~/domain/catalogue/cart";
import type { Checkout } from "~/domain/catalogue/checkout";
import type { CallResult, PricedAnswer, SentOrder } from "~/domain/catalogue/checkout-machine";
import type { Cents } from "~/domain/product/money";

type Answer = {
  result?: { data?: { json?: unknown } };
  error?: { json?: { data?: { appError?: { code?: string; details?: { fields?: Record<string, string[]> } } } } };
};

// Plain fetch: the panel's client would weigh more than the whole of a visitor's page.
async function call<T>(procedure: string, input: unknown): Promise<CallResult<T>> {
  try {
    const response = await fetch(`/api/trpc/${procedure}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
      keepalive: true,
    });
    const answer = (await response.json()) as Answer;
    if (response.ok && answer.result) return { ok: true, data: answer.result.data?.json as T };
    const error = answer.error?.json?.data?.appError;
    return { ok: false, failure: { code: error?.code ?? "INTERNAL", fields: error?.details?.fields ?? {} } };
  } catch {
    return { ok: false, failure: { code: "OFFLINE", fields: {} } };
  }
}

const asked = (lines: readonly CartLine[]) =>
  lines.map(({ productId, variantId, quantity, priceCents }) => ({
    productId,
    variantId,
    quantityMilli: quantity,
    seenPrice: priceCents,
  }));

/** What the cart costs now, and what changed since it was filled. */
export const checkCart = (tentId: number, lines: readonly CartLine[]): Promise<CallResult<PricedAnswer>> =>
  call("order.check", { tentId, lines: asked(lines) });

/** Sends the order; the same key twice is one order. */
export const sendOrder = (
  tentId: number,
  clientKey: string,
  lines: readonly CartLine[],
  seenTotal: Cents,
  form: Checkout,
): Promise<CallResult<SentOrder>> =>
  call("order.place", { tentId, clientKey, lines: asked(lines), seenTotal, ...form });

/** Keeps that the visitor went on to WhatsApp. */
export const orderOpened = (token: string): void => {
  void call("order.opened", { token });
};
