import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changedFields, draftFields, dropOldDrafts, keepDraft, readFormDraft } from "./stored-drafts";

const DAY = 24 * 60 * 60 * 1_000;
const NOW = Date.UTC(2026, 2, 1);
const place = { userId: 1, tentId: 7, form: "category.new" };

/** As the browser's: its own properties are the kept values. */
function storage() {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Record<string, string>;
}

let kept: Record<string, string>;
beforeEach(() => {
  kept = storage();
  vi.stubGlobal("localStorage", kept);
});
afterEach(() => vi.unstubAllGlobals());

describe("a draft", () => {
  it("is read by its own account, in its own shop and form only", () => {
    expect(keepDraft(place, { name: "Termos" }, NOW)).toBe(true);
    expect(readFormDraft(place)).toEqual({ name: "Termos" });
    expect(readFormDraft({ ...place, userId: 2 })).toBeUndefined();
    expect(readFormDraft({ ...place, tentId: 8 })).toBeUndefined();
    expect(readFormDraft({ ...place, tentId: null })).toBeUndefined();
    expect(readFormDraft({ ...place, form: "category.rename.7" })).toBeUndefined();
  });

  it("is gone once it is forgotten", () => {
    keepDraft(place, { name: "Termos" }, NOW);
    expect(keepDraft(place, undefined, NOW)).toBe(false);
    expect(readFormDraft(place)).toBeUndefined();
    expect(Object.keys(kept)).toEqual([]);
  });

  it("that nobody came back to is deleted, of all accounts, and nothing else is", () => {
    keepDraft(place, { name: "old" }, NOW - 61 * DAY);
    keepDraft({ ...place, userId: 2 }, { name: "old" }, NOW - 61 * DAY);
    keepDraft({ ...place, tentId: 8 }, { name: "new" }, NOW - 59 * DAY);
    kept.theme = "dark";
    kept["draft:3:3:broken"] = "{";
    dropOldDrafts(NOW);
    expect(Object.keys(kept)).toEqual(["draft:1:8:category.new", "theme"]);
  });

  it("is missing where nothing can be stored, and nothing breaks", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(keepDraft(place, { name: "Termos" }, NOW)).toBe(false);
    expect(readFormDraft(place)).toBeUndefined();
    expect(() => dropOldDrafts(NOW)).not.toThrow();
  });
});

describe("the fields of a draft", () => {
  const shown = {
    name: "Mate",
    price: "100",
    categoryId: null as number | null,
    paused: false,
    zones: [{ name: "Centro", cost: "5" }],
  };

  it.each([
    ["another text", { name: "Yerba" }, { name: "Yerba" }],
    ["the same text", { name: "Mate" }, {}],
    ["a field that the form no longer has", { colour: "red" }, {}],
    ["another kind of value", { name: 3, paused: "yes" }, {}],
    ["a number where none was chosen", { categoryId: 3 }, { categoryId: 3 }],
    ["an object where none was chosen", { categoryId: {} }, {}],
    [
      "one row more",
      { zones: [...shown.zones, { name: "Sur", cost: "" }] },
      { zones: [...shown.zones, { name: "Sur", cost: "" }] },
    ],
    ["rows of an older form", { zones: [{ title: "Sur" }] }, {}],
    ["nothing", undefined, {}],
    ["a text", "Mate", {}],
  ])("%s", (_what, stored, found) => {
    expect(draftFields(stored, shown)).toEqual(found);
  });

  it("are those that differ from what the form started with", () => {
    expect(changedFields({ ...shown, price: "120" }, shown)).toEqual({ price: "120" });
    expect(changedFields(structuredClone(shown), shown)).toBeUndefined();
  });
});
