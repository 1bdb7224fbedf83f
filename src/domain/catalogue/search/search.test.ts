import { describe, expect, it } from "vitest";
import { hasSearchTerms, parseSearch, searchText, searchWordings, searchWords } from "./search";

describe("search", () => {
  it("folds products and queries alike", () => {
    expect(
      searchText({ name: "Ñandú ÁRTICO", codes: ["AB-1", null, "Ab 1"], category: "Aves", description: "Lindo, raro" }),
    ).toBe("nandu artico ab 1 aves lindo raro \u001fab1\u001f");
    expect(searchText({ name: "Coca-Cola 1.5L", codes: [null] })).toBe("coca cola 1 5l cocacola \u001f");
    expect(searchText({ name: "(Oferta) mesa" })).toBe(" oferta mesa \u001f");
    expect(searchText({ name: "🍕🔥" })).toBe("  \u001f");
    expect(searchWords("  Remera, ÁZUL  azul ")).toEqual(["remera", "azul"]);
    expect(searchWords("%_'")).toEqual([]);
    expect(searchWords("a b c d e f g h")).toHaveLength(6);
  });

  it.each([
    ["AC/DC", [["ac", "dc"], ["acdc"]]],
    [
      "AB-123 azul",
      [
        ["ab", "123", "azul"],
        ["ab123", "azul"],
      ],
    ],
    ["1.5 litros", [["1", "5", "litros"]]],
    ["1½", [["1", "2"]]],
    ["remera", [["remera"]]],
    ["&-/", []],
  ])("reads %s in all its wordings", (query, wordings) => expect(searchWordings(query)).toEqual(wordings));

  it("parses the query string and ignores invalid values", () => {
    expect(
      parseSearch({ q: " remera ", orden: "menor-precio", categoria: "remeras", oferta: "1", precio: "1000-2500,50" }),
    ).toEqual({
      query: "remera",
      literal: false,
      order: "menor-precio",
      categories: ["remeras"],
      options: [],
      inStockOnly: false,
      offersOnly: true,
      minCents: 100_000,
      maxCents: 250_050,
      page: 1,
    });
    const fields = { minCents: 100_000, maxCents: 250_050 };
    expect(parseSearch({ precio: ["1.000", "2.500,50"] })).toMatchObject(fields);
    expect(parseSearch({ precio: ["", "2500,50"] })).toMatchObject({ ...fields, minCents: null });
    expect(
      parseSearch({ categoria: ["a", "b", "a"], opcion: ["Talle:M", "Color: Rojo", "roto", ":x"], stock: "1" }),
    ).toMatchObject({
      categories: ["a", "b"],
      options: [
        { name: "Talle", value: "M" },
        { name: "Color", value: "Rojo" },
      ],
      inStockOnly: true,
    });
    const odd = parseSearch({ q: ["a", "b"], orden: "x", categoria: "../", precio: "x-", pagina: "0" });
    expect(odd).toMatchObject({ query: "a", order: "relevancia", categories: [], minCents: null, page: 1 });
    expect(parseSearch({ q: "x".repeat(500) }).query).toHaveLength(60);
  });

  it("recognises an empty search", () => {
    expect(hasSearchTerms(parseSearch({}))).toBe(false);
    expect(hasSearchTerms(parseSearch({ categoria: "remeras" }))).toBe(true);
  });
});
