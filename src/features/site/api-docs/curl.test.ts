import { describe, expect, it } from "vitest";
import { addressOf, curlOf } from "./curl";

const url = "https://vidriera.test/api/product";

describe("curlOf", () => {
  it("needs only the URL for a GET request", () => {
    expect(curlOf({ method: "GET", url, withToken: false })).toBe(`curl '${url}'`);
  });

  it("escapes quotes in JSON and never contains the token itself", () => {
    const body = { kind: "json", text: `{"name": "Mate d'or"}` } as const;
    expect(curlOf({ method: "PUT", url, withToken: true, body })).toBe(
      [
        `curl -X PUT '${url}' \\`,
        `  -H "Authorization: Bearer $TOKEN" \\`,
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"name": "Mate d'\\''or"}'`,
      ].join("\n"),
    );
  });

  it("sends a form with its file", () => {
    const fields = [
      { name: "image", value: "mate.jpg", file: true },
      { name: "product_id", value: "12", file: false },
    ];
    expect(curlOf({ method: "POST", url, withToken: false, body: { kind: "form", fields } })).toBe(
      `curl -X POST '${url}' \\\n  -F 'image=@mate.jpg' \\\n  -F 'product_id=12'`,
    );
  });
});

it.each([
  ["/product/{id}", { id: "12" }, [], "/product/12"],
  [
    "/search-results/{tentId}/{term}",
    { tentId: "1", term: "mate & bombilla" },
    [],
    "/search-results/1/mate%20%26%20bombilla",
  ],
  ["/product/{id}", {}, [], "/product/{id}"],
  ["/tentStats/{id}", { id: "3", from: "2026-11-01", to: "" }, ["from", "to"], "/tentStats/3?from=2026-11-01"],
])("builds the URL of %s with %o", (path, values, query, address) => {
  expect(addressOf(path, values, query)).toBe(address);
});
