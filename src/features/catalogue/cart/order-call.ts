import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import type { Checkout } from "~/domain/catalogue/cart/checkout";
import type { CallResult } from "~/domain/catalogue/cart/checkout-machine";
import type { AppErrorShape } from "~/domain/errors";
import type { Cents } from "~/domain/money/money";
import type { RouterInputs, RouterOutputs } from "~/trpc/react";

type Inputs = RouterInputs["order"];
type Outputs = RouterOutputs["order"];
type Called = "check" | "place" | "opened" | "repeat" | "progress";

/** tRPC response body; these procedures return plain JSON, so superjson's `meta` is not needed. */
interface Answer<Data> {
  result?: { data: { json: Data } };
  error?: { json: { data: { appError?: AppErrorShape } } };
}

// Plain fetch: the panel's tRPC client would weigh more than a visitor's whole page.
async function call<Name extends Called>(name: Name, input: Inputs[Name]): Promise<CallResult<Outputs[Name]>> {
  try {
    const response = await fetch(`/api/trpc/order.${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
      keepalive: true,
    });
    const answer: Answer<Outputs[Name]> = await response.json();
    if (response.ok && answer.result) return { ok: true, data: answer.result.data.json };
    const error = answer.error?.json.data.appError;
    return { ok: false, failure: { code: error?.code ?? "INTERNAL", fields: error?.details.fields ?? {} } };
  } catch {
    return { ok: false, failure: { code: "OFFLINE", fields: {} } };
  }
}

const asked = (lines: readonly StoredCartLine[]): Inputs["check"]["lines"] =>
  lines.map(({ productId, variantId, quantity, priceCents }) => ({
    productId,
    variantId,
    quantityMilli: quantity,
    seenPrice: priceCents,
  }));

/** Fetches the cart's current prices and what changed since it was filled. */
export const checkCart = (tentId: number, lines: readonly StoredCartLine[]) =>
  call("check", { tentId, lines: asked(lines) });

/** Places the order. Idempotent: sending the same key twice creates one order. */
export const sendOrder = (
  tentId: number,
  clientKey: string,
  lines: readonly StoredCartLine[],
  seenTotal: Cents,
  form: Checkout,
) => call("place", { tentId, clientKey, lines: asked(lines), seenTotal, ...form });

/** Fetches what an earlier order would be today. */
export const fetchRepeat = (tentId: number, token: string) => call("repeat", { tentId, token });

/** Fetches how far this visitor's orders have come. */
export const fetchProgress = (tentId: number, tokens: string[]) => call("progress", { tentId, tokens });

/** Records that the visitor opened WhatsApp. */
export const orderOpened = (token: string): void => {
  void call("opened", { token });
};
