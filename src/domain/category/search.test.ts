import { expect, test } from "vitest";
import { namedLike } from "./search";

const names = ["Mates de calabaza", "Termos", "Ñandubay y algarrobo", "Bombillas", "Té y café"];
const choices = names.map((name, id) => ({ id, name }));

test.each([
  ["", names],
  ["   ", names],
  ["mate", ["Mates de calabaza"]],
  ["CALABAZA mates", ["Mates de calabaza"]],
  ["nandu", ["Ñandubay y algarrobo"]],
  ["cafe te", ["Té y café"]],
  ["termo mate", []],
])("typed %j finds %j", (typed, found) => {
  expect(namedLike(choices, typed).map(({ name }) => name)).toEqual(found);
});
