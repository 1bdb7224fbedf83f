import { pageCount, SECTION_SIZE } from "~/domain/catalogue/view";
import { ShopHomePage } from "~/features/catalogue/pages/shop-home-page";
import { StructuredHome } from "~/features/catalogue/pages/structured";
import { firstProducts, listPublicProducts } from "~/server/services/catalogue/list-products";
import { pageHead } from "./document-head";
import { sharedPage } from "./page-response";

/** A section of fewer products says nothing of what sells. */
const MIN_POPULAR = 4;

/** The shop's home. */
export const GET = sharedPage(async ({ frame, read }) => {
  const { shop } = frame;
  const listings = [{ of: "offers" }, { of: "newest" }, { of: "mostOrdered" }] as const;
  const [[offers = [], newest = [], popular = []], products] = await Promise.all([
    read(["home"], (ctx, id) => firstProducts(ctx, id, listings, SECTION_SIZE)),
    shop.categories.length === 0 ? read(["list", 1], (ctx, id) => listPublicProducts(ctx, id, { of: "all" }, 1)) : null,
  ]);
  const body = (
    <>
      <StructuredHome frame={frame} />
      <ShopHomePage
        frame={frame}
        offers={offers}
        newest={newest}
        popular={popular.length < MIN_POPULAR ? [] : popular}
        list={products && { products, total: shop.productCount, page: 1, pages: pageCount(shop.productCount) }}
        showcase={[...offers, ...newest].flatMap(({ photo }) => photo ?? [])}
      />
    </>
  );
  return { head: pageHead(frame, { path: "/" }), body, scripted: true };
});
