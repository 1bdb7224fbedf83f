import { afterEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "~/domain/duration";
import { eventually } from "~/test/eventually";
import { VersionedCache } from "./versioned-cache";

afterEach(() => void vi.useRealTimers());

/** Answers over versions that the test raises; `reads` counts how often they were asked for. */
function versioned() {
  const versions = new Map<number, number>();
  const state = { site: 0, reads: 0, down: false };
  const answers = new VersionedCache(async (tentId) => {
    state.reads++;
    if (state.down) throw new Error("no database");
    return { tent: versions.get(tentId) ?? 0, site: state.site };
  });
  /** A commit, told to this process or not. */
  const raise = (tentId: number, told = true) => {
    const tent = (versions.get(tentId) ?? 0) + 1;
    versions.set(tentId, tent);
    if (told) answers.purge(tentId, { tent, site: state.site });
  };
  return { answers, raise, state };
}

/** Counts how often something is made, and says the count. */
function counter(tentId: number, key = "a") {
  let made = 0;
  return { tentId, key, make: async () => ({ value: ++made, bytes: 10 }) };
}

it("makes a value once until the version of its tent, or of the site, is raised", async () => {
  const { answers, raise, state } = versioned();
  const [mine, other] = [counter(1), counter(2)];
  const ask = async () => [await answers.keep(mine), await answers.keep(other)];
  expect(await ask()).toEqual([1, 1]);
  expect(await ask()).toEqual([1, 1]);
  raise(1);
  expect(await ask()).toEqual([2, 1]);
  expect(await ask()).toEqual([2, 1]);
  answers.purgeSite(++state.site);
  expect(await ask()).toEqual([3, 2]);
});

it("says what it has without making anything", async () => {
  const { answers, raise } = versioned();
  const one = counter(1);
  expect(answers.kept(one)).toBeUndefined();
  await answers.keep(one);
  expect(answers.kept(one)).toBe(1);
  raise(1);
  expect(answers.kept(one)).toBeUndefined();
});

it("makes it once where many ask together", async () => {
  const { answers } = versioned();
  const one = counter(1);
  expect(await Promise.all([1, 2, 3].map(() => answers.keep(one)))).toEqual([1, 1, 1]);
});

it("keeps nothing that was read before a change, and lets nobody wait for it who came after", async () => {
  const { answers, raise } = versioned();
  let finish = () => {};
  const slow = new Promise<void>((done) => {
    finish = done;
  });
  let begun = () => {};
  const reading = new Promise<void>((done) => {
    begun = done;
  });
  const old = answers.keep({
    tentId: 1,
    key: "a",
    make: async () => {
      begun();
      await slow;
      return { value: "old", bytes: 3 };
    },
  });
  await reading;
  raise(1);
  const fresh = { tentId: 1, key: "a", make: async () => ({ value: "new", bytes: 3 }) };
  expect(await answers.keep(fresh)).toBe("new");
  finish();
  expect(await old).toBe("old");
  expect(await answers.keep(fresh)).toBe("new");
});

it("gives a page that is to be newer than what is kept nothing older", async () => {
  const { answers, raise } = versioned();
  const one = counter(1);
  expect(await answers.keep(one)).toBe(1);
  raise(1, false);
  expect(await answers.keep(one)).toBe(1);
  expect(await answers.keep({ ...one, atLeast: { tent: 1, site: 0 } })).toBe(2);
});

it("compares a version that nobody told of within ten minutes, in the background from five on", async () => {
  vi.useFakeTimers();
  const { answers, raise, state } = versioned();
  const one = counter(1);
  await answers.keep(one);
  raise(1, false);
  const asked = state.reads;
  vi.advanceTimersByTime(4 * MINUTE_MS);
  expect([await answers.keep(one), state.reads]).toEqual([1, asked]);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(await answers.keep(one)).toBe(1);
  await eventually(() => expect(state.reads).toBe(asked + 1));
  expect(await answers.keep(one)).toBe(2);
  raise(1, false);
  vi.advanceTimersByTime(11 * MINUTE_MS);
  expect(await answers.keep(one)).toBe(3);
});

it("keeps no failure", async () => {
  const { answers } = versioned();
  const fail = () => Promise.reject(new Error("no"));
  await expect(answers.keep({ tentId: 1, key: "a", make: fail })).rejects.toThrow("no");
  expect(await answers.keep(counter(1))).toBe(1);
});

it("finds an address once, and again after a shop was renamed, also by who was looking meanwhile", async () => {
  const { answers } = versioned();
  const find = vi.fn(async () => 7);
  expect([await answers.keepAddress("demo", find), await answers.keepAddress("demo", find)]).toEqual([7, 7]);
  expect(find).toHaveBeenCalledTimes(1);
  let finish = (_id: number) => {};
  const looking = answers.keepAddress("other", () => new Promise<number>((done) => (finish = done)));
  answers.purgeAddresses();
  finish(8);
  expect(await looking).toBe(8);
  expect(await answers.keepAddress("other", async () => 9)).toBe(9);
  expect(await answers.keepAddress("demo", find)).toBe(7);
  expect(find).toHaveBeenCalledTimes(2);
});
