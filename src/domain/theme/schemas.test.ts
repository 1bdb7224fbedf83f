import { expect, test } from "vitest";
import type { z } from "zod";
import { colourSchema, themeForm, themeSchema } from "./schemas";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

const none = { firstCustomColor: null, secondCustomColor: null, bgCustomColor: null, textCustomColor: null };
const typed = { styleId: 1, first: "2E7D32", second: "#fff", bg: "#FFFFFF", text: "#111111" };

test("stores colours in lower case", () => {
  expect(colourSchema.parse("#DB1B73")).toBe("#db1b73");
  expect(problems(colourSchema, "#db1b73;}")).toEqual([": tent.colour"]);
});

test("parses a shop's stored theme", () => {
  expect(themeSchema.parse({ ...none, styleId: 7, firstCustomColor: "#2E7D32", bgCustomColor: "" })).toEqual({
    ...none,
    styleId: 7,
    firstCustomColor: "#2e7d32",
  });
  expect(themeSchema.parse(none)).toEqual(none);
  expect(problems(themeSchema, { ...none, styleId: 8 })).toEqual(["styleId: tent.style"]);
  expect(problems(themeSchema, { ...none, textCustomColor: "negro" })).toEqual(["textCustomColor: tent.colour"]);
});

test("parses the form", () => {
  expect(themeForm.parse(typed)).toEqual({
    styleId: 1,
    first: "#2e7d32",
    second: "#ffffff",
    bg: "#ffffff",
    text: "#111111",
  });
  expect(problems(themeForm, { ...typed, bg: "", text: "#12345" })).toEqual(["bg: tent.colour", "text: tent.colour"]);
});
