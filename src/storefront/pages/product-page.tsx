import { productPicturePath } from "~/domain/catalogue/discovery/link-picture";
import { parseProductPath } from "~/domain/catalogue/slug";
import { productPicture } from "~/features/catalogue/pages/link-picture-data";
import { ProductPage } from "~/features/catalogue/pages/product-page";
import { StructuredProduct } from "~/features/catalogue/pages/structured";
import { getPublicProduct } from "~/server/services/catalogue/get-product";
import { pageHead } from "../document-head";
import type { OpenShop } from "../open-shop";
import type { PageResult } from "../page-answer";
import { filledUp, productsInstead } from "../products-instead";

const SHORT = 160;

/** A product page; other URLs with the product's id redirect to it. */
export async function productPage(shop: OpenShop, address: string): Promise<PageResult> {
  const { frame, read } = shop;
  const asked = parseProductPath(address);
  const product = asked && (await read(["product", asked.id], (ctx, id) => getPublicProduct(ctx, id, asked.id)));
  if (!product) return null;
  if (`/catalogo/${address}` !== product.path) return { movedTo: product.path };
  const head = pageHead(frame, {
    title: product.name,
    description: product.description.replace(/\s+/g, " ").slice(0, SHORT) || null,
    path: product.path,
    picture: productPicturePath(product.id, productPicture(frame, product)),
  });
  const related = product.soldOut
    ? filledUp(product.related, await productsInstead(shop), product.id)
    : product.related;
  const body = (
    <>
      <StructuredProduct frame={frame} product={product} />
      <ProductPage frame={frame} product={{ ...product, related }} />
    </>
  );
  return { head, body, scripted: true, styles: "inlined" };
}
