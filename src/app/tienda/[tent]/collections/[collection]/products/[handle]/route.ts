import "~/server/container";

import { formerProduct } from "../../../../former-product";
import { sharedPage } from "../../../../page-response";

/** A product's address below a collection at Shopify. */
export const GET = sharedPage<{ collection: string; handle: string }>((shop, { handle }) =>
  formerProduct(shop, `/products/${handle}`),
);
