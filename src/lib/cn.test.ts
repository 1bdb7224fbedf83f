import { expect, test } from "vitest";
import { cn } from "./cn";

test.each([
  ["a size of our own does not push out a colour", ["text-md", "text-ink-2"], "text-md text-ink-2"],
  ["of two sizes the last stays", ["text-base", "text-md"], "text-md"],
  ["of two shadows the last stays", ["shadow-2", "shadow-bar"], "shadow-bar"],
  ["of two layers the last stays", ["z-shell", "z-dialog"], "z-dialog"],
  ["of two widths the last stays", ["w-full", "w-side"], "w-side"],
  ["nothing is left of what is off", ["p-2", false, undefined], "p-2"],
])("%s", (_, classes, expected) => {
  expect(cn(...classes)).toBe(expected);
});
