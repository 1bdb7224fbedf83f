import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { httpRequest } from "../../e2e/fixtures/http";
import type { Cluster, LoadShop } from "./cluster.ts";
import { exactly, type Measure } from "./point.ts";
import { failureOf, visitorAddress } from "./visitor.ts";

/** How long a visitor goes on sending an order that is not acknowledged. In milliseconds. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;
const TIMEOUT_MS = 20_000;

/** An order that a visitor was told is stored. */
export interface AcknowledgedOrder {
  /** Its customer, who orders once. */
  customer: string;
  shopId: number;
  number: number;
  at: number;
}

export interface Orders {
  acknowledged: AcknowledgedOrder[];
  /** Given up, with the last answer. */
  failed: string[];
  /** Answers other than an acknowledgement, after which the visitor sent the order again. */
  repeated: string[];
}

export const noOrders = (): Orders => ({ acknowledged: [], failed: [], repeated: [] });

interface OrderOptions {
  /** Of one server, where the balancer is not to choose. */
  port?: number;
  localAddress?: string;
  forwardedFor?: string;
}

/** Sends an order once, as a cart does. */
export async function sendOrder(shop: LoadShop, customer: string, clientKey: string, options: OrderOptions = {}) {
  const { forwardedFor, ...way } = options;
  return httpRequest(`http://${shop.host}/api/trpc/order.place`, {
    method: "POST",
    headers: {
      origin: `http://${shop.host}`,
      "content-type": "application/json",
      ...(forwardedFor ? { "x-forwarded-for": forwardedFor } : {}),
    },
    body: JSON.stringify({
      json: {
        tentId: shop.id,
        clientKey,
        lines: [{ productId: shop.productId, quantityMilli: 1_000 }],
        customerName: customer,
        customerPhone: "11 5874-9896",
        method: "PICKUP",
      },
    }),
    timeout: TIMEOUT_MS,
    ...way,
  });
}

/** Sends an order until it is acknowledged, always under the same key. */
export async function insistOnOrder(shop: LoadShop, orders: Orders, port?: number): Promise<void> {
  const customer = `Cliente ${randomUUID()}`;
  const clientKey = randomUUID();
  const localAddress = visitorAddress();
  for (const until = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
    // without the balancer, which would write the header
    const way = port === undefined ? {} : { port, forwardedFor: localAddress };
    const answer = await sendOrder(shop, customer, clientKey, { localAddress, ...way }).catch(String);
    if (typeof answer !== "string" && answer.status === 200) {
      const { result } = JSON.parse(answer.text) as { result: { data: { json: { number: number } } } };
      orders.acknowledged.push({ customer, shopId: shop.id, number: result.data.json.number, at: Date.now() });
      return;
    }
    const problem = typeof answer === "string" ? answer : failureOf(answer);
    if (Date.now() > until) {
      orders.failed.push(problem);
      return;
    }
    orders.repeated.push(problem);
  }
}

/** Places orders at a steady rate in one shop after the other, until `stop`. */
export function startOrders(shops: readonly LoadShop[], perSecond: number, port?: number) {
  const orders = noOrders();
  const running = new Set<Promise<void>>();
  let sent = 0;
  const timer = setInterval(() => {
    const shop = shops[sent % shops.length];
    sent += 1;
    if (!shop) return;
    const one = insistOnOrder(shop, orders, port).finally(() => running.delete(one));
    running.add(one);
  }, 1000 / perSecond);
  return {
    orders,
    /** Sends no more, and waits for those under way. */
    async stop(): Promise<Orders> {
      clearInterval(timer);
      await Promise.all(running);
      return orders;
    },
  };
}

/** Compares what visitors were told with the database. */
export async function checkOrders({ query }: Cluster, { acknowledged, failed }: Orders): Promise<Measure[]> {
  const rows = await query<{ customer: string; tent_id: number; number: number; times: number }>(
    `SELECT customer_name AS customer, min(tent_id) AS tent_id, min(number) AS number, count(*)::int AS times
     FROM orders WHERE customer_name = ANY($1) GROUP BY customer_name`,
    [acknowledged.map(({ customer }) => customer)],
  );
  const stored = new Map(rows.map((row) => [row.customer, row]));
  const lost = acknowledged.filter(({ customer, shopId, number }) => {
    const row = stored.get(customer);
    return row?.tent_id !== shopId || row.number !== number;
  });
  return [
    exactly(`pedidos confirmados que se perdieron, de ${acknowledged.length}`, lost.length, 0),
    exactly("pedidos duplicados", rows.filter(({ times }) => times > 1).length, 0),
    exactly("pedidos que no se pudieron hacer en un minuto", failed.length, 0),
  ];
}
