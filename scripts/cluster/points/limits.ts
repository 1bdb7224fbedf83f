import { randomUUID } from "node:crypto";
import { addProduct, openShop } from "../../../e2e/fixtures/merchant";
import { sendOrder } from "../orders.ts";
import { exactly, type Point } from "../point.ts";

/** New orders of one address in one shop that are accepted in ten minutes. */
const LIMIT = 60;

export const limits: Point = {
  number: 7,
  name: "Un límite vale para los tres servidores juntos",
  async run({ origin, servers }, report) {
    const { id, url, ...shop } = await openShop(origin, "Límites");
    const product = await addProduct({ id, url, ...shop }, { name: "Mate", price: "100" });
    const target = { id, host: new URL(url).host, productId: product.id };
    const statuses: number[] = [];
    for (let order = 0; order < 2 * LIMIT; order += 1) {
      const { port } = servers[order % servers.length] ?? servers[0];
      const { status } = await sendOrder(target, `Límite ${order}`, randomUUID(), {
        port,
        forwardedFor: "203.0.113.7",
      });
      statuses.push(status);
    }
    const count = (status: number) => statuses.filter((one) => one === status).length;
    report(
      exactly(
        `aceptados de ${statuses.length} pedidos de una dirección, uno a cada servidor por turno`,
        count(200),
        LIMIT,
      ),
      exactly("rechazados por el límite", count(429), statuses.length - LIMIT),
    );
  },
};
