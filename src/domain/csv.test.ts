import { expect, test } from "vitest";
import { csvLine } from "./csv";

test.each([
  [["a", 1, ""], "a;1;\r\n"],
  [['dice "hola"', "a;b", "a\nb"], '"dice ""hola""";"a;b";"a\nb"\r\n'],
  [["=1+1", "+54", "-1", "@x", "\tx", "\rx"], "'=1+1;'+54;'-1;'@x;'\tx;\"'\rx\"\r\n"],
  [['=HYPERLINK("http://x";"y")'], '"\'=HYPERLINK(""http://x"";""y"")"\r\n'],
  [["1,5 = 2", "ñandú"], "1,5 = 2;ñandú\r\n"],
])("%j", (cells, line) => expect(csvLine(cells)).toBe(line));
