import { expect, test } from "vitest";
import { CHAT_LENGTH, chatMessageSchema, cutForChat, MESSAGE_LENGTH } from "./message";

test.each([
  ["", "messenger.textRequired"],
  [" \n ", "messenger.textRequired"],
  ["x".repeat(MESSAGE_LENGTH + 1), "messenger.textTooLong"],
  [7, "common.invalid"],
])("%j is no message", (message, key) => {
  expect(chatMessageSchema.safeParse({ message }).error?.issues.map((issue) => issue.message)).toEqual([key]);
});

test("a message keeps its lines", () => {
  expect(chatMessageSchema.parse({ message: " Se vendió\r\nun mate " })).toEqual({ message: "Se vendió\nun mate" });
});

test("a long text is cut at what a chat takes, never within a letter", () => {
  const whole = "x".repeat(CHAT_LENGTH);
  expect(cutForChat(whole)).toBe(whole);
  expect(cutForChat(`${whole}x`)).toBe(`${"x".repeat(CHAT_LENGTH - 1)}…`);
  const smiles = cutForChat(`x${"😀".repeat(CHAT_LENGTH)}`);
  expect(smiles.length).toBeLessThanOrEqual(CHAT_LENGTH);
  expect(smiles).not.toMatch(/\p{Surrogate}/u);
});
