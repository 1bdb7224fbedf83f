import { afterEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "~/domain/duration";
import { eventually } from "~/test/eventually";
import { VersionedCache } from "./versioned-cache";

afterEach(() => void vi.useRealTimers());

/** A cache over versions that the test raises; `reads` counts how often they were read. */
function versioned() {
  const versions = new Map<number, number>();
  const state = { site: 0, reads: 0, down: false };
  const cache = new VersionedCache(async (tentId) => {
    state.reads++;
    if (state.down) throw new Error("no database");
    return { tent: versions.get(tentId) ?? 0, site: state.site };
  });
  /** A commit, announced to this process or not. */
  const raise = (tentId: number, announced = true) => {
    const tent = (versions.get(tentId) ?? 0) + 1;
    versions.set(tentId, tent);
    if (announced) cache.purge(tentId, { tent, site: state.site });
  };
  return { cache, raise, state };
}

/** Counts the computations, and returns the count. */
function counter(tentId: number, key = "a") {
  let made = 0;
  return { tentId, key, make: async () => ({ value: ++made, bytes: 10 }) };
}

it("computes a value once until the version of its tent, or of the site, is raised", async () => {
  const { cache, raise, state } = versioned();
  const [mine, other] = [counter(1), counter(2)];
  const ask = async () => [await cache.getOrCompute(mine), await cache.getOrCompute(other)];
  expect(await ask()).toEqual([1, 1]);
  expect(await ask()).toEqual([1, 1]);
  raise(1);
  expect(await ask()).toEqual([2, 1]);
  expect(await ask()).toEqual([2, 1]);
  cache.purgeSite(++state.site);
  expect(await ask()).toEqual([3, 2]);
});

it("returns a cached value without computing anything", async () => {
  const { cache, raise } = versioned();
  const one = counter(1);
  expect(cache.peek(one)).toBeUndefined();
  await cache.getOrCompute(one);
  expect(cache.peek(one)).toBe(1);
  raise(1);
  expect(cache.peek(one)).toBeUndefined();
});

it("computes once for concurrent reads", async () => {
  const { cache } = versioned();
  const one = counter(1);
  expect(await Promise.all([1, 2, 3].map(() => cache.getOrCompute(one)))).toEqual([1, 1, 1]);
});

it("caches nothing that was read before a change, and does not share it with later reads", async () => {
  const { cache, raise } = versioned();
  let finish = () => {};
  const slow = new Promise<void>((done) => {
    finish = done;
  });
  let begun = () => {};
  const reading = new Promise<void>((done) => {
    begun = done;
  });
  const old = cache.getOrCompute({
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
  expect(await cache.getOrCompute(fresh)).toBe("new");
  finish();
  expect(await old).toBe("old");
  expect(await cache.getOrCompute(fresh)).toBe("new");
});

it("returns no outdated value once the edge has told of a newer version", async () => {
  const { cache, raise } = versioned();
  const one = counter(1);
  expect(await cache.getOrCompute(one)).toBe(1);
  raise(1, false);
  expect(await cache.getOrCompute(one)).toBe(1);
  cache.purge(1, { tent: 1, site: 0 });
  expect(await cache.getOrCompute(one)).toBe(2);
});

it("detects an unannounced version within ten minutes, in the background after five", async () => {
  vi.useFakeTimers();
  const { cache, raise, state } = versioned();
  const one = counter(1);
  await cache.getOrCompute(one);
  raise(1, false);
  const asked = state.reads;
  vi.advanceTimersByTime(4 * MINUTE_MS);
  expect([await cache.getOrCompute(one), state.reads]).toEqual([1, asked]);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(await cache.getOrCompute(one)).toBe(1);
  await eventually(() => expect(state.reads).toBe(asked + 1));
  expect(await cache.getOrCompute(one)).toBe(2);
  raise(1, false);
  vi.advanceTimersByTime(11 * MINUTE_MS);
  expect(await cache.getOrCompute(one)).toBe(3);
});

it("does not cache a failure", async () => {
  const { cache } = versioned();
  const fail = () => Promise.reject(new Error("no"));
  await expect(cache.getOrCompute({ tentId: 1, key: "a", make: fail })).rejects.toThrow("no");
  expect(await cache.getOrCompute(counter(1))).toBe(1);
});

it("forgets everything on reset, also versions that were higher", async () => {
  const { cache, raise, state } = versioned();
  const one = counter(1);
  raise(1);
  cache.purgeSite(++state.site);
  expect(await cache.getOrCompute(one)).toBe(1);
  state.site = 0; // another database server, which does not have the last change
  cache.reset();
  expect(await cache.getOrCompute(one)).toBe(2);
  expect(await cache.getOrCompute(one)).toBe(2);
});
