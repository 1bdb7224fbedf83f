import { beforeAll, describe, expect, it } from "vitest";
import { makeBase, makeProduct, makeTent } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { POST } from "./route";

const db = testDb();
let tentId: number;
let productId: number;
let host: string;

beforeAll(async () => {
  await makeBase(db);
  const { tent } = await makeTent(db);
  tentId = tent.id;
  host = `${tent.subdomain}.localhost:3000`;
  productId = (await makeProduct(db, tentId, { name: "Mate torpedo", stock: "0" })).id;
});

const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    new Request("http://casa.localhost:3000/api/stock-alert", {
      method: "POST",
      headers: { host, ...headers },
      body: new URLSearchParams({ tentId: String(tentId), productId: String(productId), ...form }),
    }),
  );
const byScript = { accept: "application/json" };
const rows = () => db.stockAlert.count({ where: { tentId } });

describe("the form of a sold-out product", () => {
  it("leads back to the product's page, once stored", async () => {
    const answer = await send({ phone: "11 5874-9895" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`/catalogo/${productId}-mate-torpedo#aviso-listo`);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await rows()).toBe(1);
  });

  it("is shown again with what was typed and the problem", async () => {
    const answer = await send({ phone: "<b>11<i>22" });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('value="&lt;b&gt;11&lt;i&gt;22"');
    expect(html).toContain("Escribí el número solo con dígitos");
    expect(html).toContain("noindex");
    expect(html).toContain('action="/api/stock-alert"');
    expect(await rows()).toBe(1);
  });

  it.each([
    ["11 5874", 422, /^Al número le faltan/],
    ["", 422, /^Escribí el número de WhatsApp/],
    ["1".repeat(41), 422, /demasiado largo/],
  ])("tells a script what is wrong with %s", async (phone, status, problem) => {
    const answer = await send({ phone }, byScript);
    expect(answer.status).toBe(status);
    expect((await answer.json()).problem).toMatch(problem);
  });

  it("tells a script that it is stored", async () => {
    const answer = await send({ phone: "11 5874-9896" }, byScript);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
  });

  it("says so when the product is back", async () => {
    const { id } = await makeProduct(db, tentId, { name: "Pava", stock: "3" });
    const form = { productId: String(id), phone: "11 5874-9895" };
    expect((await (await send(form, byScript)).json()).problem).toMatch(/^¡Ya hay stock!/);
    const html = await (await send(form)).text();
    expect(html).toContain("¡Ya hay stock!");
    expect(html).toContain(`href="/catalogo/${id}-pava"`);
  });

  it.each([
    [{ tentId: "999999999" }],
    [{ tentId: "x" }],
    [{ productId: "999999999" }],
    [{ productId: "" }],
    [{ variantId: "999999999" }],
  ])("is not found with %o", async (form) => {
    expect((await send({ phone: "11 5874-9895", ...form })).status).toBe(404);
    expect((await send({ phone: "11 5874-9895", ...form }, byScript)).status).toBe(404);
  });

  it("is not found on a host that is not the shop's, or from another page", async () => {
    const { tent: other } = await makeTent(db);
    await db.customDomain.create({
      data: { tentId: other.id, domain: "otra.example", txtValue: "x", provedAt: new Date("2026-01-01") },
    });
    const own = { origin: `http://${host}` };
    const strange: Record<string, string>[] = [
      { host: `${other.subdomain}.localhost:3000` },
      { host: "otra.example" },
      { host: "nadie.localhost:3000" },
      { host: "localhost:3000" },
      { origin: `http://${other.subdomain}.localhost:3000` },
      { origin: "https://attacker.example" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { ...own, host: "otra.example" },
    ];
    const before = await rows();
    for (const headers of strange) {
      const answer = await send({ phone: "11 5874-0001" }, headers);
      expect([headers, answer.status, await answer.text()]).toEqual([headers, 404, ""]);
    }
    expect(await rows()).toBe(before);
    for (const headers of [own, { origin: "null" }, { origin: "null", "sec-fetch-site": "same-origin" }])
      expect((await send({ phone: "11 58" }, headers)).status).toBe(422);
    await db.oldSubdomain.create({ data: { subdomain: "casa-de-antes", tentId } });
    await db.customDomain.create({
      data: { tentId, domain: "casa.example", txtValue: "y", provedAt: new Date("2026-01-01") },
    });
    for (const known of ["casa-de-antes.localhost:3000", "casa.example"])
      expect((await send({ phone: "11 58" }, { host: known })).status).toBe(422);
  });

  it("is not found without a form", async () => {
    const request = new Request("http://casa.localhost:3000/api/stock-alert", {
      method: "POST",
      headers: { host },
      body: "{",
    });
    expect((await POST(request)).status).toBe(404);
  });
});
