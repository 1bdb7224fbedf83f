import { z } from "zod";
import { idSchema, longText, optionalLine } from "../fields";
import { linkUrlSchema } from "../link/schemas";
import { message } from "../validation-key";

/** Kinds of sections of a shop's home, below its cover. Stored: never rename one. */
export const SECTION_KINDS = [
  "picked",
  "best",
  "new",
  "offers",
  "categories",
  "banner",
  "about",
  "links",
  "visit",
] as const;
export type HomeSectionKind = (typeof SECTION_KINDS)[number];

/** A home may have several sections of these kinds, and one of each other kind. */
const REPEATABLE: readonly HomeSectionKind[] = ["picked", "banner", "about"];
export const isRepeatable = (kind: HomeSectionKind): boolean => REPEATABLE.includes(kind);

export const MAX_SECTIONS = 20;
export const MAX_PICKED_PRODUCTS = 12;
export const MAX_COVER_HEADING = 80;
export const MAX_COVER_TEXT = 500;
export const MAX_SECTION_HEADING = 60;
export const MAX_ABOUT_TEXT = 1000;
export const MAX_BANNER_TEXT = 160;
export const MAX_BANNER_BUTTON = 30;
export const MAX_BANNER_ALT = 120;
/** How many products a section that fills itself shows. */
export const PRODUCT_COUNTS = [4, 8, 12] as const;

const percent = z
  .number({ error: message("common.invalid") })
  .int({ error: message("common.invalid") })
  .min(0, { error: message("common.invalid") })
  .max(100, { error: message("common.invalid") });

/** The point of a picture that must stay in view when it is cropped, in percent from its top left corner. */
const focusSchema = z.object({ x: percent, y: percent });
export type FocalPoint = z.output<typeof focusSchema>;

const flag = z.boolean({ error: message("common.flag") });
const kind = <Kind extends HomeSectionKind>(value: Kind) => z.literal(value, { error: message("common.invalid") });

export const COVER_KINDS = ["photo", "products", "none"] as const;
export type CoverKind = (typeof COVER_KINDS)[number];
export const COVER_BUTTONS = ["catalogue", "offers", "chat", "none"] as const;
export type CoverButton = (typeof COVER_BUTTONS)[number];

/** The part of the cover that is stored with the sections. */
const storedCover = {
  hidden: flag,
  kind: z.enum(COVER_KINDS, { error: message("common.invalid") }),
  focus: focusSchema.nullable(),
  button: z.enum(COVER_BUTTONS, { error: message("common.invalid") }),
};

/** The cover as it is edited. Its picture, heading and text are the shop's cover image, tagline and description. */
const coverSchema = z.object({
  ...storedCover,
  imageId: idSchema.nullable(),
  heading: optionalLine(MAX_COVER_HEADING, message("tent.taglineTooLong")),
  text: optionalLine(MAX_COVER_TEXT, message("tent.descriptionTooLong")),
});
export type HomeCover = z.output<typeof coverSchema>;

/** Where a banner leads. */
const bannerLinkSchema = z.discriminatedUnion(
  "to",
  [
    z.object({ to: z.enum(["catalogue", "offers", "chat", "none"]) }),
    z.object({ to: z.literal("category"), id: idSchema }),
    z.object({ to: z.literal("product"), id: idSchema }),
    z.object({ to: z.literal("url"), url: linkUrlSchema }),
  ],
  { error: message("common.invalid") },
);
export type BannerLink = z.output<typeof bannerLinkSchema>;

const common = {
  id: z.string({ error: message("common.id") }).regex(/^[a-z]{1,20}(?:-\d{1,3})?$/, { error: message("common.id") }),
  hidden: flag,
  /** Null means the heading that the product gives the section. */
  heading: optionalLine(MAX_SECTION_HEADING, message("home.headingTooLong")),
};
const count = z.literal(PRODUCT_COUNTS, { error: message("common.invalid") });
const productIds = z
  .array(idSchema, { error: message("common.invalid") })
  .max(MAX_PICKED_PRODUCTS, { error: message("home.tooManyProducts") })
  .transform((ids) => [...new Set(ids)]);

const sectionSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: kind("picked"), ...common, products: productIds }),
    z.object({ kind: kind("best"), ...common, count }),
    z.object({ kind: kind("new"), ...common, count }),
    z.object({ kind: kind("offers"), ...common, count }),
    z.object({ kind: kind("categories"), ...common }),
    z.object({
      kind: kind("banner"),
      ...common,
      imageId: idSchema.nullable(),
      focus: focusSchema.nullable(),
      alt: optionalLine(MAX_BANNER_ALT, message("home.altTooLong")),
      text: optionalLine(MAX_BANNER_TEXT, message("home.bannerTooLong")),
      link: bannerLinkSchema,
      button: optionalLine(MAX_BANNER_BUTTON, message("home.buttonTooLong")),
    }),
    z.object({ kind: kind("about"), ...common, text: longText(MAX_ABOUT_TEXT, message("home.aboutTooLong")) }),
    z.object({ kind: kind("links"), ...common }),
    z.object({ kind: kind("visit"), ...common }),
  ],
  { error: message("common.invalid") },
);
export type HomeSection = z.output<typeof sectionSchema>;
export type SectionOf<Kind extends HomeSectionKind> = Extract<HomeSection, { kind: Kind }>;

/** The sections without those whose id, or kind that a home has once, came before. */
function withoutTwins(sections: readonly HomeSection[]): HomeSection[] {
  const ids = new Set<string>();
  const kinds = new Set<HomeSectionKind>();
  return sections.filter((section) => {
    const twin = ids.has(section.id) || (!isRepeatable(section.kind) && kinds.has(section.kind));
    ids.add(section.id);
    kinds.add(section.kind);
    return !twin;
  });
}

/** A whole home: what the composer edits, keeps as a draft on the device, and publishes. */
export const homeSchema = z.object({
  cover: coverSchema,
  sections: z
    .array(sectionSchema, { error: message("common.invalid") })
    .max(MAX_SECTIONS, { error: message("home.tooManySections") })
    .refine((sections) => withoutTwins(sections).length === sections.length, { error: message("common.invalid") }),
});
export type ShopHome = z.output<typeof homeSchema>;

/** A published home: what was composed upon which revision of it. */
export const publishHomeSchema = z.object({ revision: z.number().int().min(0), home: homeSchema });

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
const plainCover = ({ coverId }: HomeColumns) =>
  ({ ...DEFAULT_COVER, kind: coverId === null ? "products" : "photo" }) as const;

const looseSchema = z.object({ cover: z.unknown(), sections: z.array(z.unknown()) });

/**
 * Reads a home whose parts may be outdated or unknown: each part that no longer fits is left out, so that it never
 * breaks a page. Null when nothing was ever published, or what is stored is no home at all.
 */
export function readHome(stored: unknown, columns: HomeColumns): ShopHome | null {
  const loose = looseSchema.safeParse(stored);
  if (!loose.success) return null;
  const cover = z.object(storedCover).safeParse(loose.data.cover);
  return {
    cover: coverOf(cover.success ? cover.data : plainCover(columns), columns),
    sections: readSections(loose.data.sections),
  };
}

function readSections(sections: readonly unknown[]): HomeSection[] {
  const fitting = sections.flatMap((one) => {
    const section = sectionSchema.safeParse(one);
    return section.success ? [section.data] : [];
  });
  return withoutTwins(fitting).slice(0, MAX_SECTIONS);
}

/**
 * Reads a draft of the composer, for a preview: unfinished parts are left out. Null when it is no home at all.
 */
export function readHomeDraft(draft: unknown): ShopHome | null {
  const loose = looseSchema.safeParse(draft);
  if (!loose.success) return null;
  const cover = coverSchema.safeParse(loose.data.cover);
  return cover.success ? { cover: cover.data, sections: readSections(loose.data.sections) } : null;
}

const coverOf = (
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
      return { kind: of, ...base, products: [] };
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
