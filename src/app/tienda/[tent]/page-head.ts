import type { Metadata } from "next";
import type { Photo } from "~/domain/catalogue/view";
import { imageUrl } from "~/domain/product/image";
import type { Frame } from "~/features/catalogue/frame";

interface Head {
  title?: string;
  description?: string | null;
  /** The page's one address, behind the shop's origin. */
  path: string;
  photo?: Photo | null;
  /** Pages that are nobody's to find. */
  hidden?: boolean;
}

const LINK_PICTURE = 640;
const ICON = 160;

/** What a page says of itself; only the shop's own host is for search engines. */
export function pageHead(
  { shop, base, origin, copy }: Frame,
  { title, description, path, photo, hidden }: Head,
): Metadata {
  const name = title ? `${title} · ${shop.name}` : shop.name;
  const closed = shop.suspended || hidden || base !== "";
  const about = shop.suspended ? undefined : (description ?? shop.description ?? undefined);
  const picture = shop.suspended ? null : (photo ?? shop.cover ?? shop.logo);
  return {
    title: shop.suspended ? `${copy.paused} · ${shop.name}` : name,
    description: about,
    robots: closed ? { index: false } : undefined,
    alternates: hidden ? undefined : { canonical: origin + path },
    referrer: hidden ? "no-referrer" : undefined,
    icons: { icon: shop.logo ? imageUrl(shop.logo, ICON) : "/storage/images/app/logo.png" },
    openGraph: closed
      ? undefined
      : {
          title: title ?? shop.name,
          siteName: shop.name,
          images: picture ? origin + imageUrl(picture, LINK_PICTURE) : [],
        },
  };
}
