import type { ListPage, PhotoView, ProductCardView } from "../catalogue/view";
import type { FocalPoint } from "../product/images/focal-point";
import type { HomeSectionKind, ProductDisplay } from "./kinds";
import type { BannerLink, HomeCover, SectionOf } from "./schemas";

/** A link of the shop's page of links. */
export interface HomeLinkView {
  id: number;
  code: string | null;
  name: string;
  url: string | null;
}

interface Common<Kind extends HomeSectionKind> {
  kind: Kind;
  id: string;
  heading: string | null;
}

export interface ProductsView extends Common<"picked" | "best" | "new" | "offers"> {
  display: ProductDisplay;
  products: ProductCardView[];
}

interface CategoriesView extends Common<"categories"> {
  /** The first products of a shop that uses no categories; null in one that does. */
  list: ListPage | null;
}

export interface BannerView extends Common<"banner">, Pick<SectionOf<"banner">, "alt" | "text" | "button"> {
  photo: PhotoView | null;
  focus: FocalPoint | null;
  /** A product's is its path, or null when visitors cannot see it. */
  link: Exclude<BannerLink, { to: "product" }> | { to: "path"; path: string | null };
}

export interface AboutView extends Common<"about"> {
  text: string;
}

interface LinksView extends Common<"links"> {
  links: HomeLinkView[];
}

export type HomeSectionView = ProductsView | CategoriesView | BannerView | AboutView | LinksView | Common<"visit">;

export interface CoverView extends Pick<HomeCover, "hidden" | "focus" | "button" | "heading" | "text"> {
  /** The merchant's own picture; null when the cover shows none. */
  photo: PhotoView | null;
  /** Photos of products, for a cover that shows those. */
  showcase: PhotoView[];
}

/** A shop's home with the data that its sections show. Hidden sections are left out. */
export interface HomeView {
  cover: CoverView;
  sections: HomeSectionView[];
}
