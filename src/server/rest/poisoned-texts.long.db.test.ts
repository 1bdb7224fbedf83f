import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { hashPassword } from "~/server/auth/passwords";
import { MAX_JSON_BYTES } from "~/server/edge/response/body-limit";
import { makeBase, makeCategory, makeProduct, makeTent } from "~/test/factories";
import { columnsWithControls, LONG_POISONS, POISONS, poisonings } from "~/test/poisoned-input";
import { startRest } from "~/test/rest";
import { testDb } from "~/test/test-db";
import { type RestRoute, routeName } from "./row";
import { table } from "./table";

const db = testDb();
beforeAll(() => makeBase(db));

type Fields = Record<string, unknown>;

/** Encodes like a careless program, including the bytes of half a character. */
const inAddress = (value: unknown) =>
  String(value) === "\ud800" ? "%ED%A0%80" : encodeURIComponent(String(value).slice(0, 500));

/** The HTTP request of a call: path parameters first, then the query, the JSON or the form. */
function requestOf({ method, path, body, bodyAs }: RestRoute, fields: Fields): { path: string; init: RequestInit } {
  const left = { ...fields };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = inAddress(left[name]);
    delete left[name];
    return value;
  });
  if (body === "none") {
    const query = Object.entries(left).map(([name, value]) => `${name}=${inAddress(value)}`);
    return { path: query.length > 0 ? `${address}?${query.join("&")}` : address, init: { method } };
  }
  if (body === "json") {
    const whole = bodyAs === undefined ? left : left[bodyAs];
    return {
      path: address,
      init: { method, headers: { "content-type": "application/json" }, body: JSON.stringify(whole) },
    };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(left)) form.set(name, String(value));
  const file = body === "file" ? "file" : "image";
  form.set(file, new Blob([String(left[file])], { type: body === "file" ? "text/csv" : "image/png" }));
  return { path: address, init: { method, body: form } };
}

function holds(value: unknown, poison: string): boolean {
  if (typeof value === "string") return value.includes(poison);
  return typeof value === "object" && value !== null && Object.values(value).some((one) => holds(one, poison));
}

const brief = (fields: Fields) =>
  JSON.stringify(fields, (_, value) => (typeof value === "string" ? value.slice(0, 30) : value)).slice(0, 300);

it.each([...POISONS, ...LONG_POISONS])("no call of the API fails internally or stores %s", async (_name, poison) => {
  const rest = await startRest(db);
  const { owner, tentId } = await makeTent(db);
  await db.user.update({ where: { id: owner.id }, data: { passwordHash: await hashPassword(randomUUID()) } });
  const [category, product] = [await makeCategory(db, tentId), await makeProduct(db, tentId)];
  const link = await db.link.create({ data: { tentId, name: "Mi blog", url: "https://blog.example" } });
  const started = { startedAt: new Date(), status: "RUNNING" } as const;
  const { id: importId } = await db.productImport.create({
    data: { tentId, fileName: "lista.csv", columns: {}, rows: {}, total: 0, ...started },
  });
  const ids: Record<string, number> = {
    imports: importId,
    category: category.id,
    product: product.id,
    link: link.id,
    user: owner.id,
  };
  const failed: string[] = [];
  const statuses = new Set<number>();
  const long = poison.length > 10;

  async function send(row: RestRoute, fields: Fields): Promise<void> {
    const { path, init } = requestOf(row, fields);
    const { status, json } = await (await rest.as(owner.id)).send(path, init);
    statuses.add(status);
    const { error } = json;
    const isPoisoned = init.body !== undefined && Object.values(fields).some((value) => holds(value, poison));
    const taken = long && isPoisoned && !/^a\s+b$/.test(poison) && ![403, 404, 413, 415, 422, 429].includes(status);
    const fault = status >= 500 && error?.code !== "PROVIDER_DISABLED";
    // Node itself rejects an overlong URL.
    const mute = status >= 400 && status !== 431 && !/\S/.test(error?.message ?? "");
    if (taken || fault || mute)
      failed.push(`${routeName(row)} ${brief(fields)}: ${status} ${JSON.stringify(json).slice(0, 300)}`);
  }

  try {
    // length limits are the same for both roles
    for (const role of long ? (["SUPER"] as const) : (["MERCHANT", "SUPER"] as const)) {
      await db.user.update({ where: { id: owner.id }, data: { role } });
      for (const row of table) {
        const area = /^\/(?:refetch-)?(product|category|link|user|imports)/.exec(row.path)?.[1] ?? "";
        const idOf = (name: string) => ids[name === "id" ? area : name.replace(/_?id$/i, "")] ?? tentId;
        const inputs = poisonings(row.input, { poison, idOf }, { eachAlone: !long });
        // A body above the size limit is rejected before its fields are read.
        for (const input of poison.length > MAX_JSON_BYTES ? inputs.slice(0, 1) : inputs)
          await send(row, (input ?? {}) as Fields);
      }
    }
    expect(failed).toEqual([]);
    expect(rest.errors).toEqual([]);
    expect(await columnsWithControls(db)).toEqual([]);
    // it passed the access checks
    const beyond = poison.length > MAX_JSON_BYTES ? [413] : long ? [422] : [200, 201, 422];
    for (const status of beyond) expect([...statuses]).toContain(status);
  } finally {
    await rest.close();
  }
});
