import {
  BadgePercent,
  Clock,
  Flame,
  Layers,
  Link2,
  type LucideIcon,
  Megaphone,
  Sparkles,
  Star,
  TextAlignStart,
} from "lucide-react";
import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { displayIn } from "~/domain/home/home";
import type { HomeSectionKind } from "~/domain/home/kinds";
import type { HomeSection } from "~/domain/home/schemas";
import type { HomeData } from "./use-composer";

export const SECTION_ICONS: Record<HomeSectionKind, LucideIcon> = {
  picked: Star,
  best: Flame,
  new: Sparkles,
  offers: BadgePercent,
  categories: Layers,
  banner: Megaphone,
  about: TextAlignStart,
  links: Link2,
  visit: Clock,
};

/** The heading that a section of this kind has on the page while its merchant gives it none. */
export function defaultHeading({ catalogue }: Pick<Copy, "catalogue">, data: HomeData, kind: HomeSectionKind): string {
  switch (kind) {
    case "picked":
      return catalogue.pickedTitle;
    case "best":
      return catalogue.mostOrdered;
    case "new":
      return catalogue.newest;
    case "offers":
      return data.offersName;
    case "categories":
      return data.categories.length > 0 ? catalogue.categories : catalogue.catalogue;
    case "about":
      return catalogue.aboutTitle;
    case "links":
      return catalogue.links;
    case "visit":
      return catalogue.visitTitle;
    case "banner":
      return "";
  }
}

/** What a section is called in the composer. */
export const sectionName = (copy: Pick<Copy, "composer">, { kind, heading }: HomeSection): string =>
  heading?.trim() || copy.composer.kinds[kind].name;

/** How a section shows its products, beside its preview; null for one whose products are not picked by hand. */
export function displayFacts({ composer }: Pick<Copy, "composer">, { layout }: HomeData, section: HomeSection | null) {
  if (section?.kind !== "picked") return null;
  const { preview } = composer;
  const n = section.products.length;
  return {
    title: n === 1 ? preview.oneProduct : fill(preview.products, { n }),
    text: preview.displays[displayIn(layout, section.display)],
  };
}

/** What a section shows today, in a few words. */
export function sectionFacts(
  { composer }: Pick<Copy, "composer">,
  { shows, categories }: HomeData,
  section: HomeSection,
): string {
  const { about, hidden } = composer;
  if (section.hidden) return hidden;
  const fills = (n: number, none: string) =>
    n === 0 ? none : fill(about.fillsItself, { n: Math.min(n, "count" in section ? section.count : n) });
  switch (section.kind) {
    case "picked": {
      const n = section.products.length;
      return n === 0 ? about.pickedNone : n === 1 ? about.pickedOne : fill(about.picked, { n });
    }
    case "best":
      return fills(shows.best, about.bestLater);
    case "new":
      return fills(shows.products, about.newNone);
    case "offers":
      return fills(shows.offers, about.offersNone);
    case "categories":
      return categories.length === 0 ? about.allProducts : fill(about.categories, { n: categories.length });
    case "banner":
      if (!section.heading?.trim()) return about.bannerNone;
      return section.imageId === null ? about.bannerPlain : about.banner;
    case "about":
      return section.text.trim() === "" ? about.textNone : about.text;
    case "links":
      return shows.links.slice(0, 2).join(", ") || about.linksNone;
    case "visit":
      if (shows.branches === 0) return about.branchNone;
      return shows.branches === 1 ? about.branchOne : fill(about.branches, { n: shows.branches });
  }
}
