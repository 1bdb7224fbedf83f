// A server that speaks the part of Mercado Pago's and PayPal's APIs that we use.
import { once } from "node:events";
import { createServer } from "node:http";
import { MercadoPagoStandIn } from "./mercado-pago.mjs";
import { PaypalStandIn } from "./paypal.mjs";

/**
 * Starts it, on a free port of this machine unless told otherwise.
 * `fault(answer)` makes every call fail: null answers never, `{ status, body, headers }` what it says; undefined ends it.
 */
export async function startStandIn({ port = 0, now = () => new Date() } = {}) {
  let base = "";
  let broken;
  const asked = [];
  const options = { url: () => base, now };
  const mercadoPago = new MercadoPagoStandIn(options);
  const paypal = new PaypalStandIn(options);

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { pathname, searchParams } = new URL(request.url ?? "/", base);
    const call = {
      method: request.method ?? "GET",
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: request.headers["content-type"] === "application/json" ? JSON.parse(text) : null,
    };
    asked.push(call);
    if (broken === null) return;
    const answer = broken ?? (pathname.startsWith("/v1/") ? paypal : mercadoPago).handle(call);
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(
      typeof answer.body === "string" ? answer.body : answer.body === null ? "" : JSON.stringify(answer.body),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${server.address().port}`;

  return {
    url: base,
    mercadoPago,
    paypal,
    /** Every call that came, in order. */
    asked,
    fault: (answer) => {
      broken = answer;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
