import { afterEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "~/domain/duration";
import { eventually } from "~/test/eventually";
import { VersionedCache } from "./versioned-cache";

afterEach(() => void vi.useRealTimers());

/** A cache over versions that the test raises; `reads` counts how often they were read. */
function versioned() {
  const versions = new Map<number, number>();
  const state = { site: 0, reads: 0, down: false };
  const answers = new VersionedCache(async (tentId) => {
    state.reads++;
    if (state.down) throw new Error("no database");
    return { tent: versions.get(tentId) ?? 0, site: state.site };
  });
  /** A commit, announced to this process or not. */
  const raise = (tentId: number, told = true) => {
    const tent = (versions.get(tentId) ?? 0) + 1;
    versions.set(tentId, tent);
    if (told) answers.purge(tentId, { tent, site: state.site });
  };
  return { answers, raise, state };
}

/** Counts the computations, and returns the count. */
function counter(tentId: number, key = "a") {
  let made = 0;
  return { tentId, key, make: async () => ({ value: ++made, bytes: 10 }) };
}

it("computes a value once until the version of its tent, or of the site, is raised", async () => {
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

it("returns a cached value without computing anything", async () => {
  const { answers, raise } = versioned();
  const one = counter(1);
  expect(answers.kept(one)).toBeUndefined();
  await answers.keep(one);
  expect(answers.kept(one)).toBe(1);
  raise(1);
  expect(answers.kept(one)).toBeUndefined();
});

it("computes once for concurrent reads", async () => {
  const { answers } = versioned();
  const one = counter(1);
  expect(await Promise.all([1, 2, 3].map(() => answers.keep(one)))).toEqual([1, 1, 1]);
});

it("caches nothing that was read before a change, and does not share it with later reads", async () => {
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

it("returns no outdated value to a page that requires a newer version", async () => {
  const { answers, raise } = versioned();
  const one = counter(1);
  expect(await answers.keep(one)).toBe(1);
  raise(1, false);
  expect(await answers.keep(one)).toBe(1);
  expect(await answers.keep({ ...one, atLeast: { tent: 1, site: 0 } })).toBe(2);
});

it("detects an unannounced version within ten minutes, in the background after five", async () => {
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

it("does not cache a failure", async () => {
  const { answers } = versioned();
  const fail = () => Promise.reject(new Error("no"));
  await expect(answers.keep({ tentId: 1, key: "a", make: fail })).rejects.toThrow("no");
  expect(await answers.keep(counter(1))).toBe(1);
});

it("looks an address up once, and again after a shop was renamed, even during a lookup", async () => {
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
