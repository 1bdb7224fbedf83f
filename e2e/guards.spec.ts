import { httpRequest } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

test("a mutation with a cookie from another origin is rejected", async ({ shop, origin }) => {
  const { host, protocol } = new URL(origin);
  for (const from of ["https://malo.example", shop.url, `${protocol}//demo.${host}`, "null"]) {
    const response = await shop.api.post("category.create", { name: "Robada" }, { origin: from });
    expect(response.status, from).toBe(403);
    expect(response.text).toContain("FORBIDDEN_ORIGIN");
  }
  const { categories } = await shop.api.query("category", "list");
  expect(categories).toEqual([]);
});

test("a shop's page cannot act as its merchant, even in a browser with the session", async ({
  page,
  context,
  monitor,
  shop,
  origin,
}) => {
  monitor.allow(/CORS|Content Security Policy|ERR_FAILED|\b40[13]\b/, /connect-src/);
  await shop.logIn(context);
  await page.goto(shop.url);
  const reached = await page.evaluate(async (panel) => {
    try {
      const response = await fetch(`${panel}/api/trpc/category.create`, {
        method: "POST",
        credentials: "include",
        headers: { "content-type": "text/plain" },
        body: JSON.stringify({ json: { name: "Robada" } }),
      });
      return response.status;
    } catch {
      return "refused";
    }
  }, origin);
  expect(["refused", 403]).toContain(reached);
  expect((await shop.api.query("category", "list")).categories).toEqual([]);
});

test("another merchant's product responds 404", async ({ shop, demo }) => {
  const product = await addProduct(shop, { name: "Mate torpedo" });
  for (const [call, input] of [
    ["product.updateField", { id: product.id, field: "name", value: "Robado" }],
    ["product.delete", { id: product.id }],
    ["product.duplicate", { id: product.id }],
  ] as const) {
    expect((await demo.post(call, input)).status, call).toBe(404);
  }
  expect((await shop.api.query("product", "get", { id: product.id })).name).toBe("Mate torpedo");
});

test("a malformed percent-encoding responds 400 at every path", async ({ shop, origin }) => {
  for (const path of ["/%", "/%E0%A4%A", "/catalogo/%zz", "/api/trpc/%"]) {
    expect((await httpRequest(origin + path)).status, path).toBe(400);
    expect((await httpRequest(shop.url + path)).status, `shop ${path}`).toBe(400);
  }
});

test("no address of the log-in, as sent by a scanner, is answered as a fault of ours", async ({ request }) => {
  const paths = ["csrf", "session", "providers", "signin", "signin/credentials", "signout", "verify-request", "error"];
  for (const path of [...paths, "error?error=Configuration", "error?error=nada", "nada", "__proto__", "callback"]) {
    const answer = await request.get(`/api/auth/${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBeLessThan(500);
  }
  for (const path of ["callback/credentials", "callback/credentials?email=a%40b.co&password=x", "callback/google"])
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBe(405);
});
