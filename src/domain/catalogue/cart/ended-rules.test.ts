import { expect, it } from "vitest";
import { milli } from "../../money/milli";
import type { Promotion } from "../../pricing/rules";
import { endedRules } from "./ended-rules";

const promotion = (name: string): Promotion => ({ name, kind: "PERCENT", percent: 10 });
const six = { name: "Desde 6", from: milli(6_000), percent: 10 };

it.each<[string, string[], boolean, string[]]>([
  ["all are still in force", ["2x1"], true, []],
  ["a promotion has ended", [], true, ["2x1"]],
  ["both have ended, and others began", ["3x2"], false, ["Desde 6", "2x1"]],
])("of a cart priced by a break, a promotion and a way to pay: %s", (_what, promotions, hasBreak, ended) => {
  const discounts = [
    { kind: "BREAK", name: "Desde 6" },
    { kind: "PROMOTION", name: "2x1" },
    { kind: "PAYMENT", name: "10 % en efectivo" },
  ] as const;
  expect(endedRules(discounts, { promotions: promotions.map(promotion), breaks: hasBreak ? [six] : [] })).toEqual(
    ended,
  );
});
