import { expect, it } from "vitest";
import { createReadiness } from "./readiness";

const readiness = (over: Partial<Parameters<typeof createReadiness>[0]> = {}) =>
  createReadiness({ answering: () => true, changesBehindMs: async () => 1000, hasRoom: async () => true, ...over });

it("is ready while the application answers and follows the changes of others", async () => {
  expect(await readiness().isReady()).toBe(true);
  expect(await readiness({ changesBehindMs: async () => 5000 }).isReady()).toBe(true);
});

it.each([
  ["the application does not answer", { answering: () => false }],
  ["changes were last read more than five seconds ago", { changesBehindMs: async () => 5001 }],
  ["the application has just been lost", { changesBehindMs: () => Promise.reject(new Error("closed")) }],
  ["photos cannot be stored", { hasRoom: async () => false }],
  ["the application does not say how far it is", { changesBehindMs: () => new Promise<number>(() => {}) }],
])("is not ready when %s", async (_what, over) => {
  expect(await readiness(over).isReady()).toBe(false);
});

it("is not ready any more once it drains, not even for a question that was asked before", async () => {
  let tell = (_: number) => {};
  const { isReady, drain } = readiness({ changesBehindMs: () => new Promise((done) => (tell = done)) });
  const asked = isReady();
  drain();
  tell(0);
  expect(await asked).toBe(false);
  expect(await isReady()).toBe(false);
});
