import { expect, it } from "vitest";
import { KeptAnswers } from "./kept-answers";

/** Counts how often something is made, and says the count. */
function counter(tentId: number) {
  let made = 0;
  return async () => ({ tentId, value: ++made, bytes: 10 });
}

it("makes a value once until its tent, or everything, is purged", async () => {
  const answers = new KeptAnswers();
  const [mine, other] = [counter(1), counter(2)];
  const ask = async () => [await answers.keep("mine", mine), await answers.keep("other", other)];
  expect(await ask()).toEqual([1, 1]);
  expect(await ask()).toEqual([1, 1]);
  answers.purge(1);
  expect(await ask()).toEqual([2, 1]);
  answers.purge(null);
  expect(await ask()).toEqual([3, 2]);
});

it("says what it has without making anything", async () => {
  const answers = new KeptAnswers();
  expect(answers.kept("mine")).toBeUndefined();
  await answers.keep("mine", counter(1));
  expect(answers.kept("mine")).toBe(1);
  answers.purge(1);
  expect(answers.kept("mine")).toBeUndefined();
});

it("makes it once where many ask together", async () => {
  const answers = new KeptAnswers();
  const make = counter(1);
  expect(await Promise.all([1, 2, 3].map(() => answers.keep("a", make)))).toEqual([1, 1, 1]);
});

it("keeps nothing that was read before a purge, and lets nobody wait for it who came after", async () => {
  const answers = new KeptAnswers();
  let finish = () => {};
  const slow = new Promise<void>((done) => {
    finish = done;
  });
  const old = answers.keep("a", async () => {
    await slow;
    return { tentId: 1, value: "old", bytes: 3 };
  });
  answers.purge(1);
  const make = async () => ({ tentId: 1, value: "new", bytes: 3 });
  expect(await answers.keep("a", make)).toBe("new");
  finish();
  expect(await old).toBe("old");
  expect(await answers.keep("a", make)).toBe("new");
});

it("keeps no failure", async () => {
  const answers = new KeptAnswers();
  const fail = () => Promise.reject(new Error("no"));
  await expect(answers.keep("a", fail)).rejects.toThrow("no");
  expect(await answers.keep("a", counter(1))).toBe(1);
});
