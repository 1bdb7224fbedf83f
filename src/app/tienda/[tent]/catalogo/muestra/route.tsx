import "~/server/container";

import { SectionedCataloguePage } from "~/features/catalogue/pages/listing-page";
import { sampleListing, sampleShop } from "~/features/catalogue/pages/sample-shop";
import { cataloguePage } from "../../catalogue-page";
import { pageHead } from "../../document-head";
import { sharedPage } from "../../page-response";

/** The panel's style preview: the shop's catalogue, with sample products while it has none of its own. */
export const GET = sharedPage(async (shop) => {
  const { frame, tried } = shop;
  if (!tried) return null;
  const head = pageHead(frame, { title: frame.copy.catalogue, path: "/catalogo", hidden: true });
  if (frame.shop.productCount > 0) {
    const catalogue = await cataloguePage(shop, 1);
    return catalogue && { ...catalogue, head, preview: "still" };
  }
  return {
    head,
    body: <SectionedCataloguePage frame={{ ...frame, shop: sampleShop(frame) }} range={sampleListing(frame)} />,
    scripted: true,
    preview: "still",
  };
});
