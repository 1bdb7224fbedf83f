// A server that plays Mercado Pago and PayPal as far as we use them: their APIs, their checkout pages, and a page with a
// button for everything that can happen at a provider.
import { once } from "node:events";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { ExternalProvider } from "../../src/domain/billing/provider.ts";
import { checkoutPage } from "./checkout.ts";
import { type ChosenFault, controlPage, FAULT_KINDS, FAULTS } from "./control.ts";
import { MercadoPagoStandIn } from "./mercado-pago.ts";
import { Notices } from "./notices.ts";
import { PaypalStandIn } from "./paypal.ts";
import type { Answer, Call, Fault, ListedSubscription, PlayedProvider, ProviderOptions } from "./provider.ts";

const MAX_BODY = 1024 * 1024;

/** Forms send texts, and an empty one for false. */
const flag = z.union([z.boolean(), z.string()]).optional().transform(Boolean);
const named = z.object({ id: z.string() });
const chosen = z.object({
  kind: z.union([z.enum(FAULT_KINDS), z.literal("")]).default(""),
  email: z.string().optional(),
});
const checkoutForm = z.object({
  choice: z.enum(["approve", "reject", "back"]),
  charged: z.string().optional(),
  email: z.string().optional(),
});

function action<S extends z.ZodType>(input: S, act: (given: z.output<S>) => unknown) {
  return (given: unknown) => act(input.parse(given ?? {}));
}

function seeOther(location: string): Answer {
  return { status: 303, body: "", headers: { location } };
}

function htmlAnswer(body: string): Answer {
  return { status: 200, body, headers: { "content-type": "text/html; charset=utf-8" } };
}

interface Options {
  /** A free one by default. */
  port?: number;
  now?: () => Date;
  /** Where webhooks are sent to, if anywhere. */
  site?: string | null;
  /** Where the state is kept between two starts, if anywhere. */
  file?: string | null;
}

/** Starts the server on this machine. */
export async function startStandIn({ port = 0, now = () => new Date(), site = null, file = null }: Options = {}) {
  let base = "";
  /** Set by a test: every API call fails like this; null never answers. */
  let fault: Fault | null | undefined;
  let chosenFault: ChosenFault | null = null;
  /** All calls of the APIs, in order. */
  const calls: Call[] = [];
  const notices = new Notices(site);
  const options: ProviderOptions = { url: () => base, now, onEvent: (event) => notices.add(event) };
  const mercadoPago = new MercadoPagoStandIn(options);
  const paypal = new PaypalStandIn(options);
  const providers: PlayedProvider[] = Object.values({
    MERCADO_PAGO: mercadoPago,
    PAYPAL: paypal,
  } satisfies Record<ExternalProvider, PlayedProvider>);
  restore(file, providers);

  function providerOf(id: string): PlayedProvider {
    const found = providers.find(({ subscriptions }) => subscriptions.has(id));
    if (!found) throw new Error(`no subscription ${id}`);
    return found;
  }

  function list(): ListedSubscription[] {
    return providers.flatMap((one) => one.list()).sort((a, b) => Date.parse(a.opened) - Date.parse(b.opened));
  }

  /** What the buttons of the control page do. */
  const actions = {
    approve: action(named.extend({ charged: z.boolean().optional() }), ({ id, charged }) =>
      providerOf(id).approve(id, { charged }),
    ),
    month: action(named, ({ id }) => providerOf(id).month(id)),
    reject: action(named, ({ id }) => providerOf(id).reject(id)),
    cancel: action(named, ({ id }) => providerOf(id).cancel(id)),
    age: action(named.extend({ days: z.coerce.number() }), ({ id, days }) => providerOf(id).age(id, days)),
    hold: action(z.object({ on: flag }), ({ on }) => {
      notices.held = on;
    }),
    send: action(z.object({ number: z.coerce.number(), forged: flag }), ({ number, forged }) =>
      notices.send(number, { forged }),
    ),
    "send-waiting": action(z.object({ backwards: flag }), (order) => notices.sendWaiting(order)),
    fault: action(chosen, ({ kind, email }) => {
      chosenFault = kind === "" ? null : { kind, email: email || null };
    }),
  };
  const actionsByName = new Map(Object.entries(actions));

  async function control(call: Call): Promise<Answer> {
    if (call.method === "GET" && call.path === "/control/state") {
      const shown = notices.all.map(({ sign: _, ...notice }) => notice);
      const state = { simulated: true, site, subscriptions: list(), notices: shown, fault: chosenFault };
      return { status: 200, body: state };
    }
    const act = call.method === "POST" ? actionsByName.get(call.path.slice("/control/".length)) : undefined;
    if (!act) return { status: 404, body: { message: "not found" } };
    const result = await act(call.body);
    if (call.json) return { status: 200, body: { result: result ?? null } };
    const { data: subscription } = named.safeParse(call.body);
    return seeOther(subscription ? `/#${subscription.id}` : "/");
  }

  function checkout(call: Call): Answer | null {
    for (const provider of providers) {
      const shown = provider.page(call);
      if (!shown) continue;
      if (call.method !== "POST" || !shown.open) {
        return htmlAnswer(checkoutPage(provider.name, shown, { rejected: call.query.has("rechazada") }));
      }
      const { choice, charged, email } = checkoutForm.parse(call.body);
      const next = provider.decide(shown, { choice, charged: charged !== "later", email });
      if (next !== null) return seeOther(next);
      const again = new URL(call.url);
      again.searchParams.set("rechazada", "1");
      return seeOther(again.href);
    }
    return null;
  }

  function faultOf(call: Call, provider: PlayedProvider): Fault | null | undefined {
    if (fault !== undefined) return fault;
    if (chosenFault === null) return undefined;
    const { kind, email } = chosenFault;
    return email === null || provider.payerOf(call) === email ? FAULTS[kind].fault : undefined;
  }

  /** How the call is answered, or fails; null never answers. */
  async function answer(call: Call): Promise<Answer | { hangUp: true } | null> {
    if (call.path === "/" && call.method === "GET") {
      return htmlAnswer(controlPage({ subscriptions: list(), notices, fault: chosenFault }));
    }
    if (call.path.startsWith("/control/")) return control(call);
    const shown = checkout(call);
    if (shown) return shown;
    calls.push(call);
    const provider = call.path.startsWith("/v1/") ? paypal : mercadoPago;
    const failure = faultOf(call, provider);
    if (failure === undefined) return provider.handle(call);
    if (failure === null || !("afterMs" in failure)) return failure;
    await sleep(failure.afterMs);
    return provider.handle(call);
  }

  const server = createServer(async (request, response) => {
    try {
      const call = await read(request, base);
      const outcome = await answer(call);
      if (call.method !== "GET") keep(file, providers);
      if (outcome === null) return;
      if ("hangUp" in outcome) {
        request.socket.destroy();
        return;
      }
      const { status, body, headers } = outcome;
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(typeof body === "string" ? body : body === null ? "" : JSON.stringify(body));
    } catch (error) {
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ message: error instanceof Error ? error.message : String(error) }));
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server listens on no port");
  base = `http://127.0.0.1:${address.port}`;

  return {
    url: base,
    mercadoPago,
    paypal,
    notices,
    actions,
    calls,
    /** Makes every API call fail; null never answers, undefined recovers. */
    fault: (failure: Fault | null | undefined) => {
      fault = failure;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

async function read(request: IncomingMessage, base: string): Promise<Call> {
  let text = "";
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_BODY) throw new Error("the body is too long");
  }
  const url = new URL(request.url ?? "/", base);
  const type = request.headers["content-type"] ?? "";
  const json = type.startsWith("application/json");
  const form = type.startsWith("application/x-www-form-urlencoded");
  return {
    method: request.method ?? "GET",
    url: url.href,
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    json,
    body: json ? JSON.parse(text || "null") : form ? Object.fromEntries(new URLSearchParams(text)) : null,
  };
}

const state = z.record(z.string(), z.record(z.string(), z.array(z.tuple([z.string(), z.unknown()]))));

function restore(file: string | null, providers: readonly PlayedProvider[]): void {
  if (!file || !existsSync(file)) return;
  const known = state.parse(JSON.parse(readFileSync(file, "utf8")));
  for (const { name, kept } of providers) {
    for (const [part, map] of Object.entries(kept)) {
      for (const [key, value] of known[name]?.[part] ?? []) map.set(key, value);
    }
  }
}

function keep(file: string | null, providers: readonly PlayedProvider[]): void {
  if (!file) return;
  const known = providers.map(({ name, kept }) => [
    name,
    Object.fromEntries(Object.entries(kept).map(([part, map]) => [part, [...map]])),
  ]);
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(known)));
  renameSync(`${file}.new`, file);
}
