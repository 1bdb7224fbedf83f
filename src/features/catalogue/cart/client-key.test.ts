import { beforeEach, expect, it, vi } from "vitest";
import { clearClientKey, clientKeyFor } from "./client-key";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

it("an order keeps its key until one is stored, and says whether it was changed since the first attempt", () => {
  const { key, isChanged } = clientKeyFor(7, "two mates");
  expect(isChanged).toBe(false);
  expect(clientKeyFor(7, "two mates")).toEqual({ key, isChanged: false });
  expect(clientKeyFor(7, "three mates")).toEqual({ key, isChanged: true });
  expect(clientKeyFor(7, "two mates")).toEqual({ key, isChanged: false });
  expect(clientKeyFor(8, "two mates").key).not.toBe(key);
  clearClientKey(7);
  expect(clientKeyFor(7, "two mates").key).not.toBe(key);
});

it("takes over the key that an older version stored", () => {
  localStorage.setItem("order-key:7", JSON.stringify(["0d9c1c1e-8f43-4c7a-9c57-7b7a3c2f5a10", "[[{}],{}]"]));
  expect(clientKeyFor(7, "two mates")).toEqual({ key: "0d9c1c1e-8f43-4c7a-9c57-7b7a3c2f5a10", isChanged: true });
});
