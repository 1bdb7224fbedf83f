import { iconPath, LINK_PICTURE, shopPicturePath } from "~/domain/catalogue/discovery/link-picture";
import { shopIcon, shopPicture } from "~/features/catalogue/pages/link-picture-data";
import type { Frame } from "~/features/catalogue/parts/frame";

/** Position of a page in a paginated list. */
export interface PageOf {
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

interface Head {
  title?: string;
  description?: string | null;
  /** The page's canonical path, after the shop's origin. */
  path: string;
  list?: PageOf;
  /** Path of the page's Open Graph picture, after the shop's origin; defaults to the shop's picture. */
  picture?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}

/** Metadata of a page's head, rendered by `shop-document`. */
export type PageHead = ReturnType<typeof pageHead>;

/** What a tab and a search result show; a phone's home screen takes a larger one from the manifest. */
const TAB_ICON = 48;
const APPLE_ICON = 180;

/** Metadata of a page; search engines may index only the shop's own host. */
export function pageHead(frame: Frame, { title, description, path, list, picture, hidden }: Head) {
  const { shop, base, list: pricedBy, origin, copy } = frame;
  const name = title ? `${title} · ${shop.name}` : shop.name;
  const closed = shop.suspended || hidden || base !== "";
  const about = shop.suspended ? undefined : (description ?? shop.description ?? shop.tagline ?? copy.about(shop.name));
  const icon = shopIcon(frame);
  const near = (page: number) =>
    list && page >= 1 && page <= list.pages && page !== list.page ? origin + list.pathOf(page) : undefined;
  return {
    title: shop.suspended ? `${shop.shut ? copy.shut : copy.paused} · ${shop.name}` : name,
    description: about,
    robots: closed ? { index: false } : undefined,
    // the public page is another one than that with the prices of a list
    alternates: hidden || pricedBy ? undefined : { canonical: origin + path },
    pagination: list && !closed ? { previous: near(list.page - 1), next: near(list.page + 1) } : undefined,
    referrer: hidden ? "no-referrer" : undefined,
    icons: {
      icon: base + iconPath("normal", TAB_ICON, icon),
      apple: base + iconPath("apple", APPLE_ICON, icon),
    },
    manifest: base === "" ? "/manifest.webmanifest" : undefined,
    openGraph: closed
      ? undefined
      : {
          type: "website",
          title: title ?? shop.name,
          description: about,
          url: origin + path,
          siteName: shop.name,
          images: {
            ...LINK_PICTURE,
            url: origin + (picture ?? shopPicturePath(shopPicture(frame))),
            type: "image/jpeg",
            alt: title ?? shop.name,
          },
        },
    twitter: closed ? undefined : { card: "summary_large_image" },
  };
}
