import { expect, it, vi } from "vitest";
import { reloadForLostChunk } from "./lost-chunk";

function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

it("reloads at most once in ten seconds for a lost chunk, and never for another error", () => {
  const storage = fakeStorage();
  const reload = vi.fn();
  const lost = Object.assign(new Error("Loading chunk 7 failed"), { name: "ChunkLoadError" });
  expect(reloadForLostChunk(new Error("other"), { storage, reload, now: 50_000 })).toBe(false);
  expect(reloadForLostChunk(lost, { storage, reload, now: 50_000 })).toBe(true);
  expect(reloadForLostChunk(lost, { storage, reload, now: 59_999 })).toBe(false);
  expect(reloadForLostChunk(lost, { storage, reload, now: 60_000 })).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
