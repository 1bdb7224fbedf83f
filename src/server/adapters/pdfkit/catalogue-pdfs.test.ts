import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import QRCode from "qrcode";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printable } from "~/domain/catalogue/pdf/pdf-text";
import { presetOf, STYLE_PRESETS } from "~/domain/theme/presets";
import type { CataloguePdf, PdfJpeg, PdfPicture, PdfProduct } from "~/server/ports/catalogue-pdf";
import { type ReadPdf, readPdf } from "~/test/read-pdf";
import { pdfColours, pdfProduct, sampleCatalogue } from "~/test/sample-catalogue";
import { FiledCataloguePdfs } from "./catalogue-pdfs";

const NAME = "7-0123456789abcdef.pdf";
const PHOTO: PdfPicture = { hash: "0".repeat(32), width: 320 };
const MISSING: PdfPicture = { hash: "f".repeat(32), width: 320 };
let root: string;
let jpeg: PdfJpeg;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "vidriera-book-"));
  const size = { width: 320, height: 200 };
  const bytes = await sharp({ create: { ...size, channels: 3, background: "#0c2be8" } })
    .jpeg()
    .toBuffer();
  jpeg = { bytes, ...size };
});
afterAll(() => rm(root, { recursive: true, force: true }));

function bookOf(products: PdfProduct[], over: Partial<CataloguePdf> = {}): CataloguePdf {
  return sampleCatalogue({
    sections: [{ heading: null, picture: null, products }],
    picture: async ({ hash }) => (hash === MISSING.hash ? null : jpeg),
    ...over,
  });
}

let made = 0;
async function draw(book: CataloguePdf): Promise<ReadPdf> {
  const folder = join(root, String(made++));
  await new FiledCataloguePdfs({ root: folder }).make(NAME, book);
  return readPdf(await readFile(join(folder, NAME)));
}

const photographed = (count: number) =>
  Array.from({ length: count }, (_, at) => pdfProduct({ name: `Mate ${at + 1}`, photo: PHOTO }));

test("contains searchable texts, limited to the characters of its fonts, and the pictures", async () => {
  const almacen = [
    pdfProduct({ name: "Ñoquis áéíóú 🍝", photo: PHOTO, offer: "−25\u00a0%", before: "$\u00a02.000" }),
    pdfProduct({ name: "🧉", photo: PHOTO, per: "por kg", choices: "Talle · Color", soldOut: "Agotado" }),
  ];
  const ropa = [
    pdfProduct({ name: "Remera Łódź → Кофе", price: "Consultar precio", photo: PHOTO, minimum: "Mínimo 6" }),
  ];
  const { pages, photos, links } = await draw(
    bookOf([], {
      sections: [
        { heading: "Almacén", picture: null, products: almacen },
        { heading: "Ropa", picture: null, products: ropa },
      ],
    }),
  );
  const [cover = [], first = []] = pages;
  expect(pages).toHaveLength(2);
  // Three products, two entries of the index, two products as the cover.
  expect(photos).toBe(7);
  for (const line of [
    "Casa Ñandú",
    "Mates y más",
    "En este catálogo",
    "Almacén",
    "2 productos",
    "casa.localhost:3000",
  ]) {
    expect(cover).toContain(line);
  }
  const shown = first.join(" ");
  for (const line of ["Almacén", "Ñoquis áéíóú", "$ 1.500", "$ 2.000", "−25 %", "por kg", "Talle · Color", "Agotado"]) {
    expect(shown).toContain(line);
  }
  expect(shown).toContain("Consultar precio");
  expect(shown).toContain("Mínimo 6");
  expect(shown.replaceAll(" ", "")).toContain("RemeraŁódź>Кофе");
  expect(shown).not.toContain("Sin foto");
  expect(links).toContain("http://casa.localhost:3000");
  expect(links.filter((link) => link.endsWith("/catalogo/1-mate"))).toHaveLength(3);
});

test("the index names the page of each category and leads to it; every further page leads back", async () => {
  const sections = Array.from({ length: 3 }, (_, at) => ({
    heading: `Categoría ${at + 1}`,
    picture: null,
    products: photographed(at === 0 ? 40 : 5),
  }));
  const { pages, places, jumps } = await draw(bookOf([], { sections }));
  const found = sections.map(({ heading }) => 2 + pages.slice(1).findIndex((lines) => lines.includes(heading)));
  expect([1, 2, 3].map((at) => places.get(`section-${at - 1}`))).toEqual(found);
  const cover = pages[0] ?? [];
  for (const page of found) expect(cover).toContain(String(page));
  expect(places.get("index")).toBe(1);
  expect(jumps.filter((name) => name === "index")).toHaveLength(pages.length - 1);
  expect(jumps.filter((name) => name.startsWith("section-"))).toEqual(["section-0", "section-1", "section-2"]);
  expect(pages[1]).toContain("Categoría 1");
  expect(pages[2]).toContain("continuación");
});

test("an index that is too long for the cover has pages of its own", async () => {
  const sections = Array.from({ length: 70 }, (_, at) => ({
    heading: `Categoría ${at + 1}`,
    picture: null,
    products: photographed(1),
  }));
  for (const format of ["a4", "phone"] as const) {
    const { pages, places } = await draw(bookOf([], { sections, format }));
    expect(pages[0]).not.toContain("Categoría 1");
    expect(pages[1]).toContain("Categoría 1");
    expect(places.get("index")).toBe(2);
    const first = places.get("section-0") ?? 0;
    expect(first).toBeGreaterThan(3);
    expect(pages[1]).toContain(String(first));
    expect(pages[first - 1]).toContain("Categoría 1");
  }
});

test("each page leads to the chat and has its number; a shop without a number has no such link", async () => {
  const book = bookOf(photographed(40));
  const { pages, links } = await draw(book);
  expect(links.filter((link) => link.startsWith("https://wa.me/"))).toHaveLength(pages.length);
  for (const [at, lines] of pages.entries()) {
    expect(lines).toContain("Pedí por WhatsApp");
    expect(lines).toContain(String(at + 1));
  }
  const quiet = await draw({ ...book, shop: { ...book.shop, chat: null } });
  expect(quiet.links.filter((link) => link.startsWith("https://wa.me/"))).toEqual([]);
  expect(quiet.pages.flat()).not.toContain("Pedí por WhatsApp");
});

test("a phone's pages are 540 × 960 points, a printer's are A4", async () => {
  const products = photographed(13);
  const [phone, a4] = [await draw(bookOf(products, { format: "phone" })), await draw(bookOf(products))];
  expect(phone.sheets).toEqual(phone.pages.map(() => [540, 960]));
  expect(a4.sheets).toEqual(a4.pages.map(() => [595.28, 841.89]));
  for (const { pages } of [phone, a4]) {
    const names = pages.flat().filter((line) => line.startsWith("Mate "));
    expect(names).toEqual(products.map(({ name }) => name));
  }
});

test("products without photo are listed after the others; with few photos the whole catalogue is a list", async () => {
  const plain = (count: number) => Array.from({ length: count }, (_, at) => pdfProduct({ name: `Liso ${at + 1}` }));
  const mixed = await draw(bookOf([...plain(2), ...photographed(4)]));
  const order = mixed.pages.flat().filter((line) => /^(?:Liso|Mate) /.test(line));
  expect(order).toEqual(["Mate 1", "Mate 2", "Mate 3", "Mate 4", "Liso 1", "Liso 2"]);
  const list = await draw(bookOf([...photographed(1), ...plain(9)]));
  expect(list.pages).toHaveLength(2);
  expect(list.pages.flat().filter((line) => /^(?:Liso|Mate) /.test(line))).toHaveLength(10);
  const long = await draw(bookOf(plain(300)));
  expect(new Set(long.pages.flat().filter((line) => line.startsWith("Liso "))).size).toBe(300);
});

test("the cover's QR code leads to the shop, and marks the visit's source", async () => {
  const { rectangles } = await draw(bookOf([pdfProduct()]));
  const { modules } = QRCode.create("http://casa.localhost:3000/?desde=qr", { errorCorrectionLevel: "H" });
  const unit = 70 / (modules.size + 4);
  const squares = (rectangles[0] ?? []).filter(([, , width = 0]) => Math.abs(width - unit - 0.05) < 0.01);
  const [left, top] = [0, 1].map((side) => Math.min(...squares.map((square) => square[side] ?? 0)));
  const places = squares.map(([x = 0, y = 0]) => [x - (left ?? 0), y - (top ?? 0)].map((at) => Math.round(at / unit)));
  const dark = new Set(places.map(([column = 0, row = 0]) => row * modules.size + column));
  expect([...modules.data].map((_, at) => dark.has(at))).toEqual([...modules.data].map(Boolean));
});

describe.each(STYLE_PRESETS.map(({ id, key }) => [key, id] as const))("in the style %s", (key, id) => {
  const book = (products: PdfProduct[], over: Partial<CataloguePdf> = {}) =>
    bookOf(products, { style: key, colours: pdfColours(id), ...over });

  test("every allowed character has a glyph", async () => {
    const codes = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
    const letters = codes.filter((letter) => printable(letter) === letter && letter !== " ");
    expect(letters.length).toBeGreaterThan(500);
    const words = Array.from({ length: Math.ceil(letters.length / 10) }, (_, at) =>
      letters.slice(at * 10, at * 10 + 10).join(""),
    );
    const { pages } = await draw(
      book([
        ...words.map((word) => pdfProduct({ name: word, choices: word })),
        ...words.slice(0, 5).map((word) => pdfProduct({ name: word, photo: PHOTO })),
      ]),
    );
    const written = new Set(pages.flat().join(""));
    const capital = (letter: string) => [...printable(letter.toLocaleUpperCase("es"))];
    for (const letter of letters) expect([letter, ...capital(letter)].some((one) => written.has(one))).toBe(true);
  });

  test.each(["a4", "phone"] as const)(
    "hostile texts, missing pictures and an empty shop do not break it: %s",
    async (format) => {
      const hostile = [
        pdfProduct({
          name: "Supercalifragilisticoespialidoso-inseparable-desoxirribonucleico".repeat(3),
          photo: PHOTO,
        }),
        pdfProduct({
          name: "漢字",
          photo: MISSING,
          price: "$\u00a0999.999.999.999,99",
          before: "$\u00a0999.999.999.999,99",
        }),
        pdfProduct({
          name: "",
          photo: MISSING,
          choices: "Largo ".repeat(200),
          per: "por 100 g",
          minimum: "Mínimo 1.000 kg",
        }),
        pdfProduct({
          name: "a\u0000b\u202ec\nd (x) \\ %",
          price: "Desde $\u00a0999.999.999.999,99",
          soldOut: "Agotado",
        }),
        pdfProduct({ name: "👨‍👩‍👧".repeat(40), choices: "🧉", offer: "−99\u00a0%", photo: PHOTO }),
      ];
      const shop = {
        ...bookOf([]).shop,
        name: "W".repeat(80),
        tagline: "Texto ".repeat(60),
        url: `http://${"x".repeat(60)}.test`,
      };
      const sections = [
        { heading: "Categoría con un nombre larguísimo ".repeat(4), picture: MISSING, products: hostile },
        { heading: "🧉", picture: null, products: hostile.slice(0, 1) },
      ];
      for (const cover of [null, PHOTO, MISSING]) {
        const { pages, rectangles } = await draw(
          book([], { format, shop: { ...shop, cover, logo: cover }, title: "Título ".repeat(30), sections }),
        );
        expect(pages.length).toBeGreaterThan(1);
        expect(rectangles.flat(2).every(Number.isFinite)).toBe(true);
        // A price is never broken.
        expect(pages.flat().filter((line) => line.endsWith("999.999.999.999,99")).length).toBeGreaterThanOrEqual(3);
      }
      expect((await draw(book([], { format }))).pages).toHaveLength(1);
    },
  );
});

test("a dark shop is drawn in its own colours", async () => {
  const dark = pdfColours(1, { bgCustomColor: "#17131f", firstCustomColor: "#a78bfa", textCustomColor: "#efeaf8" });
  expect((await draw(bookOf(photographed(2), { colours: dark, style: presetOf(1).key }))).pages).toHaveLength(2);
});

test("an aborted drawing leaves no file, and never had its final name", async () => {
  const folder = join(root, "cut");
  const pdfs = new FiledCataloguePdfs({ root: folder });
  const seen: string[][] = [];
  const cut = bookOf(photographed(60), {
    onProduct: async (done) => {
      if (done < 30) return;
      seen.push(await readdir(folder));
      throw new Error("no more");
    },
  });
  await expect(pdfs.make(NAME, cut)).rejects.toThrow("no more");
  expect(seen).toEqual([[`${NAME}.tmp`]]);
  expect(await readdir(folder)).toEqual([]);
  expect(await pdfs.open(NAME)).toBeNull();
});

test("lists its files with their rows and sizes", async () => {
  const folder = join(root, "list");
  const pdfs = new FiledCataloguePdfs({ root: folder });
  await pdfs.make(NAME, bookOf([pdfProduct()]));
  expect((await pdfs.open(NAME))?.size).toBe((await readFile(join(folder, NAME))).length);
  expect(await pdfs.list()).toEqual([{ name: NAME, id: 7 }]);
});

test("an invalid name does not exist, and cannot be written", async () => {
  const pdfs = new FiledCataloguePdfs({ root });
  for (const name of ["../secrets.json", "7.pdf", `${NAME}.tmp`, "7-0123456789abcdef.pdf/x"]) {
    expect(await pdfs.open(name)).toBeNull();
  }
  await expect(pdfs.make("../7-0123456789abcdef.pdf", bookOf([]))).rejects.toThrow("not a name");
});
