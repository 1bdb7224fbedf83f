import superjson from "superjson";
import { describe, expect, it } from "vitest";
import { readWireInput } from "./wire-input";

const sent = (input: unknown): unknown => JSON.parse(superjson.stringify(input));
const codeOf = (wire: unknown): unknown => {
  try {
    readWireInput(wire);
    return "accepted";
  } catch (thrown) {
    return (thrown as { code?: unknown }).code;
  }
};
const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

describe("what our clients send", () => {
  const hours = { from: "09:00", to: null };
  const at = new Date("2026-07-01T12:00:00.000Z");
  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "Mates"],
    ["a form", { tentId: 1, name: "Mates", lines: [{ quantity: 2, note: "sin yerba" }] }],
    ["fields that are not set", { tentId: 1, name: undefined, lines: [{ note: undefined }, undefined] }],
    ["a date", { from: at, seen: { holidayFrom: at } }],
    ["numbers that JSON has not", { price: Number.NaN, stock: -0, most: Number.POSITIVE_INFINITY }],
    ["keys with points and backslashes", { seen: { "12.price": undefined, "a\\b": undefined, "c\\.d": at } }],
    ["an object twice", { openingHours: hours, seen: { openingHours: hours, days: [hours, { hours }] } }],
    ["an object twice with dates inside", { one: { at }, other: { at }, both: [at, at] }],
  ])("is read as superjson reads it: %s", (_, input) => {
    const read = readWireInput(sent(input));
    expect(read).toStrictEqual(superjson.deserialize(sent(input) as never));
    // the hash of a queued call, which another build may have stored
    expect(superjson.stringify(read)).toBe(superjson.stringify(superjson.deserialize(sent(input) as never)));
  });

  it("is read without annotations, as pages of visitors send it", () => {
    expect(readWireInput({ json: { tentId: 1, lines: [] } })).toEqual({ tentId: 1, lines: [] });
    expect(readWireInput({})).toBeUndefined();
  });
});

describe("what nobody but an attacker sends", () => {
  const hostile: [string, unknown][] = [
    [
      "a typed array of a length",
      { json: { tentId: { length: 1e9 } }, meta: { values: { tentId: [["typed-array", "Uint8Array"]] } } },
    ],
    [
      "a typed array as the whole input",
      { json: { length: 1e9 }, meta: { values: [["typed-array", "Float64Array"]] } },
    ],
    ["a set", { json: { tentId: [1, 2] }, meta: { values: { tentId: ["set"] } } }],
    ["a map with children", { json: { a: [[1, null]] }, meta: { values: { a: ["map", { "0.1": ["undefined"] }] } } }],
    ["a pattern", { json: "/(a+)+$/", meta: { values: ["regexp"] } }],
    ["a long integer", { json: "9".repeat(1000), meta: { values: ["bigint"] } }],
    ["an error", { json: { name: "x", message: "y" }, meta: { values: ["Error"] } }],
    ["an address", { json: "file:///etc/passwd", meta: { values: ["URL"] } }],
    ["a registered class", { json: {}, meta: { values: [["class", "Array"]] } }],
    ["a date that is none", { json: { at: "soon" }, meta: { values: { at: ["Date"] } } }],
    ["a date from a number", { json: { at: 1e15 }, meta: { values: { at: ["Date"] } } }],
    ["a number from a text", { json: { n: "0x10" }, meta: { values: { n: ["number"] } } }],
    ["a value that is hidden", { json: { name: "Mates" }, meta: { values: { name: ["undefined"] } } }],
    ["a place that was not sent", { json: { a: {} }, meta: { values: { "a.b": ["undefined"] } } }],
    ["a far place of a list", { json: { a: [] }, meta: { values: { "a.4294967294": ["undefined"] } } }],
    ["the length of a list", { json: { a: [1] }, meta: { values: { "a.length": ["undefined"] } } }],
    ["a path through the prototype", { json: {}, meta: { values: { "__proto__.polluted": ["undefined"] } } }],
    ["a path with another spelling", { json: { "a\\b": null }, meta: { values: { "a\\b": ["undefined"] } } }],
    ["a circle", { json: { a: { b: null } }, meta: { referentialEqualities: { a: ["a.b"] } } }],
    ["a circle at the root", { json: { a: null }, meta: { referentialEqualities: [["a"]] } }],
    ["more than was sent", { json: { a: [1], b: [[], []] }, meta: { referentialEqualities: { a: ["b.0", "b.1"] } } }],
    ["one place twice", { json: { a: [1], b: [1] }, meta: { referentialEqualities: { a: ["b", "b"] } } }],
    ["annotations deep below each other", { json: {}, meta: { values: { a: { b: { c: ["undefined"] } } } } }],
    ["a deep list", { json: nested(100_000) }],
    ["no wrapping", [1]],
    ["no object", null],
  ];
  it.each(hostile)("is refused: %s", (_, wire) => expect(codeOf(wire)).toBe("BODY_MALFORMED"));

  it.each(["__proto__", "constructor", "prototype"])("is refused: the key %s, wherever it stands", (key) => {
    const wires = [`{"${key}":1}`, `{"a":[{"b":{"${key}":{}}}]}`, `{"seen":{"${key}":"x"}}`];
    for (const json of wires) expect(codeOf({ json: JSON.parse(json) }), json).toBe("BODY_MALFORMED");
  });

  it("is not confused with the same words as values", () => {
    expect(codeOf({ json: { name: "constructor", lines: ["__proto__"] } })).toBe("accepted");
    expect(codeOf({ json: nested(30) })).toBe("accepted");
  });
});
