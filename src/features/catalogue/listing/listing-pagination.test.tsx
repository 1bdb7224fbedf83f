import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import type { Frame } from "../parts/frame";
import { ListingPagination } from "./listing-pagination";

const frame = { base: "", copy: copyFor(1).catalogue } as Frame;
const draw = (page: number, pages: number) =>
  renderToStaticMarkup(<ListingPagination frame={frame} page={page} pages={pages} pathOf={(n) => `/velas/${n}`} />);
const numbers = (html: string) => html.match(/(?<=>)\d+(?=<)|pages__hole/g);

it("shows the first page, the last one, the neighbours, and a gap between them", () => {
  expect(numbers(draw(1, 84))).toEqual(["1", "2", "pages__hole", "84"]);
  expect(numbers(draw(40, 84))).toEqual(["1", "pages__hole", "39", "40", "41", "pages__hole", "84"]);
  expect(numbers(draw(2, 3))).toEqual(["1", "2", "3"]);
  expect(draw(1, 1)).toBe("");
});

it("adds no character beyond Latin-1 to a cached page, which would double the cost of sending it", () => {
  expect(draw(40, 84)).toMatch(/^[\0-\u00ff]*$/);
});
