import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { variantFormSchema } from "../crud/schemas";
import {
  addOption,
  addValues,
  editRows,
  hasProblems,
  lossOf,
  MAX_VARIANTS,
  missingRows,
  moveOption,
  moveValue,
  nextOption,
  openVariants,
  removeOption,
  removeRows,
  removeValue,
  renameOption,
  renameValue,
  restoreRow,
  splitValues,
  typedValues,
  type VariantForm,
  valueProblem,
  variantChanges,
  variantProblems,
  wordsOf,
} from "./variants";

const nothing = openVariants({ options: [], variants: [] });
const cells = { price: "", sku: "", stock: "", paused: false };

/** Adds an option and its values through the form's functions. */
function withOption(form: VariantForm, name: string, values: readonly string[]): VariantForm {
  const added = addValues(addOption(form, name), nextOption(form), values);
  if (!added.ok) throw new Error(added.reason);
  return added.form;
}

/** A stored product: its rows have the ids 1, 2, 3… */
function stored(options: Record<string, string[]>, left: readonly string[] = []): VariantForm {
  const form = Object.entries(options).reduce((all, [name, values]) => withOption(all, name, values), nothing);
  const variants = form.rows
    .map(({ values }) => wordsOf(form, values))
    .filter((values) => !left.includes(values.join(" ")))
    .map((values, index) => ({ ...cells, id: index + 1, values, stock: "5", price: `${index + 1}00` }));
  return openVariants({ options: Object.entries(options).map(([name, values]) => ({ name, values })), variants });
}

const clothes = () => stored({ Talle: ["S", "M"], Color: ["Rojo", "Azul"] });
const words = (form: VariantForm) =>
  form.rows.map(({ id, values }) => `${id ?? "+"} ${wordsOf(form, values).join(" ")}`);
const option = (form: VariantForm, name: string) => {
  const found = form.options.find((one) => one.name === name);
  if (!found) throw new Error(`no option ${name}`);
  return found;
};
const value = (form: VariantForm, name: string, text: string) =>
  [option(form, name).key, option(form, name).values.find((one) => one.text === text)?.key ?? ""] as const;
const keyOf = (form: VariantForm, text: string) =>
  form.rows.find(({ values }) => wordsOf(form, values).join(" ") === text)?.key ?? "";
const add = (form: VariantForm, name: string, ...texts: string[]) => addValues(form, option(form, name).key, texts);
function added(form: VariantForm, name: string, ...texts: string[]): VariantForm {
  const outcome = add(form, name, ...texts);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.form;
}
/** The request, as the server's schema parses it. */
const sent = (before: VariantForm, form: VariantForm) => {
  const changes = variantChanges(before, form);
  return changes && variantFormSchema.parse({ id: 1, ...changes });
};

test.each([
  ["S, M, L", ["S", "M", "L"]],
  ["rojo;Azul\nVerde\t", ["rojo", "Azul", "Verde"]],
  [" doble   espacio ,,", ["doble espacio"]],
  ["Rojo, rojo, RÓJO", ["Rojo"]],
  ["1 l, 1,5 l,2 l", ["1 l", "1,5 l", "2 l"]],
  ["0,75 l", ["0,75 l"]],
  ["36,5", ["36,5"]],
  ["36,37", ["36", "37"]],
  ["36,37,38", ["36", "37", "38"]],
  ["", []],
])("splits %j into %j", (text, values) => {
  expect(splitValues(text)).toEqual(values);
});

test.each([
  ["S", [], "S"],
  ["S,", ["S"], ""],
  ["S, M, L", ["S", "M"], "L"],
  ["36,", [], "36,"],
  ["36, ", ["36"], ""],
  ["36,37,3", [], "36,37,3"],
  ["36,37; 3", ["36", "37"], "3"],
  ["1,5 l,", ["1,5 l"], ""],
])("splits the partial input %j into %j and the rest %j", (text, ready, rest) => {
  expect(typedValues(text)).toEqual({ ready, rest });
});

describe("combinations", () => {
  it("are complete, in the order of the values", () => {
    const sizes = withOption(nothing, "Talle", ["S", "M"]);
    expect(words(sizes)).toEqual(["+ S", "+ M"]);
    expect(words(withOption(sizes, "Color", ["Rojo", "Azul"]))).toEqual([
      "+ S Rojo",
      "+ S Azul",
      "+ M Rojo",
      "+ M Azul",
    ]);
  });

  it("keep their rows with the first value of a new option; further values add rows", () => {
    const form = withOption(clothes(), "Tela", ["Lino"]);
    expect(words(form)).toEqual(["1 S Rojo Lino", "2 S Azul Lino", "3 M Rojo Lino", "4 M Azul Lino"]);
    expect(words(added(form, "Tela", "Jean")).filter((row) => row.startsWith("+"))).toEqual([
      "+ S Rojo Jean",
      "+ S Azul Jean",
      "+ M Rojo Jean",
      "+ M Azul Jean",
    ]);
  });

  it("stay excluded when a value is added", () => {
    const form = added(stored({ Talle: ["S", "M"], Color: ["Rojo", "Azul"] }, ["S Azul", "M Azul"]), "Talle", "L");
    expect(words(form)).toEqual(["1 S Rojo", "2 M Rojo", "+ L Rojo"]);
    expect(missingRows(form).map((values) => wordsOf(form, values).join(" "))).toEqual(["S Azul", "M Azul", "L Azul"]);
  });

  it("start with the price that related rows share, and without one if those differ", () => {
    const form = editRows(clothes(), ["r1", "r2"], { price: "900" });
    expect(added(form, "Color", "Verde").rows.filter(({ id }) => id === null)).toMatchObject([
      { price: "900", stock: "" },
      { price: "", stock: "" },
    ]);
  });

  it("are not duplicated when a value is typed twice", () => {
    expect(words(added(clothes(), "Color", "rojo", "AZUL"))).toEqual(words(clothes()));
  });

  it("are at most 200: more are rejected before any change, with the count there would be", () => {
    const form = stored({
      A: Array.from({ length: 20 }, (_, n) => `a${n}`),
      B: Array.from({ length: 10 }, (_, n) => `b${n}`),
    });
    expect(form.rows).toHaveLength(MAX_VARIANTS);
    expect(add(form, "B", "b10")).toEqual({ ok: false, reason: "tooMany", count: 220 });
    const third = addOption(form, "C");
    expect(add(third, "C", "x")).toMatchObject({ ok: true });
    expect(add(third, "C", "x", "y")).toEqual({ ok: false, reason: "tooMany", count: 400 });
    expect(
      addValues(
        addOption(nothing, "N"),
        "n1",
        Array.from({ length: 201 }, (_, n) => `${n}`),
      ),
    ).toEqual({
      ok: false,
      reason: "tooMany",
      count: 201,
    });
    expect(add(form, "A", "x".repeat(41))).toMatchObject({ ok: false, reason: "tooLong" });
  });
});

describe("names", () => {
  it("can change while the rows stay", () => {
    const before = clothes();
    const form = renameOption(renameValue(before, ...value(before, "Color", "Rojo"), " Bordó  claro "), "o1", "Tono");
    expect(words(form)).toEqual(["1 S Bordó claro", "2 S Azul", "3 M Bordó claro", "4 M Azul"]);
    expect(sent(before, form)).toMatchObject({
      structure: { options: [{ name: "Talle" }, { name: "Tono", values: ["Bordó claro", "Azul"] }], removed: [] },
      rows: [{ id: 1, values: ["S", "Bordó claro"] }, { id: 2 }, { id: 3 }, { id: 4 }],
    });
  });

  it("of two values can be swapped", () => {
    const before = clothes();
    const [s, m] = [value(before, "Talle", "S"), value(before, "Talle", "M")];
    const form = renameValue(renameValue(renameValue(before, ...s, "x"), ...m, "S"), ...s, "M");
    expect(words(form)).toEqual(["1 M Rojo", "2 M Azul", "3 S Rojo", "4 S Azul"]);
  });

  test.each([
    ["", "product.optionValueRequired"],
    ["  ", "product.optionValueRequired"],
    ["azúl", "product.optionValueTwice"],
    ["x".repeat(41), "product.optionValueTooLong"],
    ["ROJO", null],
  ])("value %j has the problem %s", (text, problem) => {
    const form = clothes();
    expect(valueProblem(option(form, "Color"), value(form, "Color", "Rojo")[1], text)).toBe(problem);
  });
});

describe("removing", () => {
  it("a value removes its combinations", () => {
    const form = clothes();
    expect(words(removeValue(form, ...value(form, "Color", "Rojo")))).toEqual(["2 S Azul", "4 M Azul"]);
  });

  it("the last value of an option keeps the combinations of the other options", () => {
    const form = stored({ Talle: ["S", "M"], Color: ["Rojo"] });
    expect(words(removeValue(form, ...value(form, "Color", "Rojo")))).toEqual(["1 S", "2 M"]);
  });

  it("an option keeps the first of the combinations that become equal", () => {
    const form = clothes();
    expect(words(removeOption(form, option(form, "Color").key))).toEqual(["1 S", "3 M"]);
    expect(words(removeOption(form, option(form, "Talle").key))).toEqual(["1 Rojo", "2 Azul"]);
  });

  it("the only option leaves the product without variants", () => {
    const form = stored({ Talle: ["S", "M"] });
    const without = removeOption(form, "o0");
    expect(without.rows).toEqual([]);
    expect(sent(form, without)).toMatchObject({ structure: { options: [], removed: [1, 2] }, rows: [] });
  });

  it("all combinations sends no options", () => {
    const form = stored({ Talle: ["S"] });
    expect(sent(form, removeRows(form, ["r1"]))).toMatchObject({ structure: { options: [], removed: [1] } });
  });

  it("a combination can be restored as it was stored", () => {
    const before = clothes();
    const without = removeRows(before, [keyOf(before, "S Azul")]);
    const [values = {}] = missingRows(without);
    expect(restoreRow(without, before, values)).toEqual(before);
    expect(words(restoreRow(without, nothing, values))).toEqual(["1 S Rojo", "+ S Azul", "3 M Rojo", "4 M Azul"]);
  });

  it("reports the loss: how many, with stock, in open orders", () => {
    const before = editRows(clothes(), ["r1"], { stock: "0" });
    const after = removeValue(before, ...value(before, "Talle", "S"));
    expect(lossOf(before, after, new Set([2, 3]))).toEqual({ rows: 2, counted: 1, inOrders: 1 });
    const fresh = withOption(nothing, "Talle", ["S", "M"]);
    expect(lossOf(fresh, removeRows(fresh, [keyOf(fresh, "M")]), new Set())).toBeNull();
    const typed = editRows(fresh, [keyOf(fresh, "M")], { stock: "3" });
    expect(lossOf(typed, removeRows(typed, [keyOf(fresh, "M")]), new Set())).toMatchObject({ rows: 1, counted: 1 });
  });
});

describe("order", () => {
  it("of values and options determines the order of the combinations", () => {
    const form = clothes();
    expect(words(moveValue(form, ...value(form, "Talle", "M"), -1))).toEqual([
      "3 M Rojo",
      "4 M Azul",
      "1 S Rojo",
      "2 S Azul",
    ]);
    expect(words(moveOption(form, option(form, "Color").key, -1))).toEqual([
      "1 Rojo S",
      "3 Rojo M",
      "2 Azul S",
      "4 Azul M",
    ]);
  });

  it("does not move beyond the ends", () => {
    const form = clothes();
    expect(moveOption(form, option(form, "Color").key, 1)).toEqual(form);
    expect(moveValue(form, ...value(form, "Talle", "S"), -1)).toEqual(form);
  });
});

describe("changes to send", () => {
  it("are null when nothing differs in meaning", () => {
    const form = clothes();
    expect(variantChanges(form, form)).toBeNull();
    expect(variantChanges(form, editRows(form, ["r1"], { stock: "5,0", price: "100,00" }))).toBeNull();
    expect(variantChanges(form, moveOption(moveOption(form, "o1", -1), "o1", 1))).toBeNull();
  });

  it("contain only the changed cells of changed rows", () => {
    const form = clothes();
    expect(sent(form, editRows(form, ["r2"], { stock: "" }))).toEqual({
      id: 1,
      rows: [{ id: 2, values: ["S", "Azul"], stock: null }],
    });
    expect(sent(form, editRows(form, ["r2", "r3"], { paused: true }))?.rows).toEqual([
      { id: 2, values: ["S", "Azul"], paused: true },
      { id: 3, values: ["M", "Rojo"], paused: true },
    ]);
  });

  it("of a renamed option contain no stock, which may have been sold meanwhile", () => {
    const form = clothes();
    expect(JSON.stringify(sent(form, renameOption(form, "o0", "Talla")))).not.toContain("stock");
  });
});

test("reports each problem with its cell or option", () => {
  const form = addOption(addOption(clothes(), " talle "), "");
  const typed = editRows(editRows(form, ["r1"], { price: "mucho", stock: "-1" }), ["r4"], { sku: "x".repeat(61) });
  expect(variantProblems(typed)).toEqual({
    options: { n1: "product.optionNameTwice", n2: "product.optionNameRequired" },
    rows: { r1: { price: "price.invalid", stock: "quantity.invalid" }, r4: { sku: "product.skuTooLong" } },
  });
  expect(variantProblems(addOption(clothes(), "Tela")).options).toEqual({ n1: "product.optionValueRequired" });
  expect(hasProblems(variantProblems(clothes()))).toBe(false);
});

describe("for any sequence of edits", () => {
  const texts = fc.constantFrom("S", "M", "L", "Rojo", "Azul", "Único");
  const at = fc.nat(5);
  const steps = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant("addOption"), text: texts }),
      fc.record({ kind: fc.constant("addValue"), at, text: texts }),
      fc.record({ kind: fc.constant("renameValue"), at, text: texts }),
      fc.record({ kind: fc.constant("removeValue"), at }),
      fc.record({ kind: fc.constant("removeOption"), at }),
      fc.record({ kind: fc.constant("moveOption"), at }),
      fc.record({ kind: fc.constant("removeRow"), at }),
      fc.record({ kind: fc.constant("restoreRow"), at }),
    ),
    { maxLength: 20 },
  );
  type Step = { kind: string; at?: number; text?: string };

  function take(form: VariantForm, before: VariantForm, { kind, at: place = 0, text = "" }: Step): VariantForm {
    const chosen = form.options[place % Math.max(1, form.options.length)];
    const known = chosen?.values[place % Math.max(1, chosen.values.length)];
    if (kind === "addOption") return form.options.length < 3 ? addOption(form, text) : form;
    if (kind === "removeRow") return removeRows(form, [form.rows[place]?.key ?? ""]);
    if (kind === "restoreRow") {
      const [values] = missingRows(form);
      return values ? restoreRow(form, before, values) : form;
    }
    if (!chosen) return form;
    if (kind === "addValue") {
      const outcome = addValues(form, chosen.key, [text]);
      return outcome.ok ? outcome.form : form;
    }
    if (kind === "removeOption") return removeOption(form, chosen.key);
    if (kind === "moveOption") return moveOption(form, chosen.key, 1);
    if (!known) return form;
    if (kind === "removeValue") return removeValue(form, chosen.key, known.key);
    return valueProblem(chosen, known.key, text) ? form : renameValue(form, chosen.key, known.key, text);
  }

  it("combinations are unique, each has a value of every option, and ids are unique", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const before = clothes();
        const form = all.reduce((now, step) => take(now, before, step), before);
        const valued = form.options.filter(({ values }) => values.length > 0);
        for (const { values } of form.rows) {
          expect(Object.keys(values).sort()).toEqual(valued.map(({ key }) => key).sort());
          for (const one of valued) expect(one.values.map(({ key }) => key)).toContain(values[one.key]);
        }
        const keys = form.rows.map(({ values }) => JSON.stringify(wordsOf(form, values)));
        expect(new Set(keys).size).toBe(keys.length);
        const ids = form.rows.flatMap(({ id }) => id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it("the changes pass the server's schema and name every stored row once, as kept or removed", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const before = clothes();
        const form = all.reduce((now, step) => take(now, before, step), before);
        if (hasProblems(variantProblems(form))) return;
        const changes = sent(before, form);
        if (!changes?.structure) return;
        const kept = changes.rows.flatMap(({ id }) => id ?? []);
        expect([...kept, ...changes.structure.removed].sort()).toEqual([1, 2, 3, 4]);
      }),
    );
  });
});
