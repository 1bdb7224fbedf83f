import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Prisma } from "~/generated/prisma/client";
import { runImport } from "~/server/services/product/import/run-import";
import { makeBase, makeProduct, makeTent, makeUser } from "~/test/factories";
import { queuedJobs } from "~/test/queue";
import { type RestAnswer, startRest, type TestRest } from "~/test/rest";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { mercadoLibreFile } from "~/test/vendor-files/mercado-libre-file";
import { newShopifyFile, oldShopifyFile } from "~/test/vendor-files/shopify-file";
import { tiendanubeFile } from "~/test/vendor-files/tiendanube-file";
import { englishWooFile, spanishWooFile } from "~/test/vendor-files/woocommerce-file";
import { book } from "~/test/workbook";
import { importRows } from "./imports";

const db = testDb();
const PHOTOS = "https://photos.example.test";

const fileOf = (content: string | Uint8Array) =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], "productos.csv");
const LIST = "Nombre;Código;Precio\nMate;M1;100\nYerba;Y1;50\n";

const photoOf = (tentId: number, productId: number, importId: number, status: "WAITING" | "DONE" | "FAILED") => ({
  tentId,
  productId,
  importId,
  status,
  url: `${PHOTOS}/${status}-${importId}.jpg`,
  place: 0,
});

async function makeWorld() {
  const [{ owner, tent, tentId }, { owner: other }] = [await makeTent(db), await makeTent(db)];
  const file = { tentId, fileName: "lista.csv", columns: {}, rows: {}, total: 1 };
  const over = { startedAt: new Date(), endedAt: new Date(), status: "DONE" } as const;
  const { id: ended } = await db.productImport.create({ data: { ...file, ...over } });
  const product = await makeProduct(db, tentId);
  await db.importPhoto.createMany({
    data: [photoOf(tentId, product.id, ended, "FAILED"), photoOf(tentId, product.id, ended, "WAITING")],
  });
  const after = { values: {} } as Prisma.InputJsonValue;
  await db.importChange.create({ data: { importId: ended, productId: product.id, after } });
  const { id: draft } = await db.productImport.create({ data: file });
  return { owner, other, superUser: await makeUser(db, { role: "SUPER" }), tent, ended, draft };
}

const BY_ID = {
  send: ({ ended }: { ended: number }) => ({ params: { id: ended } }),
  unknown: ({ draft }: { draft: number }) => ({ params: { id: draft } }),
};

testCalls(db, importRows, makeWorld, [
  {
    call: "POST /imports",
    send: ({ tent }) => ({ form: { file: fileOf(LIST), tent_id: tent.id } }),
    unknown: () => ({ form: { file: fileOf(LIST), tent_id: 999_999 } }),
    invalid: [
      { send: ({ tent }) => ({ form: { tent_id: tent.id } }), fields: ["file"] },
      { send: ({ tent }) => ({ form: { file: "Nombre", tent_id: tent.id } }), fields: ["file"] },
      { send: () => ({ form: { file: fileOf(LIST) } }), fields: ["tent_id"] },
      { send: ({ tent }) => ({ form: { file: fileOf(""), tent_id: tent.id } }), fields: ["file"] },
      { send: ({ tent }) => ({ form: { file: fileOf(LIST), tent_id: tent.id, vendor: "otro" } }), fields: ["vendor"] },
      {
        send: ({ tent }) => ({ form: { file: fileOf(LIST), tent_id: tent.id, vendor: "shopify" } }),
        fields: ["file"],
      },
      { send: ({ tent }) => ({ form: { file: fileOf("Precio;Stock\n10;1\n"), tent_id: tent.id } }), fields: ["file"] },
    ],
    check: async ({ json }, { tent, draft }) => {
      const { id, vendor } = json.data as { id: number; vendor: string };
      expect(vendor).toBe("table");
      const queued = await queuedJobs(db, "import-products");
      expect(queued.filter(({ data }) => (data as { importId: number }).importId === id)).toHaveLength(1);
      expect(await db.productImport.findUnique({ where: { id } })).toMatchObject({
        tentId: tent.id,
        status: "WAITING",
        fileName: "productos.csv",
        total: 2,
      });
      expect(await db.productImport.findUnique({ where: { id: draft } })).toBeNull();
    },
  },
  {
    call: "GET /imports/{id}",
    ...BY_ID,
    check: ({ json }, { ended }) =>
      expect(json).toEqual({
        data: {
          id: ended,
          vendor: "table",
          state: "running",
          counts: { created: 0, updated: 0, unchanged: 0, skipped: 0 },
          photos: { total: 2, done: 0, failed: 1 },
          rows: [{ row: 1, message: expect.stringMatching(/^La foto \S+ de «.+» no llegó\. \S.+\.$/) }],
        },
        meta: { rows: 1 },
      }),
  },
  {
    call: "POST /imports/{id}/cancel",
    ...BY_ID,
    check: async ({ json }, { ended, owner }, rest) => {
      expect(json.data).toMatchObject({ state: "cancelled", photos: { total: 2, done: 0, failed: 1 } });
      const again = await (await rest.as(owner.id)).post(`/imports/${ended}/cancel`);
      expect([again.status, again.json.error?.code]).toEqual([409, "STATE_NOT_ALLOWED"]);
    },
  },
  {
    call: "POST /imports/{id}/undo",
    ...BY_ID,
    check: async ({ json }, { ended, owner }, rest) => {
      expect(json.data).toMatchObject({ state: "running" });
      const mine = await rest.as(owner.id);
      expect((await mine.post(`/imports/${ended}/undo`)).status).toBe(409);
      expect((await mine.post(`/imports/${ended}/cancel`)).status).toBe(409);
    },
  },
  {
    call: "POST /imports/{id}/retry-photos",
    ...BY_ID,
    check: async ({ json }, { ended, owner }, rest) => {
      expect(json.data).toMatchObject({ state: "running", photos: { total: 2, done: 0, failed: 0 } });
      expect(await db.importPhoto.count({ where: { importId: ended, status: "WAITING" } })).toBe(2);
      expect((await (await rest.as(owner.id)).post(`/imports/${ended}/retry-photos`)).json.data).toEqual(json.data);
    },
  },
]);

describe("an import", () => {
  let rest: TestRest;
  beforeAll(async () => {
    await makeBase(db);
    rest = await startRest(db);
  });
  afterAll(() => rest.close());

  async function makeShop() {
    const { owner, tentId } = await makeTent(db);
    const client = await rest.as(owner.id);
    const post = (content: string | Uint8Array, vendor?: string) =>
      client.form("POST", "/imports", { file: fileOf(content), tent_id: tentId, ...(vendor && { vendor }) });
    const idOf = ({ json }: RestAnswer) => (json.data as { id: number }).id;
    const get = async (id: number) => (await client.get(`/imports/${id}`)).json;
    const run = async (content: string | Uint8Array) => {
      const id = idOf(await post(content));
      await runImport(rest.ctx, { importId: id });
      return { id, ...(await get(id)) };
    };
    return { tentId, client, post, idOf, get, run };
  }

  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array, number, number]>([
    ["Tiendanube", "tiendanube", tiendanubeFile, 45, 0],
    ["Shopify, old headings", "shopify", () => oldShopifyFile(PHOTOS), 44, 14],
    ["Shopify, new headings", "shopify", () => newShopifyFile(PHOTOS), 44, 14],
    ["WooCommerce in English", "woocommerce", () => englishWooFile(PHOTOS), 49, 10],
    ["WooCommerce in Spanish", "woocommerce", () => spanishWooFile(PHOTOS), 49, 10],
    ["Mercado Libre", "mercado-libre", mercadoLibreFile, 43, 0],
  ])(
    "recognises a file, imports it, and the same a second time changes nothing: %s",
    async (_, vendor, file, n, photos) => {
      const { post, idOf, get, run, tentId } = await makeShop();
      const bytes = await file();
      const started = await post(bytes);
      expect([started.status, started.json.data]).toEqual([202, { id: idOf(started), vendor }]);
      expect((await get(idOf(started))).data).toMatchObject({ vendor, state: "queued", counts: { created: 0 } });
      await runImport(rest.ctx, { importId: idOf(started) });
      const { data } = await get(idOf(started));
      expect(data).toMatchObject({
        state: photos > 0 ? "running" : "done",
        counts: { created: n, updated: 0, unchanged: 0 },
        photos: { total: photos, done: 0, failed: 0 },
      });
      await db.importPhoto.updateMany({ where: { tentId }, data: { status: "DONE" } });
      expect((await get(idOf(started))).data).toMatchObject({ state: "done" });
      expect((await run(bytes)).data).toMatchObject({
        state: "done",
        counts: { created: 0, updated: 0, unchanged: n },
      });
    },
  );

  it("tells what of a vendor's file does not come, with its row", async () => {
    const { run } = await makeShop();
    const { data } = await run(newShopifyFile(PHOTOS));
    const { rows, counts } = data as { rows: { row: number; message: string }[]; counts: { skipped: number } };
    expect(counts.skipped).toBe(1);
    expect(rows).toEqual([
      {
        row: expect.any(Number),
        message:
          "Las categorías entran sin las de arriba: «Apparel & Accessories > Clothing > Shirts, Tops & Blouses» queda en «Shirts, Tops & Blouses».",
      },
      { row: expect.any(Number), message: "«Tarjeta de regalo» es una tarjeta de regalo: no se importó." },
    ]);
  });

  it("tells which photos did not come, and why, with the row of the product", async () => {
    const { run, get, tentId } = await makeShop();
    const photo = `${PHOTOS}/yerba.jpg`;
    const { id } = await run(
      `Handle,Title,Variant Price,Image Src\nmate,Mate,100,\nyerba,Yerba,50,${photo}\nyerba,,,${PHOTOS}/2.jpg\n`,
    );
    expect((await get(id)).data).toMatchObject({ state: "running", photos: { total: 2, failed: 0 }, rows: [] });
    await db.importPhoto.updateMany({ where: { tentId }, data: { status: "DONE" } });
    await db.importPhoto.updateMany({ where: { tentId, url: photo }, data: { status: "FAILED", reason: "gone:404" } });
    expect(await get(id)).toMatchObject({
      data: {
        state: "done",
        photos: { total: 2, done: 1, failed: 1 },
        rows: [{ row: 3, message: `La foto ${photo} de «Yerba» no llegó. La dirección ya no existe (404).` }],
      },
      meta: { rows: 1 },
    });
  });

  const WORKBOOK = book([
    {
      name: "Vieja",
      state: "hidden",
      rows: [["Nombre", "Precio"], ...Array.from({ length: 20 }, (_, n) => [`X${n}`, 1])],
    },
    {
      name: "Mates",
      cols: '<col min="6" max="6" hidden="1"/>',
      marks: { 6: 'hidden="1"' },
      rows: [
        ["Código", "Nombre", "Talle", "Precio", "Marca", "Costo"],
        [
          { value: 12345678905, format: "0000000000000" },
          "Mate",
          "",
          { xml: "<c><f>A1</f><v>150.4</v></c>" },
          "Acme",
          99,
        ],
        ["R1", "Remera", { value: 45384, format: "d-mmm" }, 100, ""],
        ["R1", "Remera", { value: 0.5, format: "# ?/?" }, 100, ""],
        ["", "Pava", "", "#N/A", ""],
        ["", "TOTAL", "", 350, ""],
        ["V", "Vieja", "", 1, "", ""],
      ],
    },
    {
      name: "Termos",
      rows: [
        ["Nombre", "Precio"],
        ["Termo", 5],
      ],
    },
  ]);

  it("reads of an Excel file what it shows, and names what it leaves out", async () => {
    const { run, tentId } = await makeShop();
    const { data } = await run(WORKBOOK);
    expect(data).toMatchObject({ counts: { created: 2, skipped: 1 } });
    const messages = (data as { rows: { row: number; message: string }[] }).rows.map(({ message }) => message);
    expect(messages).toEqual([
      "La hoja «Vieja» está oculta: no se importa.",
      "La hoja «Termos» también tiene productos (filas: 1): no se importa.",
      "Columnas ocultas en la planilla, que no se importan: Costo.",
      "Columnas que no se importan: Marca.",
      "«2-abr», en la columna «Talle», parece una fecha: así cambian las planillas medidas como 2-4.",
      expect.stringContaining("«Pava» no se importó: «#N/A»."),
      "La fila 6, «TOTAL», suma otras: no es un producto.",
      "La fila 7 está oculta en la planilla, por un filtro o a mano: no se importa.",
    ]);
    const products = await db.product.findMany({
      where: { tentId },
      include: { variants: true, cost: true },
      orderBy: { id: "asc" },
    });
    expect(products.map(({ name, sku, price, cost }) => [name, sku, Number(price), cost])).toEqual([
      ["Mate", "0012345678905", 150.4, null],
      ["Remera", null, 100, null],
    ]);
    expect(products[1]?.variants.map(({ values }) => values)).toEqual([["2-abr"], ["1/2"]]);
  });

  it("keeps a price and a stock that an empty cell would erase, and says so", async () => {
    const { run, tentId } = await makeShop();
    await makeProduct(db, tentId, { name: "Medias", sku: "MED", price: "1500", stock: "5" });
    const { data } = await run("SKU;Precio;Stock\nMED;;\n");
    expect(data).toMatchObject({ counts: { updated: 0, unchanged: 1 } });
    expect((data as { rows: unknown[] }).rows).toEqual([
      {
        row: 2,
        message: expect.stringMatching(/^Una celda vacía dejaría sin precio a «Medias»: quedó en \$.1\.500\.$/),
      },
      { row: 2, message: "Una celda vacía dejaría sin límite de stock a «Medias»: quedó en 5." },
    ]);
    expect(await db.product.findFirst({ where: { tentId } })).toMatchObject({ sku: "MED", name: "Medias" });
  });

  it("takes the sheet that was named, and refuses one that is not there or is hidden", async () => {
    const { client, tentId, idOf, get } = await makeShop();
    const send = (sheet: string) => client.form("POST", "/imports", { file: fileOf(WORKBOOK), tent_id: tentId, sheet });
    for (const sheet of ["Pavas", "Vieja"]) expect((await send(sheet)).json.error?.fields).toHaveProperty("file");
    const id = idOf(await send("Termos"));
    await runImport(rest.ctx, { importId: id });
    expect((await get(id)).data).toMatchObject({ counts: { created: 1 } });
  });

  it("takes a forced kind, and refuses a file that is of another", async () => {
    const { post } = await makeShop();
    const shopify = newShopifyFile(PHOTOS);
    for (const vendor of ["tiendanube", "woocommerce", "mercado-libre"]) {
      const { status, json } = await post(shopify, vendor);
      expect([status, json.error?.code, Object.keys(json.error?.fields ?? {})]).toEqual([422, "VALIDATION", ["file"]]);
    }
    expect((await post(shopify, "shopify")).json.data).toMatchObject({ vendor: "shopify" });
    const { post: asTable } = await makeShop();
    expect((await asTable(LIST, "table")).json.data).toMatchObject({ vendor: "table" });
  });

  it("keeps prices that fall a lot, and says so", async () => {
    const { run, tentId } = await makeShop();
    await run(LIST);
    const { data } = await run("Nombre;Código;Precio\nMate;M1;50\nYerba;Y1;45\nPava;P1;gratis\n");
    expect(data).toMatchObject({
      state: "done",
      counts: { created: 0, updated: 1, unchanged: 1, skipped: 1 },
      rows: [
        {
          row: 2,
          message: expect.stringMatching(
            /^El precio de «Mate» bajaría más de 40 %: quedó en \$\s100; el archivo dice \$\s50\.$/,
          ),
        },
        { row: 4, message: expect.stringMatching(/^«Pava» no se importó: «gratis»\. \S/) },
      ],
    });
    const prices = await db.product.findMany({ where: { tentId }, select: { price: true }, orderBy: { sku: "asc" } });
    expect(prices.map(({ price }) => Number(price))).toEqual([100, 45]);
  });

  it("answers what the screen would ask, and says so", async () => {
    const { run, tentId } = await makeShop();
    await makeProduct(db, tentId, { name: "Mate", price: "1000" });
    const list = "Nombre;Precio;Precio lista;Costo\nMATES;;;\nMate;1.500;1;USD 5\nYerba;2.500;2;USD 6\n";
    const { data } = await run(list);
    const { rows, counts } = data as { rows: { row: number; message: string }[]; counts: object };
    expect(counts).toMatchObject({ created: 1, updated: 1, skipped: 0 });
    const told = rows.map(({ row, message }) => `${row} ${message}`);
    expect(told).toContain("1 El archivo no tiene ID ni código: los productos se reconocieron por su nombre.");
    expect(told).toContain("1 La columna «Costo» está en USD, que no es la moneda de la tienda: no se importó.");
    expect(told).toContain("2 Se tomó como título de la categoría «Mates», no como producto.");
    expect(await db.product.count({ where: { tentId } })).toBe(2);
    expect(await db.productCost.count({ where: { product: { tentId } } })).toBe(0);
  });

  it("has the limits of the screen", async () => {
    const { post } = await makeShop();
    const shopify = (rows: number, width = 0) =>
      `Handle,Title,Body (HTML),Variant Price\n${Array.from({ length: rows }, (_, at) => `p${at},Producto ${at},${"x".repeat(width)},1`).join("\n")}\n`;
    const refused = async (content: string) => {
      const { status, json } = await post(content);
      return [status, json.error?.fields?.file?.join() ?? json.error?.code];
    };
    expect(await refused(shopify(2_001))).toEqual([422, expect.stringContaining("2.000")]);
    expect(await refused(shopify(21_000))).toEqual([422, expect.stringContaining("20.000")]);
    expect(await refused(shopify(20, 1024 * 1024 + 20))).toEqual([422, expect.stringContaining("20 MB")]);
    expect(await refused("x".repeat(21 * 1024 * 1024))).toEqual([413, "BODY_TOO_LARGE"]);
  });

  it("refuses two files, and a body that is no form", async () => {
    const { client, tentId } = await makeShop();
    const body = new FormData();
    body.append("file", fileOf(LIST));
    body.append("file", fileOf(LIST));
    body.append("tent_id", String(tentId));
    const two = await client.send("/imports", { method: "POST", body });
    expect([two.status, Object.keys(two.json.error?.fields ?? {})]).toEqual([422, ["file"]]);
    for (const type of ["text/csv", "application/json"]) {
      const raw = await client.send("/imports", { method: "POST", body: LIST, headers: { "content-type": type } });
      expect([raw.status, raw.json.error?.code]).toEqual([400, "BODY_MALFORMED"]);
    }
    expect(await db.productImport.count({ where: { tentId } })).toBe(0);
  });

  it("goes on alone: of two at the same time one is refused, and so is a third until it ended", async () => {
    const { post, tentId, idOf } = await makeShop();
    const answers = await Promise.all([post(LIST), post(LIST), post(LIST)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(await db.productImport.count({ where: { tentId } })).toBe(1);
    const again = await post(LIST);
    expect([again.status, again.json.error?.code]).toEqual([409, "CONFLICT"]);
    expect(again.json.error?.fields?.file?.join()).toMatch(/^Ya se están importando productos/);
    const first = answers.find(({ status }) => status === 202);
    if (first) await runImport(rest.ctx, { importId: idOf(first) });
    expect((await post(LIST)).status).toBe(202);
  });

  it("can be cancelled before and while it is written, and undone once", async () => {
    const { post, idOf, client, get, run, tentId } = await makeShop();
    const waiting = idOf(await post(LIST));
    expect((await client.post(`/imports/${waiting}/cancel`)).json.data).toMatchObject({ state: "cancelled" });
    await runImport(rest.ctx, { importId: waiting });
    expect(await db.product.count({ where: { tentId } })).toBe(0);
    expect((await client.post(`/imports/${waiting}/undo`)).status).toBe(409);

    const running = idOf(await post(LIST));
    await db.productImport.update({ where: { id: running }, data: { status: "RUNNING" } });
    expect((await get(running)).data).toMatchObject({ state: "running" });
    expect((await client.post(`/imports/${running}/undo`)).status).toBe(409);
    expect((await client.post(`/imports/${running}/cancel`)).json.data).toMatchObject({ state: "cancelled" });
    expect((await client.post(`/imports/${running}/cancel`)).status).toBe(409);

    const { id } = await run(LIST);
    const both = await Promise.all([client.post(`/imports/${id}/undo`), client.post(`/imports/${id}/undo`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await runImport(rest.ctx, { importId: id });
    expect((await get(id)).data).toMatchObject({ state: "undone", counts: { created: 2 } });
    expect((await client.post(`/imports/${id}/undo`)).status).toBe(409);
    expect(await db.product.count({ where: { tentId, deletedAt: null } })).toBe(0);
  });

  it.each([
    ["queued", { status: "WAITING" }],
    ["running", { status: "RUNNING" }],
    ["done", { status: "DONE" }],
    ["failed", { status: "FAILED" }],
    ["cancelled", { status: "CANCELLED" }],
    ["running", { status: "DONE", undo: "WAITING" }],
    ["running", { status: "CANCELLED", undo: "RUNNING" }],
    ["failed", { status: "DONE", undo: "FAILED" }],
    ["undone", { status: "FAILED", undo: "DONE" }],
  ] as const)("is %s when %o", async (state, data) => {
    const { get, tentId } = await makeShop();
    const file = { tentId, fileName: "lista.csv", columns: {}, rows: {}, total: 1, startedAt: new Date() };
    const { id } = await db.productImport.create({ data: { ...file, ...data } });
    expect((await get(id)).data).toMatchObject({ state });
  });

  it("tells a thousand rows, and how many there are", async () => {
    const { get, tentId } = await makeShop();
    const notices = Array.from({ length: 1_200 }, (_, at) => ({ kind: "title", line: 1_200 - at, name: `Fila ${at}` }));
    const file = { tentId, fileName: "lista.csv", columns: {}, rows: {}, total: 1, startedAt: new Date() };
    const { id } = await db.productImport.create({ data: { ...file, notices } });
    const { data, meta } = await get(id);
    const { rows } = data as { rows: { row: number }[] };
    expect([rows.length, rows[0]?.row, rows.at(-1)?.row, meta]).toEqual([1_000, 1, 1_000, { rows: 1_200 }]);
  });
});
