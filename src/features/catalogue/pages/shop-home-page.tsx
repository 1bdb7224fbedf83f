import type { ShopView } from "~/domain/catalogue/view";
import { displayIn, sectionAnchor } from "~/domain/home/home";
import type { HomeSectionView, HomeView, ProductsView } from "~/domain/home/view";
import { EmptyShop } from "../listing/empty-listing";
import { ListingPagination } from "../listing/listing-pagination";
import { Chrome } from "../parts/chrome";
import type { Frame } from "../parts/frame";
import {
  AboutSection,
  BannerSection,
  CategoriesSection,
  CoverSection,
  hasCover,
  LinksSection,
  VisitSection,
} from "../parts/home-sections";
import { ProductSection } from "../parts/section";
import { shopLinks } from "../parts/shop-links";
import { styleMarkup } from "../styles/style-markup";

interface HomeProps {
  frame: Frame;
  home: HomeView;
}

/** Products in the section beside the cover. */
const LEAD = 4;

/** The home of a shop, as its merchant composed it. */
export function ShopHomePage({ frame, home }: HomeProps) {
  return (
    <Chrome frame={frame} kind="home">
      <HomeMain frame={frame} home={home} />
    </Chrome>
  );
}

/** The part of the home that its merchant composes. */
export function HomeMain({ frame, home: { cover, sections } }: HomeProps) {
  const { shop } = frame;
  const isEmpty = shop.productCount === 0;
  const shown = sections.filter((section) => hasContent(frame, section));
  const [first] = shown;
  const covered = hasCover(cover, shop);
  const lead = covered && first && isLead(first) ? first : null;
  return (
    <main id="contenido" className="home">
      {covered ? (
        <CoverSection frame={frame} cover={cover} solo={lead === null && !isEmpty} />
      ) : (
        <h1 className="vh">{shop.name}</h1>
      )}
      {isEmpty ? <EmptyShop frame={frame} /> : null}
      {shown.map((section, at) => (
        <Section key={section.id} frame={frame} section={section} lead={section === lead} eager={at === 0} />
      ))}
    </main>
  );
}

/** Few enough products to stand beside the cover on a wide screen, where a row that scrolls has no room. */
const isLead = (section: HomeSectionView): boolean =>
  (section.kind === "picked" || section.kind === "best" || section.kind === "new") &&
  section.display !== "rail" &&
  section.products.length <= LEAD;

/** Whether a section has something to show; an empty one is left out with its heading. */
function hasContent(frame: Frame, section: HomeSectionView): boolean {
  const { shop } = frame;
  switch (section.kind) {
    case "picked":
    case "best":
    case "new":
      return section.products.length > 0;
    case "offers":
      return shop.special !== null && section.products.length > 0;
    case "categories":
      return shop.categories.length > 0 || (section.list !== null && section.list.products.length > 0);
    case "banner":
      return section.heading !== null;
    case "about":
      return section.text !== "";
    case "links":
      return shopLinks(frame, section.links).some(({ code }) => code !== "to_tent");
    case "visit":
      return shop.branches.length > 0;
  }
}

interface SectionProps {
  frame: Frame;
  section: HomeSectionView;
  lead: boolean;
  eager: boolean;
}

function Section({ frame, section, lead, eager }: SectionProps) {
  const { shop, copy } = frame;
  const id = sectionAnchor(section);
  const { heading } = section;
  switch (section.kind) {
    case "picked":
    case "best":
    case "new":
    case "offers":
      return (
        <ProductSection
          frame={frame}
          id={id}
          title={heading ?? productTitle(frame, section)}
          products={section.products}
          {...displayOf(shop, section)}
          note={eager ? shop.installmentsText : null}
          lead={lead}
          leadSizes={lead ? styleMarkup(shop.theme.styleId).leadSizes : undefined}
          eager={eager}
          {...wholeListOf(shop, section, eager)}
        />
      );
    case "categories":
      if (shop.categories.length > 0)
        return <CategoriesSection frame={frame} id={id} title={heading ?? copy.categories} />;
      return section.list ? (
        <>
          <ProductSection
            frame={frame}
            id={id}
            title={heading ?? copy.catalogue}
            products={section.list.products}
            count={section.list.total}
            eager={eager}
          />
          <ListingPagination
            frame={frame}
            page={1}
            pages={section.list.pages}
            pathOf={(page) => `/catalogo/pagina/${page}`}
          />
        </>
      ) : null;
    case "banner":
      return <BannerSection frame={frame} id={id} title={heading ?? ""} banner={section} />;
    case "about":
      return <AboutSection id={id} title={heading ?? copy.aboutTitle} about={section} />;
    case "links":
      return <LinksSection frame={frame} id={id} title={heading ?? copy.links} links={section.links} />;
    case "visit":
      return <VisitSection frame={frame} id={id} title={heading ?? copy.visitTitle} />;
  }
}

/** How a section shows its products. A row that scrolls has photos also in a shop whose listings are rows. */
function displayOf({ layout }: ShopView, { kind, display }: ProductsView) {
  const shown = displayIn(layout, display);
  return shown === "rail" ? ({ kind: "rail", layout: "grid" } as const) : { kind, layout: shown };
}

function productTitle({ shop, copy }: Frame, { kind }: ProductsView): string {
  if (kind === "offers") return shop.special?.name ?? "";
  return { picked: copy.pickedTitle, best: copy.mostOrdered, new: copy.newest }[kind];
}

/** How many products the whole list has that a section shows a part of, and where it is. The first leads to the catalogue. */
function wholeListOf(
  { special }: ShopView,
  { kind, products }: ProductsView,
  first: boolean,
): { count?: number; more?: string } {
  if (kind !== "offers") return first ? { more: "/catalogo" } : {};
  if (!special) return {};
  return { count: special.count, ...(special.count > products.length ? { more: special.path } : {}) };
}
