import type { ListingLayout } from "../catalogue/view";
import { type HomeSectionKind, isRepeatable, type ProductDisplay } from "./kinds";
import type { HomeCover, HomeSection, ShopHome } from "./schemas";

/** Raised when the stored format changes in a way that a reader has to know. */
const FORMAT = 1;

/** What of a home is stored in its own column; the rest are columns of the tent. */
export function storedHome({ cover: { hidden, kind: look, focus, button }, sections }: ShopHome) {
  return { format: FORMAT, cover: { hidden, kind: look, focus, button }, sections };
}

/** The tent's columns that are part of its home. */
export interface HomeColumns {
  coverId: number | null;
  tagline: string | null;
  description: string | null;
}

/** What the default home depends on. */
export interface HomeFacts {
  /** Enough was ordered to say what sells best. */
  popular: boolean;
  categories: boolean;
}

const DEFAULT_COVER = { hidden: false, focus: null, button: "catalogue" } as const;
/** The cover of a home whose merchant chose none. */
export const plainCover = ({ coverId }: HomeColumns) =>
  ({ ...DEFAULT_COVER, kind: coverId === null ? "products" : "photo" }) as const;

/** A cover with what the shop has of it in columns of its own. */
export const coverOf = (
  { hidden, kind: look, focus, button }: Pick<HomeCover, "hidden" | "kind" | "focus" | "button">,
  { coverId, tagline, description }: HomeColumns,
): HomeCover => ({ hidden, kind: look, focus, button, imageId: coverId, heading: tagline, text: description });

/** The home of a shop whose merchant composed none. */
export function defaultHome({ popular, categories }: HomeFacts, columns: HomeColumns): ShopHome {
  const order: HomeSectionKind[] = [popular ? "best" : "new"];
  if (categories) order.push("categories");
  order.push("offers");
  if (popular) order.push("new");
  if (!categories) order.push("categories");
  order.push("visit");
  return {
    cover: coverOf(plainCover(columns), columns),
    sections: order.map((each) => newSection(each, [])),
  };
}

/** A new section, still empty, with an id that none of `sections` has. */
export function newSection(of: HomeSectionKind, sections: readonly HomeSection[]): HomeSection {
  let id: string = of;
  for (let number = 1; isRepeatable(of) && (number === 1 || sections.some((each) => each.id === id)); number += 1)
    id = `${of}-${number}`;
  const base = { id, hidden: false, heading: null };
  switch (of) {
    case "picked":
      return { kind: of, ...base, display: "grid", products: [] };
    case "best":
    case "new":
      return { kind: of, ...base, count: 4 };
    case "offers":
      return { kind: of, ...base, count: 8 };
    case "banner":
      return {
        kind: of,
        ...base,
        imageId: null,
        focus: null,
        alt: null,
        text: null,
        link: { to: "catalogue" },
        button: null,
      };
    case "about":
      return { kind: of, ...base, text: "" };
    case "categories":
    case "links":
    case "visit":
      return { kind: of, ...base };
  }
}

/** How a section's products are shown in a shop with this layout: the display "grid" is the layout of its listings. */
export const displayIn = (layout: ListingLayout, display: ProductDisplay): ProductDisplay =>
  display === "grid" ? layout : display;

const ANCHORS: Partial<Record<HomeSectionKind, string>> = {
  best: "lo-mas-pedido",
  new: "lo-nuevo",
  offers: "ofertas",
  categories: "categorias",
  links: "links",
  visit: "donde-y-cuando",
};

/** The id of a section's element on the page. */
export const sectionAnchor = ({ kind: of, id }: Pick<HomeSection, "kind" | "id">): string => ANCHORS[of] ?? id;
/** The id of the cover's element. */
export const COVER_ANCHOR = "portada";

/** The pictures that a home shows, or would show if they were not hidden. */
export const imagesOf = ({ cover, sections }: ShopHome): number[] => [
  ...(cover.imageId === null ? [] : [cover.imageId]),
  ...sections.flatMap((section) => (section.kind === "banner" && section.imageId !== null ? [section.imageId] : [])),
];

/** The products that a home names: those picked by hand, and targets of banners. */
export const productsOf = ({ sections }: ShopHome): number[] => [
  ...new Set(
    sections.flatMap((section) => {
      if (section.kind === "picked") return section.products;
      return section.kind === "banner" && section.link.to === "product" ? [section.link.id] : [];
    }),
  ),
];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
export const isSameHome = (one: ShopHome, other: ShopHome): boolean => same(one, other);

/** How many things differ between two homes: the cover, each section, and their order. */
export function countChanges(before: ShopHome, after: ShopHome): number {
  const old = new Map(before.sections.map((section) => [section.id, section]));
  const now = new Map(after.sections.map((section) => [section.id, section]));
  const changed = after.sections.filter((section) => !same(section, old.get(section.id))).length;
  const removed = before.sections.filter(({ id }) => !now.has(id)).length;
  const kept = (sections: readonly HomeSection[]) =>
    sections.map(({ id }) => id).filter((id) => old.has(id) && now.has(id));
  const moved = same(kept(before.sections), kept(after.sections)) ? 0 : 1;
  return (same(before.cover, after.cover) ? 0 : 1) + changed + removed + moved;
}
