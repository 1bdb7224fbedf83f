import { expect, test } from "vitest";
import { CHAT_LENGTH, chatMessageSchema, cutForChat, MESSAGE_LENGTH } from "./message";

test.each([
  ["", "messenger.textRequired"],
  [" \n ", "messenger.textRequired"],
  ["x".repeat(MESSAGE_LENGTH + 1), "messenger.textTooLong"],
  [7, "common.invalid"],
])("rejects %j", (message, key) => {
  expect(chatMessageSchema.safeParse({ message }).error?.issues.map((issue) => issue.message)).toEqual([key]);
});

test("a message keeps its line breaks", () => {
  expect(chatMessageSchema.parse({ message: " Se vendió\r\nun mate " })).toEqual({ message: "Se vendió\nun mate" });
});

test("cuts a long text at the chat's limit, never inside a character", () => {
  const whole = "x".repeat(CHAT_LENGTH);
  expect(cutForChat(whole)).toBe(whole);
  expect(cutForChat(`${whole}x`)).toBe(`${"x".repeat(CHAT_LENGTH - 1)}…`);
  const smiles = cutForChat(`x${"😀".repeat(CHAT_LENGTH)}`);
  expect(smiles.length).toBeLessThanOrEqual(CHAT_LENGTH);
  expect(smiles).not.toMatch(/\p{Surrogate}/u);
});
