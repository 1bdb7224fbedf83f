import { describe, expect, it } from "vitest";
import { countChanges, defaultHome, displayIn, newSection, productsOf, sectionAnchor, storedHome } from "./home";
import { MAX_PICKED_PRODUCTS, MAX_SECTIONS, PRODUCT_DISPLAYS, SECTION_KINDS } from "./kinds";
import { readHome, readHomeDraft } from "./read-home";
import { type HomeSection, homeSchema, type SectionOf, type ShopHome } from "./schemas";

const COLUMNS = { coverId: 7, tagline: "Mates y termos", description: "Hechos a mano." };
const home: ShopHome = {
  cover: {
    hidden: false,
    kind: "photo",
    focus: { x: 40, y: 60 },
    button: "chat",
    imageId: 7,
    heading: "Mates y termos",
    text: "Hechos a mano.",
  },
  sections: [
    { kind: "picked", id: "picked-1", hidden: false, heading: "De la mesa", display: "rail", products: [3, 1] },
    { kind: "offers", id: "offers", hidden: true, heading: null, count: 8 },
    {
      kind: "banner",
      id: "banner-1",
      hidden: false,
      heading: "Regalos",
      imageId: 9,
      focus: null,
      alt: null,
      text: null,
      link: { to: "product", id: 5 },
      button: null,
    },
  ],
};
const [picked, offers, banner] = home.sections as [HomeSection, HomeSection, HomeSection];
const withSections = (sections: unknown): unknown => ({ ...home, sections });
const stored = (over: object) => ({ ...storedHome(home), ...over });

describe("a stored home", () => {
  it("is read as it was published, after JSON reordered its keys", () => {
    const kept: unknown = JSON.parse(JSON.stringify(storedHome(home)));
    expect(readHome(kept, COLUMNS)).toEqual(home);
    expect(countChanges(home, readHome(kept, COLUMNS) ?? home)).toBe(0);
  });

  it("takes picture, heading and text from the tent alone", () => {
    expect(JSON.stringify(storedHome(home))).not.toContain("Mates y termos");
    const now = readHome(storedHome(home), { coverId: null, tagline: "Otro lema", description: null });
    expect(now?.cover).toMatchObject({ imageId: null, heading: "Otro lema", text: null, focus: { x: 40, y: 60 } });
  });

  it.each([
    ["an unknown kind", [picked, { kind: "volvio", id: "volvio", hidden: false, heading: null }, offers]],
    ["a section of another shape", [picked, { kind: "banner", id: "banner-2" }, offers]],
    ["something that is no section", [picked, null, "x", offers]],
    ["a second section of a kind that is there once", [picked, offers, { ...offers, id: "offers-2" }]],
    ["a second section with an id", [picked, { ...banner, id: "picked-1" }, offers]],
  ])("leaves out %s and keeps the rest", (_what, sections) => {
    expect(readHome(stored({ sections }), COLUMNS)?.sections).toEqual([picked, offers]);
  });

  it("shows products picked before there was a choice as the shop's listings do", () => {
    const { display: _, ...before } = picked as SectionOf<"picked">;
    expect(readHome(stored({ sections: [before] }), COLUMNS)?.sections).toEqual([{ ...picked, display: "grid" }]);
    expect(readHomeDraft(withSections([before]))?.sections).toEqual([{ ...picked, display: "grid" }]);
  });

  it.each([null, undefined, 3, "home", [], {}, { cover: {}, sections: 4 }])("is none if it is %j", (value) => {
    expect(readHome(value, COLUMNS)).toBeNull();
  });

  it("has the plain cover if its own cannot be read", () => {
    expect(readHome(stored({ cover: { kind: "video" } }), COLUMNS)?.cover).toMatchObject({
      kind: "photo",
      button: "catalogue",
      hidden: false,
    });
    const bare = { ...COLUMNS, coverId: null };
    expect(readHome({ cover: 1, sections: [] }, bare)).toMatchObject({ cover: { kind: "products" }, sections: [] });
  });
});

describe("what is published", () => {
  const problems = (value: unknown) => homeSchema.safeParse(value).error?.issues.map(({ message }) => message);

  it("has limits with messages", () => {
    const many = Array.from({ length: MAX_SECTIONS + 1 }, (_, at) => ({ ...picked, id: `picked-${at + 1}` }));
    expect(problems(withSections(many))).toEqual(["home.tooManySections"]);
    const ids = Array.from({ length: MAX_PICKED_PRODUCTS + 1 }, (_, at) => at + 1);
    expect(problems(withSections([{ ...picked, products: ids }]))).toEqual(["home.tooManyProducts"]);
    expect(problems(withSections([{ ...picked, heading: "x".repeat(61) }]))).toEqual(["home.headingTooLong"]);
    expect(problems(withSections([{ ...banner, text: "x".repeat(161) }]))).toEqual(["home.bannerTooLong"]);
    expect(problems({ ...home, cover: { ...home.cover, heading: "x".repeat(81) } })).toEqual(["tent.taglineTooLong"]);
    expect(problems({ ...home, cover: { ...home.cover, text: "x".repeat(501) } })).toEqual(["tent.descriptionTooLong"]);
  });

  it("has each section once, and each product once", () => {
    expect(problems(withSections([offers, { ...offers, id: "offers-2" }]))).toEqual(["common.invalid"]);
    expect(homeSchema.parse(withSections([{ ...picked, products: [3, 1, 3] }])).sections[0]).toMatchObject({
      products: [3, 1],
    });
  });

  it("has a known display of products picked by hand", () => {
    for (const display of PRODUCT_DISPLAYS)
      expect(homeSchema.parse(withSections([{ ...picked, display }])).sections).toEqual([{ ...picked, display }]);
    expect(problems(withSections([{ ...picked, display: "mosaic" }]))).toEqual(["common.invalid"]);
  });

  it("has no link that could run code", () => {
    const to = (url: string) => withSections([{ ...banner, link: { to: "url", url } }]);
    expect(problems(to("javascript:alert(1)"))).toEqual(["link.url"]);
    expect(homeSchema.parse(to("casa.com")).sections[0]).toMatchObject({ link: { url: "https://casa.com" } });
  });

  it("has a focal point inside the picture", () => {
    expect(problems({ ...home, cover: { ...home.cover, focus: { x: 101, y: 0 } } })).toHaveLength(1);
  });

  it("turns empty texts into the default", () => {
    expect(homeSchema.parse(withSections([{ ...picked, heading: "  " }])).sections[0]?.heading).toBeNull();
  });
});

it("previews a draft without its unfinished parts", () => {
  expect(readHomeDraft(withSections([picked, { ...banner, link: { to: "url", url: "casa" } }]))?.sections).toEqual([
    picked,
  ]);
  expect(readHomeDraft({ cover: null, sections: [] })).toBeNull();
  expect(readHomeDraft(null)).toBeNull();
});

describe("the default home", () => {
  const kinds = (popular: boolean, categories: boolean) =>
    defaultHome({ popular, categories }, COLUMNS).sections.map(({ kind }) => kind);

  it("begins with what sells once enough was ordered, else with the newest", () => {
    expect(kinds(true, true)).toEqual(["best", "categories", "offers", "new", "visit"]);
    expect(kinds(false, true)).toEqual(["new", "categories", "offers", "visit"]);
  });

  it("ends with all products in a shop without categories", () => {
    expect(kinds(true, false)).toEqual(["best", "offers", "new", "categories", "visit"]);
    expect(kinds(false, false)).toEqual(["new", "offers", "categories", "visit"]);
  });

  it("can be published as it is", () => {
    const made = defaultHome({ popular: true, categories: true }, COLUMNS);
    expect(homeSchema.parse(made)).toEqual(made);
    expect(countChanges(made, homeSchema.parse(made))).toBe(0);
  });
});

describe("a new section", () => {
  it.each(SECTION_KINDS)("of kind %s can be published at once", (kind) => {
    const section = newSection(kind, []);
    expect(homeSchema.parse(withSections([section])).sections).toEqual([section]);
  });

  it("gets an id of its own", () => {
    const first = newSection("banner", []);
    const second = newSection("banner", [first]);
    expect([first.id, second.id, newSection("banner", [second]).id]).toEqual(["banner-1", "banner-2", "banner-1"]);
    expect(sectionAnchor(newSection("best", []))).toBe("lo-mas-pedido");
  });
});

it.each([
  ["grid", "grid", "grid"],
  ["grid", "list", "list"],
  ["rail", "list", "rail"],
  ["list", "grid", "list"],
] as const)("shows products with the display %s in a shop of the layout %s as %s", (display, layout, shown) => {
  expect(displayIn(layout, display)).toBe(shown);
});

it("names its products once each", () => {
  expect(productsOf({ ...home, sections: [...home.sections, { ...picked, id: "picked-2" } as HomeSection] })).toEqual([
    3, 1, 5,
  ]);
});

describe("changes", () => {
  const sections = (list: HomeSection[]) => ({ ...home, sections: list });

  it.each([
    ["nothing", home, 0],
    ["the cover", { ...home, cover: { ...home.cover, heading: "Otra" } }, 1],
    ["the order", sections([banner, picked, offers]), 1],
    ["an addition", sections([...home.sections, newSection("about", [])]), 1],
    ["a removal", sections([picked, banner]), 1],
    ["a display", sections([{ ...picked, display: "list" } as HomeSection, offers, banner]), 1],
    ["a hidden section and the order", sections([offers, { ...picked, hidden: true }, banner]), 2],
  ])("of %s", (_what, after, count) => {
    expect(countChanges(home, after)).toBe(count);
  });
});
