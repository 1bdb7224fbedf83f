import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import QRCode from "qrcode";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { printable } from "~/domain/catalogue/pdf/pdf-text";
import type { CataloguePdf, PdfProduct } from "~/server/ports/catalogue-pdf";
import { readPdf } from "~/test/read-pdf";
import { FiledCataloguePdfs } from "./catalogue-pdfs";

const NAME = "7-0123456789abcdef.pdf";
let root: string;
let photo: Buffer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "vidriera-book-"));
  photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: "#0c2be8" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => rm(root, { recursive: true, force: true }));

const product = (over: Partial<PdfProduct> = {}): PdfProduct => ({
  name: "Mate",
  choices: null,
  price: "$\u00a01.500",
  per: "",
  before: null,
  tag: null,
  url: "http://casa.localhost/catalogo/1-mate",
  photo: null,
  ...over,
});

function bookOf(list: PdfProduct[], over: Partial<CataloguePdf> = {}): CataloguePdf {
  async function* each() {
    yield* list;
  }
  return {
    shop: {
      name: "Casa Ñandú 🧉",
      tagline: "Mates y más",
      url: "http://casa.localhost:3000",
      logo: null,
      colour: "#30acff",
      onColour: "#000000",
    },
    title: "Catálogo",
    facts: ["Precios al 20/11/2026", "3 productos"],
    words: {
      scan: "Escaneá el código",
      order: "Pedí por WhatsApp",
      noPhoto: "Sin foto",
      before: "Antes",
      page: (page, pages) => `Página ${page} de ${pages}`,
    },
    sections: [{ heading: null, products: list.length }],
    products: each(),
    ...over,
  };
}

test("contains searchable texts, limited to the characters of its fonts, and the pictures", async () => {
  const pdfs = new FiledCataloguePdfs({ root: join(root, "whole") });
  const list = [
    product({ name: "Ñoquis áéíóú 🍝", photo, tag: "Oferta", before: "$\u00a02.000" }),
    product({ name: "🧉", per: "por kg", choices: "Talle · Color" }),
    product({ name: "Remera Łódź → Кофе", price: "Consultar precio", photo }),
  ];
  await pdfs.make(
    NAME,
    bookOf(list, {
      sections: [
        { heading: "Almacén", products: 2 },
        { heading: "Ropa", products: 1 },
      ],
    }),
  );
  const { pages, photos, links } = readPdf(await readFile(join(root, "whole", NAME)));
  expect(photos).toBe(2);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toEqual(
    expect.arrayContaining(["Casa Ñandú", "Mates y más", "Catálogo", "Precios al 20/11/2026", "casa.localhost:3000"]),
  );
  expect(pages[1]).toEqual(
    expect.arrayContaining([
      "Almacén",
      "Ñoquis áéíóú",
      "$ 1.500",
      "Antes",
      "$ 2.000",
      "Oferta",
      "—",
      "por kg",
      "Talle · Color",
      "Sin foto",
      "Ropa",
      "Remera Łódź > Кофе",
      "Consultar precio",
      "Página 2 de 2",
    ]),
  );
  expect(links).toContain("http://casa.localhost:3000");
  expect(links.filter((link) => link.endsWith("/catalogo/1-mate"))).toHaveLength(3);
  const file = await pdfs.open(NAME);
  expect(file?.size).toBe((await readFile(join(root, "whole", NAME))).length);
  expect(await pdfs.list()).toEqual([{ name: NAME, id: 7 }]);
});

test("the cover's QR code leads to the shop, and marks the visit's source", async () => {
  const pdfs = new FiledCataloguePdfs({ root: join(root, "code") });
  await pdfs.make(NAME, bookOf([product()]));
  const { rectangles } = readPdf(await readFile(join(root, "code", NAME)));
  const { modules } = QRCode.create("http://casa.localhost:3000/?desde=qr", { errorCorrectionLevel: "H" });
  const unit = 220 / (modules.size + 4);
  const squares = (rectangles[0] ?? []).filter(([, , width = 0]) => Math.abs(width - unit) < 0.1);
  const [left, top] = [0, 1].map((side) => Math.min(...squares.map((square) => square[side] ?? 0)));
  const places = squares.map(([x = 0, y = 0]) => [x - (left ?? 0), y - (top ?? 0)].map((at) => Math.round(at / unit)));
  const dark = new Set(places.map(([column = 0, row = 0]) => row * modules.size + column));
  expect([...modules.data].map((_, at) => dark.has(at))).toEqual([...modules.data].map(Boolean));
});

test("every allowed character has a glyph in both fonts", async () => {
  const pdfs = new FiledCataloguePdfs({ root: join(root, "letters") });
  const codes = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
  const letters = codes.filter((letter) => printable(letter) === letter);
  expect(letters.length).toBeGreaterThan(500);
  const words = Array.from({ length: Math.ceil(letters.length / 10) }, (_, at) =>
    letters.slice(at * 10, at * 10 + 10).join(""),
  );
  const list = words.map((word) => product({ name: word, choices: word }));
  await pdfs.make(NAME, bookOf(list));
  const { pages } = readPdf(await readFile(join(root, "letters", NAME)));
  const lines = pages.flat();
  for (const word of words) expect(lines.filter((line) => line === word)).toHaveLength(2);
});

test("an aborted drawing leaves no file, and never had its final name", async () => {
  const folder = join(root, "cut");
  const pdfs = new FiledCataloguePdfs({ root: folder });
  const seen: string[][] = [];
  async function* breaking() {
    for (let at = 0; at < 30; at += 1) yield product({ photo });
    seen.push(await readdir(folder));
    throw new Error("no more");
  }
  const cut = bookOf([], { sections: [{ heading: null, products: 60 }], products: breaking() });
  await expect(pdfs.make(NAME, cut)).rejects.toThrow("no more");
  expect(seen).toEqual([[`${NAME}.tmp`]]);
  expect(await readdir(folder)).toEqual([]);
  expect(await pdfs.open(NAME)).toBeNull();
});

test("an invalid name does not exist, and cannot be written", async () => {
  const pdfs = new FiledCataloguePdfs({ root });
  for (const name of ["../secrets.json", "7.pdf", `${NAME}.tmp`, "7-0123456789abcdef.pdf/x"]) {
    expect(await pdfs.open(name)).toBeNull();
  }
  await expect(pdfs.make("../7-0123456789abcdef.pdf", bookOf([]))).rejects.toThrow("not a name");
});
