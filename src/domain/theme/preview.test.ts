import { expect, it } from "vitest";
import { previewCss, previewMessage } from "./preview";
import { modeCss, paintTokens } from "./theme";
import { NO_TILES } from "./tokens";

const choice = {
  styleId: 2,
  firstCustomColor: "#2b7237",
  secondCustomColor: null,
  bgCustomColor: null,
  textCustomColor: null,
};
const colours = paintTokens(choice, "light");
const message = (mode: unknown, given: unknown) => JSON.stringify({ mode, colours: given });

it.each(["light", "dark"] as const)("paints a preview like the shop in %s mode", (mode) => {
  expect(previewCss(previewMessage(mode, paintTokens(choice, mode)))).toBe(NO_TILES + modeCss(choice, mode));
});

it("uses nothing of a message but its colours", () => {
  const more = { ...colours, position: "fixed", "first:red}body{display:none": "#000000" };
  expect(previewCss(JSON.stringify({ mode: "light", colours: more, css: "*{display:none}", hidden: "LIGHT" }))).toBe(
    NO_TILES + modeCss(choice, "light"),
  );
});

it.each<[string, unknown]>([
  ["no text", { mode: "light", colours }],
  ["no message", "preview-ready"],
  ["null", "null"],
  ["no colours", message("light", null)],
  ["a list", message("light", Object.values(colours))],
  ["another mode", message("light;background:url(//evil.example)", colours)],
  ["a missing colour", message("light", { ...colours, bg: undefined })],
  ["a rule in a colour's place", message("light", { ...colours, bg: "#fff}body{display:none" })],
  ["an address in a colour's place", message("light", { ...colours, bg: "url(https://evil.example/x)" })],
  ["a name", message("light", { ...colours, bg: "red" })],
  ["a number", message("light", { ...colours, bg: 0xffffff })],
  ["what every object has", '{"mode":"light","colours":{"__proto__":{"bg":"#000000"}}}'],
])("ignores %s", (_what, given) => {
  expect(previewCss(given)).toBeNull();
});
