// A server that speaks the part of Mercado Pago's and PayPal's APIs that we use, with their pages to pay on, and one on
// which everything that happens at a provider happens at a button.
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { checkoutPage } from "./checkout.ts";
import { controlPage, FAULTS } from "./control.ts";
import { MercadoPagoStandIn } from "./mercado-pago.ts";
import { Notices } from "./notices.ts";
import { PaypalStandIn } from "./paypal.ts";

const BODY_MAX = 1024 * 1024;
const SEE_OTHER = (location) => ({ status: 303, body: "", headers: { location } });
const HTML = (body, status = 200) => ({ status, body, headers: { "content-type": "text/html; charset=utf-8" } });

/**
 * Starts it, on a free port of this machine unless told otherwise. With `site` it sends its notices there; with `file`
 * it keeps what it knows, and takes it up again.
 * `fault(answer)` makes every call fail: null answers never, `{ status, body, headers }` what it says; undefined ends it.
 * @param {{ port?: number, now?: () => Date, site?: string | null, file?: string | null }} options
 */
export async function startStandIn({ port = 0, now = () => new Date(), site = null, file = null } = {}) {
  let base = "";
  let broken;
  /** What was broken by name, and for whom alone. */
  let fault = null;
  const asked = [];
  const notices = new Notices({ site });
  const telling = (provider) => (type, subject) => notices.add(provider(), type, subject);
  const options = { url: () => base, now };
  const mercadoPago = new MercadoPagoStandIn({ ...options, tell: telling(() => mercadoPago) });
  const paypal = new PaypalStandIn({ ...options, tell: telling(() => paypal) });
  const providers = [mercadoPago, paypal];
  takeUp(file, providers);

  const of = (id) => {
    const found = providers.find(({ subscriptions }) => subscriptions.has(id));
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  };
  const list = () => providers.flatMap((one) => one.list()).sort((a, b) => Date.parse(a.opened) - Date.parse(b.opened));

  /** What the page's buttons do, and tests. */
  const does = {
    approve: ({ id, charged = true }) => of(id).approve(id, { charged }),
    month: ({ id }) => of(id).pass(id, of(id) === paypal ? "COMPLETED" : "approved"),
    reject: ({ id }) => of(id).pass(id, of(id) === paypal ? "DECLINED" : "rejected"),
    cancel: ({ id }) => (of(id) === paypal ? paypal.end(id) : mercadoPago.cancel(id)),
    /** Everything of it is some days older than it was: a test that moves a shop's dates back does so here too. */
    age: ({ id, days }) => of(id).age(id, Number(days)),
    hold: ({ on }) => {
      notices.held = Boolean(on);
    },
    send: ({ number, forged }) => notices.send(Number(number), { forged: Boolean(forged) }),
    "send-waiting": ({ backwards }) => notices.sendWaiting({ backwards: Boolean(backwards) }),
    fault: ({ kind, email }) => {
      fault = FAULTS[kind] ? { kind, email: email || null } : null;
    },
  };

  async function control(call) {
    if (call.method === "GET" && call.path === "/control/state") {
      const shown = notices.all.map(({ provider: _, ...notice }) => notice);
      return { status: 200, body: { simulated: true, site, subscriptions: list(), notices: shown, fault } };
    }
    const act = call.method === "POST" && does[call.path.slice("/control/".length)];
    if (!act) return { status: 404, body: { message: "not found" } };
    const result = await act(call.body ?? {});
    if (call.json) return { status: 200, body: { result: result ?? null } };
    return SEE_OTHER(call.body?.id ? `/#${call.body.id}` : "/");
  }

  function checkout(call) {
    for (const provider of providers) {
      const shown = provider.page(call);
      if (!shown) continue;
      if (call.method !== "POST" || !shown.open) {
        return HTML(checkoutPage(provider.name, shown, { rejected: call.query.has("rechazada") }));
      }
      const { choice, charged, email } = call.body ?? {};
      const next = provider.decide(shown, { choice, charged: charged !== "later", email });
      if (next !== null) return SEE_OTHER(next);
      const again = new URL(call.url);
      again.searchParams.set("rechazada", "1");
      return SEE_OTHER(again.href);
    }
    return null;
  }

  function faultOf(call, provider) {
    if (broken !== undefined) return broken;
    if (fault === null || (fault.email !== null && provider.payerOf(call) !== fault.email)) return undefined;
    return FAULTS[fault.kind].answer;
  }

  async function answer(call) {
    if (call.path === "/" && call.method === "GET") {
      return HTML(controlPage({ subscriptions: list(), notices, fault }));
    }
    if (call.path.startsWith("/control/")) return control(call);
    const shown = checkout(call);
    if (shown) return shown;
    asked.push(call);
    const provider = call.path.startsWith("/v1/") ? paypal : mercadoPago;
    const failure = faultOf(call, provider);
    if (failure === undefined) return provider.handle(call);
    if (failure?.afterMs) await new Promise((done) => setTimeout(done, failure.afterMs));
    return failure?.afterMs ? provider.handle(call) : failure;
  }

  const server = createServer(async (request, response) => {
    try {
      const call = await read(request, base);
      const told = await answer(call);
      if (call.method !== "GET") keep(file, providers);
      if (told === null) return;
      if (told.hangUp) return void request.socket.destroy();
      response.writeHead(told.status, { "content-type": "application/json", ...told.headers });
      response.end(typeof told.body === "string" ? told.body : told.body === null ? "" : JSON.stringify(told.body));
    } catch (error) {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ message: error.message }));
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${server.address().port}`;

  return {
    url: base,
    mercadoPago,
    paypal,
    notices,
    does,
    /** Every call of the APIs that came, in order. */
    asked,
    fault: (answered) => {
      broken = answered;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(request, base) {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > BODY_MAX) throw new Error("too long");
  }
  const url = new URL(request.url ?? "/", base);
  const type = request.headers["content-type"] ?? "";
  const json = type.startsWith("application/json");
  const form = type.startsWith("application/x-www-form-urlencoded") && Object.fromEntries(new URLSearchParams(text));
  return {
    method: request.method ?? "GET",
    url: url.href,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    json,
    body: json ? JSON.parse(text || "null") : form || null,
  };
}

function takeUp(file, providers) {
  if (!file || !existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, "utf8"));
  for (const provider of providers) {
    for (const [name, map] of Object.entries(provider.kept)) {
      for (const [key, value] of known[provider.name]?.[name] ?? []) map.set(key, value);
    }
  }
}

function keep(file, providers) {
  if (!file) return;
  const known = providers.map(({ name, kept }) => [
    name,
    Object.fromEntries(Object.entries(kept).map(([part, map]) => [part, [...map]])),
  ]);
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(known)));
  renameSync(`${file}.new`, file);
}
