import { beforeAll, expect, test } from "vitest";
import { copyFor } from "~/copy/copy";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { exportOrders, exportOrdersXlsx } from "./export-orders";

const db = testDb();
const { order: copy } = copyFor(1);
beforeAll(() => makeBase(db));

async function makeShop(count: number) {
  const { owner, tentId } = await makeTent(db);
  await db.order.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      tentId,
      number: index + 1,
      clientKey: `key-${index}`,
      token: `csv-${tentId}-${index}`,
      customerName: index === 0 ? "=1+1;“x”" : `Cliente ${index + 1}`,
      customerPhone: "5491158749895",
      status: index % 2 === 0 ? ("NEW" as const) : ("CONFIRMED" as const),
      currency: "ARS",
      subtotal: "1234.5",
      total: "1234.5",
      createdAt: new Date(Date.UTC(2026, 0, 1, 2, 0, Math.floor(index / 3))),
    })),
  });
  const { ctx } = merchantContext(db, owner.id);
  const chunks = async (input: object = {}, limit?: number) => {
    const all: string[] = [];
    for await (const chunk of exportOrders(ctx, tentId, { filter: null, search: null, ...input }, copy, limit)) {
      all.push(chunk);
    }
    return all;
  };
  return { tentId, chunks };
}

test("writes CSV for a Spanish spreadsheet: BOM, semicolons, comma, the shop's time and no formulas", async () => {
  const { tentId, chunks } = await makeShop(1);
  const order = await db.order.findFirstOrThrow({ where: { tentId } });
  await db.orderLine.create({ data: { orderId: order.id, name: "@Mate", unit: "KG", quantity: "1.5" } });
  const [head = "", row = "", ...rest] = (await chunks()).join("").split("\r\n");
  expect(head.startsWith("\ufeffNúmero;Fecha;Estado;Pago;Entrega;Cliente;Teléfono")).toBe(true);
  expect(row).toBe(
    '1;2025-12-31 23:00;Nuevo;Sin pagar;Por preparar;"\'=1+1;“x”";5491158749895;Retiro;;;;1,5 kg x @Mate;1234,50;0,00;0,00;1234,50;;;;;Catálogo',
  );
  expect(rest).toEqual([""]);
});

test("uses the decimal separator of the shop's country", async () => {
  const { tentId, chunks } = await makeShop(1);
  await db.tent.update({ where: { id: tentId }, data: { countryId: 13 } });
  const order = await db.order.findFirstOrThrow({ where: { tentId } });
  await db.orderLine.create({ data: { orderId: order.id, name: "Mate", unit: "KG", quantity: "1.5" } });
  expect((await chunks()).join("")).toContain(";1.5 kg x Mate;1234.50;0.00;0.00;1234.50;");
});

test("returns all rows once, newest first, in pages, up to the limit", async () => {
  const { chunks } = await makeShop(1_203);
  const numbers = (all: string[]) =>
    all
      .join("")
      .split("\r\n")
      .slice(1, -1)
      .map((row) => Number(row.split(";")[0]));
  const all = await chunks();
  expect(all.length).toBe(4);
  expect(numbers(all)).toEqual(Array.from({ length: 1_203 }, (_, index) => 1_203 - index));
  const cut = (await chunks({}, 600)).join("").split("\r\n").slice(1, -1);
  expect(cut).toHaveLength(601);
  expect(cut.at(-1)).toBe("Hay más pedidos: el archivo trae hasta 600. Filtrá o buscá para descargar los demás.");
  expect(numbers(await chunks({}, 1_203))).toHaveLength(1_203);
  expect(numbers(await chunks({ filter: "nuevos" }))).toHaveLength(602);
  expect(numbers(await chunks({ search: "cliente 77" })).length).toBe(11);
});

test("is limited to days of the shop's time zone, also as an Excel file", async () => {
  const { tentId, chunks } = await makeShop(3);
  const numbersOf = async (input: object) =>
    (await chunks(input))
      .join("")
      .split("\r\n")
      .slice(1, -1)
      .map((row) => Number(row.split(";")[0]));
  await db.order.updateMany({ where: { tentId, number: 3 }, data: { createdAt: new Date("2026-01-01T03:00:00Z") } });
  expect(await numbersOf({ until: "2025-12-31" })).toEqual([2, 1]);
  expect(await numbersOf({ from: "2026-01-01" })).toEqual([3]);
  expect(await numbersOf({ from: "2026-01-02" })).toEqual([]);
  const { ctx } = merchantContext(db, 1);
  const file = await exportOrdersXlsx(ctx, tentId, { filter: null, search: null, from: "2026-01-01" }, copy);
  expect(file.subarray(0, 2).toString()).toBe("PK");
});

test("leaves out another merchant's orders", async () => {
  const [mine] = [await makeShop(0), await makeShop(2)];
  expect((await mine.chunks()).join("").split("\r\n")).toHaveLength(2);
});
