import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { httpRequest } from "./fixtures/http";
import { runSql } from "./fixtures/installation";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

// Attacks on a running site, as they were tried on it, with how often each was tried. Units have tests of their own.

const from = (address: string) => ({ "x-forwarded-for": address });
const json = { "content-type": "application/json" };

function countBy(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function inBatches<T>(count: number, atOnce: number, one: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const size = Math.min(atOnce, count - first);
    results.push(...(await Promise.all(Array.from({ length: size }, (_, n) => one(first + n)))));
  }
  return results;
}

function report(attack: string, statuses: readonly number[]): void {
  const line = `${attack}: ${statuses.length} requests, ${JSON.stringify(countBy(statuses))}`;
  test.info().annotations.push({ type: "attack", description: line });
  console.log(line);
}

test("what superjson would build from a sender's types is refused before it is built", async ({ origin, shop }) => {
  const types = [
    ["typed-array", "Uint8Array"],
    ["typed-array", "Float64Array"],
    "set",
    "map",
    "regexp",
    "bigint",
    "Error",
    "URL",
    ["symbol", "x"],
    ["class", "Api"],
    ["custom", "x"],
  ];
  const statuses: number[] = [];
  for (const type of types)
    for (const [procedure, field] of [
      ["order.check", "tentId"],
      ["category.list", "tentId"],
      ["account.register", "name"],
    ] as const) {
      const body = JSON.stringify({
        json: { [field]: { length: 1_000_000_000 } },
        meta: { values: { [field]: [type] } },
      });
      const path = `${origin}/api/trpc/${procedure}`;
      statuses.push((await httpRequest(path, { method: "POST", headers: json, body, timeout: 5000 })).status);
      statuses.push((await httpRequest(`${path}?input=${encodeURIComponent(body)}`, { timeout: 5000 })).status);
    }
  for (const key of ["constructor", "prototype", "__proto__"]) {
    const body = `{"json":{"tentId":${shop.id},"${key}":{"x":1}}}`;
    statuses.push(
      (await httpRequest(`${origin}/api/trpc/order.check`, { method: "POST", headers: json, body })).status,
    );
  }
  report("superjson", statuses);
  // 403: a session is asked for first; 405: a mutation in an address
  expect(statuses.filter((status) => ![400, 403, 405].includes(status))).toEqual([]);
});

test("limits are not passed by sending again", async ({ origin, shop }) => {
  const { id } = await addProduct(shop, { name: "Mate", price: "100" });
  await shop.api.mutate("coupon", "create", { code: "MATERA-660", kind: "amount", value: 50 });
  const call = (procedure: string, input: object, address: string) =>
    httpRequest(`${origin}/api/trpc/${procedure}`, {
      method: "POST",
      headers: { ...json, ...from(address) },
      body: JSON.stringify({ json: input }),
    });
  const lines = [{ productId: id, quantityMilli: 1_000 }];

  const tried = await inBatches(661 * 2, 20, async (n) => {
    const coupon = `MATERA-${n % 661}`;
    const { status, text } = await call("order.check", { tentId: shop.id, coupon, lines }, "198.51.100.1");
    return { status, found: text.includes("Matera") || text.includes('"percent"') || text.includes('"refusal":null') };
  });
  report(
    "coupon codes, each twice",
    tried.map(({ status }) => status),
  );
  expect(tried.filter(({ found }) => found)).toEqual([]);
  expect(tried.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(60);

  const keys = Array.from({ length: 150 }, () => randomUUID());
  const placed = await inBatches(450, 10, async (n) => {
    const order = { tentId: shop.id, clientKey: keys[n % 150], lines, customerName: "Ana", method: "PICKUP" };
    return (await call("order.place", order, "198.51.100.2")).status;
  });
  report("orders, each three times", placed);
  const { rows } = await shop.api.query("order", "list", {});
  expect(rows.length).toBeLessThanOrEqual(60);
});

test("a list's password is not found, also after the right one", async ({ shop }) => {
  const { link } = await shop.api.mutate("priceList", "create", {
    name: "Mayorista",
    percent: 25,
    rounding: 100,
    password: "4839",
  });
  const secret = new URL(link).pathname.split("/").at(-1) ?? "";
  const enter = async (password: string, address: string) => {
    const body = new URLSearchParams({ tentId: String(shop.id), secret, password }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: shop.url, ...from(address) };
    return (await httpRequest(`${shop.url}/api/list-forms/password`, { method: "POST", headers, body })).status;
  };
  expect(await enter("4839", "198.51.100.3")).toBe(303);
  const tries = await inBatches(5000, 20, (n) => enter(String(n).padStart(4, "0"), "198.51.100.3"));
  report("passwords of a list, after the right one", tries);
  expect(tries.filter((status) => status === 303)).toEqual([]);
  expect(tries.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
  const spread = await inBatches(400, 20, (n) => enter(`w${n}`, `203.0.${n % 200}.${n}`));
  report("wrong passwords from 400 networks", spread);
  expect(await enter("4839", "192.0.2.77"), "a new customer comes in").toBe(303);
});

test("requests that no browser sends write no errors", async ({ origin, shop }) => {
  const statuses = await inBatches(300, 10, async (n) => {
    const headers: Record<string, string> =
      n % 3 === 0
        ? { connection: "Upgrade", upgrade: "websocket", "sec-websocket-key": "x", "sec-websocket-version": "13" }
        : n % 3 === 1
          ? { rsc: "1", "next-router-state-tree": "%5B%22%22%2C" }
          : { "next-action": "0".repeat(40), "content-type": "text/plain" };
    return (await httpRequest(`${n % 2 ? origin : shop.url}/ataque-${n}`, { headers, timeout: 10_000 })).status;
  });
  report("upgrades, router states and server actions", statuses);
  await runSql(
    `DO $$ BEGIN
       IF EXISTS (SELECT FROM error_logs WHERE path LIKE '%ataque-%') THEN RAISE EXCEPTION 'errors were recorded'; END IF;
     END $$`,
    [],
  );
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

test("pages that no merchant made are not stored, and a path has one spelling", async ({ shop }) => {
  const { id: categoryId } = await shop.api.mutate("category", "create", { name: "Mates" });
  await addProduct(shop, { name: "Imperial", price: "100", categoryId });
  const spelled = await inBatches(200, 20, async (n) => {
    const path = [..."mates"]
      .map((letter, at) => ((n >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
      .join("");
    return (await httpRequest(`${shop.url}/${path}`)).status;
  });
  report("spellings of a category", spelled);
  expect(new Set(spelled)).toEqual(new Set([200, 308]));
  const made = await inBatches(18_000, 40, async (n) =>
    n % 2
      ? (await httpRequest(`${shop.url}/lista/${randomUUID().replaceAll("-", "")}/nada`)).status
      : (await httpRequest(`${shop.url}/mates`, { headers: { cookie: `lista=${randomUUID().replaceAll("-", "")}` } }))
          .status,
  );
  report("made-up lists and cookies", made);
  expect(made.filter((status) => status >= 500)).toEqual([]);
});

test("answers that are not read do not slow others down", async ({ origin, shop }) => {
  for (let n = 0; n < 40; n++)
    await addProduct(shop, { name: `Mate ${n}`, price: "100", description: "x".repeat(1500) });
  const { port } = new URL(origin);
  const paths = [`/api/getProducts/${shop.id}`, "/login", "/registrate"];
  const sockets = Array.from({ length: 150 }, (_, n) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    const lines = [
      `GET ${paths[n % paths.length]} HTTP/1.1`,
      `Host: ${new URL(origin).host}`,
      "X-Forwarded-For: 198.51.100.9",
    ];
    socket.write(`${[...lines, "", ""].join("\r\n")}`.repeat(20));
    return socket;
  });
  const waits: number[] = [];
  for (let n = 0; n < 20; n++) {
    const begun = performance.now();
    expect((await httpRequest(`${origin}/login`)).status).toBe(200);
    waits.push(performance.now() - begun);
  }
  for (const socket of sockets) socket.destroy();
  report(
    `log-in beside 150 readers that do not read, ${Math.round(Math.max(...waits))} ms at most`,
    waits.map(() => 200),
  );
});

test("a shop's forms and calls are 404 on other hosts", async ({ origin, shop }) => {
  const { id } = await addProduct(shop, { name: "Mate", price: "100", stock: 0 });
  const statuses: number[] = [];
  const { host } = new URL(origin);
  for (const at of [origin, `http://demo.${host}`])
    for (const form of ["stock-alert", "list-forms/password", "list-forms/request"]) {
      const fields = {
        tentId: String(shop.id),
        productId: String(id),
        phone: "11 5555-1234",
        secret: "x",
        name: "Ana",
      };
      statuses.push(
        (
          await httpRequest(`${at}/api/${form}`, {
            method: "POST",
            headers: { "content-type": "application/x-www-form-urlencoded", origin: at },
            body: new URLSearchParams(fields).toString(),
          })
        ).status,
      );
    }
  report("forms of a shop at other hosts", statuses);
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test("two hosts, two sessions and forms without end are refused", async ({ origin, shop }) => {
  const { host, port } = new URL(origin);
  const raw = (text: string): Promise<string> =>
    new Promise((done, fail) => {
      const socket = connect(Number(port), "127.0.0.1");
      let got = "";
      socket.on("data", (chunk) => {
        got += chunk;
      });
      socket.on("end", () => done(got));
      socket.on("error", fail);
      socket.write(text);
    });
  const twoHosts = await raw(`GET /login HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  expect(twoHosts).toMatch(/^HTTP\/1.1 400/);
  const cookie = "vidriera.session=a; vidriera.session=b";
  const twoSessions = await httpRequest(`${origin}/api/trpc/account.me`, { headers: { cookie } });
  expect([401, 403, 404]).toContain(twoSessions.status);
  const body = "a=1&".repeat(150_000);
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: shop.url };
  const long = await httpRequest(`${shop.url}/api/stock-alert`, { method: "POST", headers, body });
  report("two hosts, two sessions, 150,000 fields", [400, twoSessions.status, long.status]);
  expect(long.status).toBe(413);
});
