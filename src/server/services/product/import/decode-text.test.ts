import { expect, test } from "vitest";
import { ARGENTINE_SHOP } from "~/test/vendor-context";
import { decodeText } from "./decode-text";
import { parseTable } from "./parse-table";

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const read = (...parts: (string | number[])[]) =>
  decodeText(new Uint8Array(parts.flatMap((part) => (typeof part === "string" ? utf8(part) : part))));
const names = "Pañuelo;Ñandú;Café\n".repeat(50);
const MARK = [0xef, 0xbb, 0xbf];

test.each<[string, (string | number[])[], string]>([
  ["a name that a till cut", [names, "Azulej", [0xc3], ";5\n"], `${names}Azulej;5\n`],
  ["one at the end of the file", [names, "Azulej", [0xc3]], `${names}Azulej`],
  ["one in quotes", [names, '"Azulej', [0xc3], '";5\n'], `${names}"Azulej";5\n`],
  ["a longer sign that was cut", [names, "Mate ", [0xe2, 0x80], ";5\n"], `${names}Mate ;5\n`],
  ["a byte of Windows", [names, "Pa", [0xf1], "al;5\n"], `${names}Pañal;5\n`],
  ["one at the end of a word", [names, "Mam", [0xe1], ";5\n"], `${names}Mamá;5\n`],
  ["one with a mark before", [MARK, "Código;A", [0xc3], ";ñ\n"], "Código;A;ñ\n"],
  ["a mark, and more broken bytes than good ones", [MARK, "Codigo;A", [0xe1], "b", [0xe9], "c\n"], "Codigo;Aábéc\n"],
])("UTF-8 with one broken byte stays UTF-8: %s", (_, parts, text) => {
  expect(read(...parts)?.replace(/^\ufeff/, "")).toBe(text);
});

test("Windows-1252 is read as such, also where two bytes look like a sign of UTF-8", () => {
  expect(decodeText(new Uint8Array(Buffer.from("Pañuelo;Ñandú;Café;mamá;Ã±", "latin1")))).toBe(
    "Pañuelo;Ñandú;Café;mamá;Ã±",
  );
});

test.each<[string, string]>([
  ["a padded field", "Nombre;Precio\nMate\0\0\0\0;5\n"],
  ["one in a heading", "Nom\0bre;Precio\nMate;5\n"],
  ["a record of a till", `Nombre;Precio\nMate${"\0".repeat(60)};5${"\0".repeat(20)}\n`],
  ["the last byte", "Nombre;Precio\nMate;5\n\0"],
  ["one after many rows", `Nombre;Precio\n${"Mate;5\n".repeat(900)}Mate\0;5\n`],
])("NUL is nothing: %s", (_, text) => {
  const answer = parseTable(new Uint8Array(utf8(text)), { shop: ARGENTINE_SHOP });
  expect(answer.ok && answer.table.header).toEqual(["Nombre", "Precio"]);
  expect(answer.ok && new Set(answer.table.rows.map(({ cells }) => cells.join("|")))).toEqual(new Set(["Mate|5"]));
});

test.each([
  ["a program", [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 3, 0, 0x3e, 0, 1, 0, 0, 0]],
  ["nothing but NUL", Array.from({ length: 400 }, () => 0)],
  ["every byte", Array.from({ length: 500 }, (_, index) => (index * 7) % 251)],
])("%s is no text", (_, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBeNull();
});
