import "~/server/container";

import { sampleHome, sampleShop } from "~/features/catalogue/pages/sample-shop";
import { ShopHomePage } from "~/features/catalogue/pages/shop-home-page";
import { homePage } from "../../../home-page";
import { sharedPage } from "../../../page-response";

/** The shop's own home in a style, for the panel; with sample products while it has none of its own. */
export const GET = sharedPage(async (shop) => {
  const { frame, tried } = shop;
  if (!tried) return null;
  const page = await homePage(shop, true);
  if (frame.shop.productCount > 0) return { ...page, preview: "still" };
  const filled = { ...frame, shop: sampleShop(frame) };
  return { ...page, body: <ShopHomePage frame={filled} home={sampleHome(filled)} />, preview: "still" };
});
