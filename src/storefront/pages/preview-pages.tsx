import { SectionedCataloguePage } from "~/features/catalogue/pages/listing-page";
import { sampleHome, sampleListing, sampleShop } from "~/features/catalogue/pages/sample-shop";
import { ShopHomePage } from "~/features/catalogue/pages/shop-home-page";
import { pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { PageResult } from "../page-answer";
import { cataloguePage } from "./catalogue-page";
import { homePage } from "./home-page";

/** The panel's style preview: the shop's catalogue, with sample products while it has none of its own. */
export async function previewCatalogue(shop: OpenShop): Promise<PageResult> {
  const { frame, tried } = shop;
  if (!tried) return null;
  const head = pageHead(frame, { title: frame.copy.catalogue, path: "/catalogo", hidden: true });
  if (frame.shop.productCount > 0) {
    const catalogue = await cataloguePage(shop, 1);
    return catalogue && { ...catalogue, head, preview: "still" };
  }
  const body = <SectionedCataloguePage frame={{ ...frame, shop: sampleShop(frame) }} range={sampleListing(frame)} />;
  return { head, body, scripted: true, preview: "still" };
}

/** The shop's own home in a style, for the panel; with sample products while it has none of its own. */
export async function previewHome(shop: OpenShop): Promise<PageResult> {
  const { frame, tried } = shop;
  if (!tried) return null;
  const page = await homePage(shop, true);
  if (frame.shop.productCount > 0) return { ...page, preview: "still" };
  const filled = { ...frame, shop: sampleShop(frame) };
  return { ...page, body: <ShopHomePage frame={filled} home={sampleHome(filled)} />, preview: "still" };
}
