import { expect, test } from "vitest";
import { newsSchema } from "./schemas";

test("what is needed and what is filled in", () => {
  expect(newsSchema.parse({ title: " Hola ", text: " Hay novedades\n", url: "" })).toEqual({
    title: "Hola",
    text: "Hay novedades",
    url: null,
    image_id: null,
    country_id: null,
  });
});

test.each([
  [{ title: "", text: "x" }, "news.titleRequired"],
  [{ title: "x".repeat(121), text: "x" }, "news.titleTooLong"],
  [{ title: "x", text: " " }, "news.textRequired"],
  [{ title: "x", text: "x".repeat(5_001) }, "news.textTooLong"],
  [{ title: "x", text: "x", url: "javascript:alert(1)" }, "link.url"],
])("news %#", (value, key) => {
  expect(newsSchema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([key]);
});
