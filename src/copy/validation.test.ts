import { expect, test } from "vitest";
import { validationCopy, validationCopyAr } from "./validation";

test("overrides only differing texts for Argentina, with the same placeholders", () => {
  const blanks = (text: string) => text.match(/\{\w+\}/g) ?? [];
  const neutral = new Map<string, string>(Object.entries(validationCopy));
  for (const [key, sentence] of Object.entries(validationCopyAr)) {
    expect(sentence).not.toBe(neutral.get(key));
    expect(blanks(sentence)).toEqual(blanks(neutral.get(key) ?? ""));
  }
});

test("uses no Argentine forms in neutral texts", () => {
  for (const sentence of Object.values(validationCopy)) {
    expect(sentence).not.toMatch(/\b(?:escribí|elegí|completá|revisá|usá|pegá|probá|respondé)/i);
    expect(sentence.trim()).toMatch(/\.$/);
  }
});
