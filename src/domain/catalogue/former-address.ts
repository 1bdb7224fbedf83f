/** Longer handles are not stored. */
const MAX_HANDLE = 200;

/** Products at Shopify, also below a collection, at Tiendanube, and at WooCommerce in English and Spanish. */
const PRODUCT_ADDRESS = /^(?:\/collections\/[^/]+\/products|\/(?:products?|productos?))\/([^/]+)$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The handle that a shop's former platform had at the end of a product's address, in lower case; null for other addresses. */
export function formerHandle(path: string): string | null {
  const handle = decoded(PRODUCT_ADDRESS.exec(path)?.[1] ?? "").toLowerCase();
  return handle === "" || handle.length > MAX_HANDLE ? null : handle;
}
