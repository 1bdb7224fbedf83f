import { expect, it } from "vitest";
import { isOfOtherPages, listingRules, usedRules } from "./used-rules";

const html = `<body class="p-producto"><div class="card card--in"><i class="ic"></i></div></body>`;

it.each([
  ["rules of elements", "body{margin:0}", "body{margin:0}"],
  ["rules of classes that are there", ".card .ic{top:0}", ".card .ic{top:0}"],
  ["no rule of a class that is not", ".card .seal{top:0}", ""],
  ["of several selectors those that are used", ".seal,.card{top:0}", ".card{top:0}"],
  ["what a class that is not there would exclude", ".card:not(.card--out){top:0}", ".card:not(.card--out){top:0}"],
  ["rules of states", ".card[hidden]:disabled{top:0}", ".card[hidden]:disabled{top:0}"],
  ["no rule of what is pointed at", ".card:hover,.card:focus-visible .ic{top:0}", ""],
  ["no rule under a condition of pointing", "@media (hover:hover){.card{top:0}}@media (pointer: fine){.ic{top:0}}", ""],
  [
    "no rule that asks for a class inside that is not",
    ".card:has(.seal){top:0}.card:has(> .ic){top:0}",
    ".card:has(> .ic){top:0}",
  ],
  ["what holds while a class is not inside", ".card:not(:has(.seal)){top:0}", ".card:not(:has(.seal)){top:0}"],
  ["what one of several inside would be enough for", ".card:has(.seal,.ic){top:0}", ".card:has(.seal,.ic){top:0}"],
  ["what holds while nothing is", ".card:not(:focus-within) .ic{top:0}", ".card:not(:focus-within) .ic{top:0}"],
  ["rules inside conditions", "@media (width>1px){.card{top:0}.seal{top:0}}", "@media (width>1px){.card{top:0}}"],
  ["no condition that is left empty", "@media print{.seal{top:0}}", ""],
  [
    "the animations that are used",
    "@keyframes in{to{top:0}}@keyframes out{to{top:0}}.card{animation:in 1s}",
    "@keyframes in{to{top:0}}.card{animation:in 1s}",
  ],
])("keeps %s", (_what, sheet, kept) => {
  expect(usedRules(sheet)(html)).toBe(kept);
});

it("computes the rules again for a page with other classes", () => {
  const rules = usedRules(".card{top:0}.seal{top:1px}");
  expect(rules(html)).toBe(".card{top:0}");
  expect(rules(`<b class="seal">`)).toBe(".seal{top:1px}");
});

it("leaves out of lists what only other pages show", () => {
  const sheet =
    ".gal__z{top:0}.card .gal{top:0}.gal,.card{top:0}.card:not(.gal){top:0}@media print{.card{top:1px}.lt{top:0}}";
  expect(listingRules(sheet)).toBe(".card{top:0}.card:not(.gal){top:0}@media print{.card{top:1px}}");
});

it("knows the blocks of other pages by the first part of a class", () => {
  expect(["gal", "gal__z", "buybar--in", "p-links"].every(isOfOtherPages)).toBe(true);
  expect(["card", "card--gal", "galley", "row", "bounce__sum"].some(isOfOtherPages)).toBe(false);
});
