import { z } from "zod";
import type { FocalPoint } from "../product/images/focal-point";
import { coverOf, type HomeColumns, plainCover } from "./home";
import { MAX_SECTIONS } from "./kinds";
import { coverSchema, type HomeSection, type ShopHome, sectionSchema, storedCover, withoutTwins } from "./schemas";

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

const focusedSchema = z.object({ cover: z.object({ focus: storedCover.focus }) });

/** The focal point of the cover in a stored home; null if its merchant chose none. */
export function coverFocus(stored: unknown): FocalPoint | null {
  const home = focusedSchema.safeParse(stored);
  return home.success ? home.data.cover.focus : null;
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
