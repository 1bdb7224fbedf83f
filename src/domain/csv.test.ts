import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, guarded, unguarded } from "./csv";

test.each([
  [["a", 1, ""], "a;1;\r\n"],
  [['dice "hola"', "a;b", "a\nb"], '"dice ""hola""";"a;b";"a\nb"\r\n'],
  [["=1+1", "+54", "-1", "@x", "\tx", "\rx"], "'=1+1;'+54;'-1;'@x;'\tx;\"'\rx\"\r\n"],
  [['=HYPERLINK("http://x";"y")'], '"\'=HYPERLINK(""http://x"";""y"")"\r\n'],
  [["1,5 = 2", "ñandú"], "1,5 = 2;ñandú\r\n"],
])("%j", (cells, line) => expect(csvLine(cells)).toBe(line));

test.each([
  ["'7790387014167", "7790387014167"],
  ["'007", "007"],
  ["'1.500,50", "1.500,50"],
  ["'=1+1", "=1+1"],
  ["'90s", "'90s"],
  ["'n' Roll", "'n' Roll"],
  ["5'", "5'"],
])("the apostrophe of %s is dropped if a spreadsheet put it there: %s", (cell, text) =>
  expect(unguarded(cell)).toBe(text),
);

test("unguarded reverses guarded for any text", () => {
  const start = fc.constantFrom("", "'", "''", "=", "'=", "-", "\t", "@", "'7", "''7", "7", "'7 ", "'7a");
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const text = first + rest;
      expect(unguarded(guarded(text))).toBe(text);
      expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
