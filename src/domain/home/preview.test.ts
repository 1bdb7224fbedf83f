import { expect, it } from "vitest";
import { homePreviewMessage, readHomePreview } from "./preview";

it("carries a home and what is marked in it", () => {
  const marked = { anchor: "ofertas", label: "Ofertas" };
  for (const preview of [
    { home: "<main></main>", marked },
    { home: "", marked: null },
  ])
    expect(readHomePreview(homePreviewMessage(preview))).toEqual(preview);
});

it.each([null, 5, "", "no json", "{}", '{"home":5}', '{"mode":"light","colours":{}}'])("is not %j", (message) => {
  expect(readHomePreview(message)).toBeNull();
});

it("marks nothing unless both are texts", () => {
  expect(readHomePreview('{"home":"","marked":{"anchor":1,"label":"x"}}')).toEqual({ home: "", marked: null });
});
