import { expect, test } from "vitest";
import { bringsSession } from "./session-cookie";

test.each([
  [undefined, false],
  ["", false],
  ["idioma=ar", false],
  ["otra-vidriera.session=x", false],
  ["vidriera.session=abc", true],
  ["idioma=ar; vidriera.session=abc", true],
])("a header %j brings a session: %s", (header, brings) => expect(bringsSession(header)).toBe(brings));
