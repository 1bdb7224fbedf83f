import { expect, it } from "vitest";
import { z } from "zod";
import { createMatcher } from "./match";
import { type Method, restRoute, routeName } from "./row";

const rows = (
  ["GET /tent", "GET /tent/{slug}", "DELETE /category/{id}", "POST /category/image", "GET /a/{b}/{c}"] as const
)
  .map((name) => name.split(" ") as [Method, string])
  .map(([method, path]) =>
    restRoute({
      method,
      path,
      who: "anyone",
      body: "none",
      input: z.object({}),
      output: z.null(),
      summary: "Nada de nada.",
      call: async () => ({ data: null }),
    }),
  );
const match = createMatcher(rows);
const found = (path: string) => [...match(path).values()].map(({ row, params }) => [routeName(row), params]);

it.each<[string, unknown[]]>([
  ["/tent", [["GET /tent", {}]]],
  ["/tent/demo", [["GET /tent/{slug}", { slug: "demo" }]]],
  ["/tent/caf%C3%A9%2Fbar", [["GET /tent/{slug}", { slug: "café/bar" }]]],
  [
    "/category/image",
    [
      ["POST /category/image", {}],
      ["DELETE /category/{id}", { id: "image" }],
    ],
  ],
  ["/a/__proto__/c", [["GET /a/{b}/{c}", { b: "__proto__", c: "c" }]]],
  ["/tent/", []],
  ["//tent", []],
  ["/Tent", []],
  ["/tent/a/b", []],
  ["/tent/%00", []],
  ["/tent/%E0%A4%A", []],
  ["/", []],
  ["", []],
])("%s is %j", (path, expected) => {
  expect(found(path)).toEqual(expected);
});
