import { describe, expect, it } from "vitest";
import { matchPhotoNames, productNameOf, stemOf } from "./photo-name";

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
  ];
  it.each([
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
