import { expect, test } from "vitest";
import { cn } from "./cn";

test.each([
  ["a custom text size does not replace a colour", ["text-md", "text-ink-2"], "text-md text-ink-2"],
  ["keeps the last of two sizes", ["text-base", "text-md"], "text-md"],
  ["keeps the last of two shadows", ["shadow-2", "shadow-bar"], "shadow-bar"],
  ["keeps the last of two layers", ["z-shell", "z-dialog"], "z-dialog"],
  ["of two widths the last stays", ["w-full", "w-side"], "w-side"],
  ["nothing is left of what is off", ["p-2", false, undefined], "p-2"],
])("%s", (_, classes, expected) => {
  expect(cn(...classes)).toBe(expected);
});
