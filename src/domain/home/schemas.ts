import { z } from "zod";
import { idSchema, longText, optionalLine } from "../fields";
import { linkUrlSchema } from "../link/schemas";
import { message } from "../validation-key";
import {
  COVER_BUTTONS,
  COVER_KINDS,
  type HomeSectionKind,
  isRepeatable,
  MAX_ABOUT_TEXT,
  MAX_BANNER_ALT,
  MAX_BANNER_BUTTON,
  MAX_BANNER_TEXT,
  MAX_COVER_HEADING,
  MAX_COVER_TEXT,
  MAX_PICKED_PRODUCTS,
  MAX_SECTION_HEADING,
  MAX_SECTIONS,
  PRODUCT_COUNTS,
  PRODUCT_DISPLAYS,
} from "./kinds";

const percent = z
  .number({ error: message("common.invalid") })
  .int({ error: message("common.invalid") })
  .min(0, { error: message("common.invalid") })
  .max(100, { error: message("common.invalid") });

/** A `FocalPoint`. */
const focusSchema = z.object({ x: percent, y: percent });

const flag = z.boolean({ error: message("common.flag") });
const kind = <Kind extends HomeSectionKind>(value: Kind) => z.literal(value, { error: message("common.invalid") });

/** The part of the cover that is stored with the sections. */
export const storedCover = {
  hidden: flag,
  kind: z.enum(COVER_KINDS, { error: message("common.invalid") }),
  focus: focusSchema.nullable(),
  button: z.enum(COVER_BUTTONS, { error: message("common.invalid") }),
};

/** The cover as it is edited. Its picture, heading and text are the shop's cover image, tagline and description. */
export const coverSchema = z.object({
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
/** Homes published before there was a choice have none. */
const display = z.enum(PRODUCT_DISPLAYS, { error: message("common.invalid") }).default("grid");
const productIds = z
  .array(idSchema, { error: message("common.invalid") })
  .max(MAX_PICKED_PRODUCTS, { error: message("home.tooManyProducts") })
  .transform((ids) => [...new Set(ids)]);

export const sectionSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: kind("picked"), ...common, display, products: productIds }),
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
export function withoutTwins(sections: readonly HomeSection[]): HomeSection[] {
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
