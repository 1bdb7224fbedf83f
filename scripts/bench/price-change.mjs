import { ask, get } from "./request.mjs";

const cookiesOf = ({ headers }) => (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]);

/** Logs in as a browser does, and returns the headers of a merchant's requests. */
async function logIn({ port, email, password }) {
  const host = `localhost:${port}`;
  const origin = `http://${host}`;
  const first = await get({ port, host, path: "/api/auth/csrf" });
  const { csrfToken } = JSON.parse(first.body);
  const answer = await ask({
    port,
    host,
    path: "/api/auth/callback/credentials",
    method: "POST",
    headers: {
      Origin: origin,
      Cookie: cookiesOf(first).join("; "),
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams({ csrfToken, email, password, json: "true" }).toString(),
  });
  const session = cookiesOf(answer);
  if (answer.status !== 200 || session.length === 0) throw new Error(`No se pudo entrar con ${email}: ${answer.body}`);
  return { Origin: origin, Cookie: session.join("; "), "Content-Type": "application/json" };
}

/** Changes a price through the panel's call, and waits for it on the public page. Milliseconds, and requests until it showed. */
export async function timePriceChanges({ port, email, password, productId, page, times }) {
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
      body: JSON.stringify({ json: { id: productId, field: "price", value: price } }),
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
