import { expect, test } from "vitest";
import { newsPageOf } from "./limits";
import { newsSchema } from "./schemas";

test("requires title and text and fills in defaults", () => {
  expect(newsSchema.parse({ title: " Hola ", text: " Hay novedades\n", url: "" })).toEqual({
    title: "Hola",
    text: "Hay novedades",
    url: null,
    countryId: null,
  });
});

test("accepts the country as a string from a form", () => {
  const news = { title: "Hola", text: "Hay novedades" };
  expect(newsSchema.parse({ ...news, countryId: "13" }).countryId).toBe(13);
  expect(newsSchema.parse({ ...news, countryId: "" }).countryId).toBeNull();
});

test.each([
  ["3", 3],
  [null, 1],
  ["", 1],
  ["0", 1],
  ["1.5", 1],
  ["dos", 1],
  ["10001", 1],
])("page %j of the query string is %d", (asked, page) => {
  expect(newsPageOf(asked)).toBe(page);
});

test.each([
  [{ title: "", text: "x" }, "news.titleRequired"],
  [{ title: "x".repeat(121), text: "x" }, "news.titleTooLong"],
  [{ title: "x", text: " " }, "news.textRequired"],
  [{ title: "x", text: "x".repeat(5_001) }, "news.textTooLong"],
  [{ title: "x", text: "x", url: "javascript:alert(1)" }, "link.url"],
  [{ title: "x", text: "x", countryId: 9_999 }, "news.country"],
])("news %#", (value, key) => {
  expect(newsSchema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([key]);
});
