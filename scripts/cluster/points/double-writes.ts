import { staleAfterConcurrentWrites } from "../../../e2e/fixtures/concurrent-writes";
import { openShop } from "../../../e2e/fixtures/merchant";
import { exactly, type Point } from "../point.ts";

const TIMES = 200;

export const doubleWrites: Point = {
  number: 1,
  name: "Dos cambios casi a la vez, con lectores en un servidor",
  async run({ origin, servers: [{ port }] }, report) {
    const shop = await openShop(origin, "Escrituras dobles", { port });
    const stale = await staleAfterConcurrentWrites(shop, origin, TIMES, port);
    for (const line of stale.slice(0, 5)) console.log(`  ${line}`);
    report(exactly(`páginas viejas después de ${TIMES} cambios dobles, de toda clase de página`, stale.length, 0));
  },
};
