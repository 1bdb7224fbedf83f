import { describe, expect, it } from "vitest";
import { matchPhotoNames, photoNamer, productNameOf, stemOf } from "./photo-name";

it.each([
  ["mates/Mate torpedo.jpg", "Mate torpedo"],
  ["C:\\fotos\\..\\taza.HEIC", "taza"],
  ["../../etc/passwd", "passwd"],
  [".jpg", ""],
  ["mate\u202egpj.exe.jpg", "mate gpj.exe"],
])("takes folders and ending from %s", (file, stem) => {
  expect(stemOf(file)).toBe(stem);
});

it.each([
  ["cuenco de gres.jpg", "Cuenco de gres"],
  ["olla_barro-3 litros (2).jpg", "Olla barro 3 litros"],
  ["Taza gris 2.png", "Taza gris"],
  ["ñandú.webp", "Ñandú"],
  ["remera-azul.jpg", "Remera azul"],
  ["IMG_20261124_101112.jpg", ""],
  ["IMG-20261124-WA0003.jpg", ""],
  ["WhatsApp Image 2026-11-24 at 10.11.12.jpeg", ""],
  ["PXL_20261124.jpg", ""],
  ["DSC00012.JPG", ""],
  ["20261124_101112.jpg", ""],
  ["foto.jpg", ""],
  ["3f2504e0-4f89-11d3-9a0c-0305e82c3301.jpg", ""],
  ["fotografía enmarcada.jpg", "Fotografía enmarcada"],
  ["imagen 4.jpg", ""],
])("makes of %s the name «%s»", (file, name) => {
  expect(productNameOf(file, 120)).toBe(name);
});

it("cuts a long name", () => {
  expect(productNameOf(`${"mate ".repeat(60)}.jpg`, 20)).toBe("Mate mate mate mate");
});

describe("matchPhotoNames", () => {
  const products = [
    { id: 1, name: "Mate torpedo de algarrobo", sku: "MAT-007" },
    { id: 2, name: "Taza de cerámica gris", sku: null },
    { id: 3, name: "Miel", sku: "ALM-009" },
    { id: 4, name: "Miel", sku: null },
    { id: 5, name: "Vaso 2", sku: null },
    { id: 6, name: "Vaso", sku: "7" },
    { id: 7, name: "alm 009", sku: null },
    { id: 8, name: "Remera básica", sku: null, handles: ["remera-lisa-negra", "remera-lisa"] },
    { id: 9, name: "Gorro", sku: null, handles: ["miel-pura", "compartido"] },
    { id: 10, name: "Miel pura", sku: null, handles: ["compartido"] },
  ];
  it.each([
    ["remera-lisa-negra.jpg", { productId: 8, by: "handle" }],
    ["remera-lisa-negra-2.jpg", { productId: 8, by: "handle" }],
    ["Remera lisa.webp", { productId: 8, by: "handle" }],
    ["miel-pura.jpg", { productId: 10, by: "name" }],
    ["compartido.jpg", null],
    ["MAT-007.jpg", { productId: 1, by: "code" }],
    ["mat 007 (2).jpg", { productId: 1, by: "code" }],
    ["ALM-009_b.jpg", { productId: 3, by: "code" }],
    ["taza de ceramica gris 2.jpg", { productId: 2, by: "name" }],
    ["Vaso 2.jpg", { productId: 5, by: "name" }],
    ["vaso 3.jpg", { productId: 6, by: "name" }],
    ["carpeta/vaso.jpg", { productId: 6, by: "name" }],
    ["miel.jpg", null],
    ["pava.jpg", null],
    [".jpg", null],
  ])("finds the product of %s", (file, match) => {
    expect(matchPhotoNames([file], products)).toEqual([match]);
  });
});

describe("names for files of photos", () => {
  const products = [
    { id: 1, name: "Mate imperial", sku: "ALM-009" },
    { id: 2, name: "Taza gris", sku: null },
    { id: 3, name: "Taza gris 02", sku: null },
    { id: 4, name: "Vela", sku: null },
    { id: 5, name: "Vela", sku: null },
    { id: 6, name: "Vela", sku: "007" },
    { id: 7, name: "alm 009-02", sku: null },
    { id: 8, name: "¡Ñandú & Ço! Straße №5/7", sku: "---" },
    { id: 9, name: "🧉", sku: null },
    { id: 10, name: "日本の茶", sku: null },
    { id: 11, name: "Con", sku: "M" },
    { id: 12, name: "Con", sku: "m" },
  ];
  const namesOf = photoNamer(products);
  const find = (id: number) => products.find((product) => product.id === id) ?? { id, name: "", sku: null };

  it.each([
    [1, 3, ["alm-009-01.webp", "alm-009-02.webp", "alm-009-03.webp"]],
    [2, 2, ["taza-gris-01.webp", "taza-gris-03.webp"]],
    [3, 2, ["taza-gris-02-01.webp", "taza-gris-02-02.webp"]],
    [4, 1, null],
    [6, 1, ["007-01.webp"]],
    [7, 1, ["alm-009-02-01.webp"]],
    [8, 1, ["nandu-co-strasse-5-7-01.webp"]],
    [9, 1, null],
    [10, 1, ["日本の茶-01.webp"]],
    [11, 1, null],
    [1, 0, []],
  ])("of product %i, %i of them", (id, count, names) => {
    expect(namesOf(find(id), count)).toEqual(names);
  });

  it("lead the matcher to the product, in any folder", () => {
    for (const product of products) {
      const names = namesOf(product, 12)?.map((name) => `fotos/${name}`) ?? [];
      expect(matchPhotoNames(names, products).map((match) => match?.productId)).toEqual(names.map(() => product.id));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
