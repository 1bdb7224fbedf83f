import { expect, test } from "vitest";
import { consentText, parseConsent, type Tool } from "./consent";

test.each<[string | null, Tool[], "yes" | "no" | null]>([
  [null, ["ga4"], null],
  ["", ["ga4"], null],
  ["true", ["ga4"], null],
  ["no", ["ga4", "pixel"], "no"],
  ["yes ga4", ["ga4"], "yes"],
  ["yes ga4", ["ga4", "pixel"], null],
  ["yes ga4 pixel", ["pixel"], "yes"],
])("%j about %j is %j", (kept, tools, consent) => {
  expect(parseConsent(kept, tools)).toBe(consent);
});

test("parses its own stored value", () => {
  expect(parseConsent(consentText("yes", ["ga4", "pixel"]), ["ga4", "pixel"])).toBe("yes");
  expect(parseConsent(consentText("no", ["ga4"]), ["ga4"])).toBe("no");
});
