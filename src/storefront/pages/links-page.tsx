import { isMeasured } from "~/features/catalogue/analytics/shop-analytics";
import { LinktreePage } from "~/features/catalogue/pages/linktree-page";
import { firstProducts } from "~/server/services/catalogue/list-products";
import { tentIdOf } from "~/server/services/catalogue/visible";
import { listPublicLinks } from "~/server/services/link/list-public-links";
import { pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { ShopPage } from "../shop-document";

/** Products that the page shows below the links: one row. */
const PRODUCTS = 3;

/** `/mis-links`; `hidden` when the panel shows it as a preview while the links are edited. */
export async function linksPage({ frame, read }: OpenShop, hidden = false): Promise<ShopPage> {
  const [tree, [newest = []]] = await Promise.all([
    read(["links"], (ctx, shown) => listPublicLinks(ctx, tentIdOf(shown))),
    read(["links-products"], (ctx, id) => firstProducts(ctx, id, [{ of: "newest" }], PRODUCTS)),
  ]);
  return {
    head: pageHead(frame, { title: frame.copy.links, description: tree.description, path: "/mis-links", hidden }),
    body: <LinktreePage frame={frame} {...tree} products={newest} />,
    scripted: isMeasured(frame),
  };
}
