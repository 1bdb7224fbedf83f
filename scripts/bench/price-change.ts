import { z } from "zod";
import type { ShopPage } from "./find-pages.ts";
import { whole } from "./format.ts";
import { logIn, type Merchant } from "./log-in.ts";
import { median } from "./median.ts";
import { get } from "./request.ts";
import type { Servers } from "./site.ts";
import { mutate } from "./trpc.ts";

export interface PriceChange {
  /** Milliseconds until the panel says that the price is saved. */
  save: number;
  /** Milliseconds until the page shows it. */
  total: number;
  /** The most requests that this took. */
  requests: number;
}

/** Changes a product's price in the panel and waits for it on the public page. The times are medians. */
export async function timePriceChanges(
  { port }: Servers,
  merchant: Merchant,
  { productId, page, times }: { productId: number; page: ShopPage; times: number },
): Promise<PriceChange> {
  const caller = await logIn(port, merchant);
  const changes: PriceChange[] = [];
  for (let n = 0; n < times; n++) {
    const price = 700_001 + n * 1111;
    const shown = whole(price);
    const input = { tentId: merchant.tentId, id: productId, field: "price", value: price };
    const started = performance.now();
    const { ms } = await mutate(caller, "product.updateField", input, z.unknown());
    let requests = 0;
    for (let isShown = false; !isShown; requests++) {
      if (requests > 100) throw new Error(`El precio ${shown} no llegó a ${page.path}`);
      isShown = (await get(page)).body.includes(shown);
    }
    changes.push({ save: ms, total: performance.now() - started, requests });
  }
  return {
    save: median(changes.map(({ save }) => save)),
    total: median(changes.map(({ total }) => total)),
    requests: Math.max(...changes.map(({ requests }) => requests)),
  };
}
