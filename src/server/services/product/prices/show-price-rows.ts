import { z } from "zod";
import { orderPriceRows, PRICE_PAGE, type PriceRow, summarizePrices } from "~/domain/product/prices/price-change";
import type { Tx } from "~/server/database/client";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { priceFingerprint } from "./price-fingerprint";

const shown = z.object({
  id: z.number().int(),
  name: z.string(),
  image: z.object({ hash: z.string(), width: z.number().int() }).nullable(),
  variants: z.array(z.object({ id: z.number().int(), values: z.array(z.string()) })),
});

/** Name, photo and variant values of the products on one page, in one round-trip. */
async function readNames(tx: Tx, tentId: OwnedTentId, rows: readonly PriceRow[]) {
  if (rows.length === 0) return new Map<number, z.output<typeof shown>>();
  const products = rows.map(({ productId }) => productId);
  const variants = rows.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]));
  const raw = await tx.$queryRaw<{ row: unknown }[]>`
    SELECT jsonb_build_object('id', p.id, 'name', p.name,
      'image', (SELECT jsonb_build_object('hash', m.hash, 'width', m.width)
        FROM product_images i JOIN images m ON m.id = i.image_id
        WHERE i.product_id = p.id ORDER BY i."order", i.id LIMIT 1),
      'variants', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'values', v."values")), '[]'::jsonb)
        FROM variants v WHERE v.product_id = p.id AND v.id = ANY(${variants}::int[]))) AS row
    FROM products p WHERE p.tent_id = ${tentId} AND p.id = ANY(${products}::int[])`;
  return new Map(raw.map(({ row }) => shown.parse(row)).map((product) => [product.id, product]));
}

/** A page of the rows of a change, the unusual ones first, with name and photo; the fingerprint is that of all. */
export async function showPriceRows(tx: Tx, tentId: OwnedTentId, all: readonly PriceRow[], asked: number) {
  const ordered = orderPriceRows(all);
  const pages = Math.max(1, Math.ceil(ordered.length / PRICE_PAGE));
  const page = Math.min(asked, pages);
  const rows = ordered.slice((page - 1) * PRICE_PAGE, page * PRICE_PAGE);
  const names = await readNames(tx, tentId, rows);
  return {
    fingerprint: priceFingerprint(all),
    summary: summarizePrices(all),
    page,
    pages,
    rows: rows.map((row) => {
      const product = names.get(row.productId);
      const variant = product?.variants.find(({ id }) => id === row.variantId);
      return { ...row, name: product?.name ?? "", variant: variant?.values ?? null, image: product?.image ?? null };
    }),
  };
}
