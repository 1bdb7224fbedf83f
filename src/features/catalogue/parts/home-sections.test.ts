import { expect, it } from "vitest";
import type { CoverView } from "~/domain/home/view";
import { hasCover, wordLength } from "./home-sections";

const photo = (hash: string) => ({ hash, width: 640, height: 640 });
const bare: CoverView = {
  hidden: false,
  focus: null,
  button: "catalogue",
  heading: null,
  text: null,
  photo: null,
  showcase: [],
};

it.each<[string, Partial<CoverView>, boolean]>([
  ["nothing", {}, false],
  ["a button alone", { button: "chat" }, false],
  ["photos of too few products", { showcase: ["a", "b", "c", "c"].map(photo) }, false],
  ["photos of products", { showcase: ["a", "b", "c", "d"].map(photo) }, true],
  ["a picture", { photo: photo("a") }, true],
  ["a heading", { heading: "Mates y más" }, true],
  ["a text", { text: "Desde 1952 en la misma esquina." }, true],
  ["a heading, but hidden", { heading: "Mates y más", hidden: true }, false],
])("with %s", (_case, over, shown) => {
  expect(hasCover({ ...bare, ...over }, { hours: null })).toBe(shown);
});

it("with hours, which say whether the shop is open", () => {
  expect(hasCover(bare, { hours: [{ day: 1, from: "09:00", until: "18:00" }] })).toBe(true);
});

it.each([
  ["Mates, bazar y deco con alma litoraleña", { "--word": 10 }],
  ["Todo para la casa", undefined],
])("tells the style how long the longest word of «%s» is", (heading, style) => {
  expect(wordLength(heading)).toEqual(style);
});
