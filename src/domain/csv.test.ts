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

test("unguarded reverses guarded for any text", () => {
  const start = fc.constantFrom("", "'", "''", "=", "'=", "-", "\t", "@");
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const text = first + rest;
      expect(unguarded(guarded(text))).toBe(text);
      expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
