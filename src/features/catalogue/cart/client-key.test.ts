import { beforeEach, expect, it, vi } from "vitest";
import { clearClientKey, clientKeyFor, keepClientKey } from "./client-key";

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
  expect(clientKeyFor(7, "two mates")).toEqual({ key, first: "two mates", isChanged: false });
  expect(clientKeyFor(7, "three mates")).toEqual({ key, first: "two mates", isChanged: true });
  expect(clientKeyFor(7, "two mates")).toEqual({ key, first: "two mates", isChanged: false });
  expect(clientKeyFor(8, "two mates").key).not.toBe(key);
  clearClientKey(7);
  expect(clientKeyFor(7, "two mates").key).not.toBe(key);
});

it("an order that is corrected after it was refused is unchanged when it is sent again", () => {
  const refused = clientKeyFor(7, "a bad phone");
  keepClientKey(7, refused.key, refused.first);
  expect(clientKeyFor(7, "a good phone")).toMatchObject({ key: refused.key, isChanged: false });
  expect(clientKeyFor(7, "a good phone")).toMatchObject({ key: refused.key, isChanged: false });
});

it("an attempt without an answer stays the first one when a later one is refused", () => {
  const { key } = clientKeyFor(7, "two mates");
  const { first } = clientKeyFor(7, "three mates");
  keepClientKey(7, key, first);
  expect(clientKeyFor(7, "three mates")).toMatchObject({ key, isChanged: true });
  expect(clientKeyFor(7, "two mates")).toMatchObject({ key, isChanged: false });
});

it("takes over the key that an older version stored", () => {
  localStorage.setItem("order-key:7", JSON.stringify(["0d9c1c1e-8f43-4c7a-9c57-7b7a3c2f5a10", "[[{}],{}]"]));
  const key = "0d9c1c1e-8f43-4c7a-9c57-7b7a3c2f5a10";
  expect(clientKeyFor(7, "two mates")).toEqual({ key, first: "[[{}],{}]", isChanged: true });
});
