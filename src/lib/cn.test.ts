import { extendTailwindMerge } from "tailwind-merge";
import { describe, expect, test } from "vitest";
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

describe("merges the classes of the panel as the library's whole list does", () => {
  const whole = extendTailwindMerge({
    extend: {
      theme: {
        text: ["tab", "md"],
        shadow: ["1", "2", "3", "bar"],
        spacing: ["tabs", "top", "side", "toast", "swipe"],
      },
      classGroups: {
        z: [{ z: ["fab", "shell", "bar", "bulk", "sheet", "toast", "dialog", "overlay"] }],
        duration: [{ duration: ["fast", "mid", "slow", "ripple", "date-scroll", "snackbar"] }],
      },
    },
  });
  // shop pages and the pictures to share have sheets of their own
  const sources = import.meta.glob<string>(
    [
      "../{app,components,features}/**/*.{ts,tsx}",
      "!../features/{catalogue,share/picture}/**",
      "!../**/*.test.{ts,tsx}",
    ],
    { eager: true, query: "?raw", import: "default" },
  );
  const strings = Object.values(sources).flatMap((source) => source.match(/(?<=["'`])[^"'`\n]+(?=["'`])/g) ?? []);
  const words = strings.flatMap((string) => string.split(/\s+/)).filter((word) => /^[a-z!\-@*[]/.test(word));
  /** Without variants: what stands before the last colon outside of brackets. */
  const bare = (word: string) => word.replace(/^(?:(?:[^[\](:]|\[[^\]]*\]|\([^)]*\))*:)+/, "").replace(/^!|!$/g, "");
  const classes = [...new Set(words.map(bare))].filter((word) => whole(`${word} ${word}`) === word);

  const wordOf = (one: string) => /^-?@?([a-z]*)/.exec(one)?.[1] ?? "";
  const replaces = (later: string, earlier: string) => whole(`${earlier} ${later}`) === later;
  const differing = (some: readonly string[]) =>
    some
      .flatMap((one) => some.map((other) => [one, other] as const))
      .filter(([one, other]) => cn(one, other) !== whole(`${one} ${other}`));

  const byWord = new Map<string, string[]>();
  for (const one of classes) byWord.set(wordOf(one), [...(byWord.get(wordOf(one)) ?? []), one]);
  /** One of each kind: what replaces each other is of the same. */
  const examples: string[] = [];
  for (const some of byWord.values()) {
    const kinds: string[] = [];
    for (const one of some) if (!kinds.some((kind) => replaces(one, kind) && replaces(kind, one))) kinds.push(one);
    examples.push(...kinds);
  }

  test("there are classes", () => expect(classes.length).toBeGreaterThan(800));
  test.each([...byWord])("%s", (_, some) => expect(differing(some)).toEqual([]));
  test("one of each kind", () => expect(differing(examples)).toEqual([]));
});
