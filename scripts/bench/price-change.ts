import { logIn } from "./log-in.ts";
import { ask, get } from "./request.ts";

/** Changes a price through the panel's call, and waits for it on the public page. Milliseconds, and requests until it showed. */
export async function timePriceChanges({ port, email, password, tentId, productId, page, times }) {
  const headers = await logIn({ port, email, password });
  const changes = [];
  for (let n = 0; n < times; n++) {
    const price = 700_001 + n * 1111;
    const shown = new Intl.NumberFormat("es-AR").format(price);
    const started = performance.now();
    const saved = await ask({
      port,
      host: `localhost:${port}`,
      path: "/api/trpc/product.updateField",
      method: "POST",
      headers,
      body: JSON.stringify({ json: { tentId, id: productId, field: "price", value: price } }),
    });
    if (saved.status !== 200) throw new Error(`El cambio de precio respondió ${saved.status}: ${saved.body}`);
    let requests = 0;
    for (let there = false; !there; requests++) {
      if (requests > 100) throw new Error(`El precio ${shown} no llegó a ${page.path}`);
      there = (await get(page)).body.includes(shown);
    }
    changes.push({ save: saved.ms, total: performance.now() - started, requests });
  }
  return changes;
}
