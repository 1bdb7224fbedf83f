import { CODE_MARK, searchText } from "~/domain/catalogue/search/search";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { sweep } from "~/server/sweep";

/** Products read and written at a time. */
const BATCH_SIZE = 500;

interface TextRow {
  id: number;
  name: string;
  description: string;
  category: string | null;
  codes: (string | null)[];
}

/**
 * Rewrites what the search knows of products. To be called after their names, codes, descriptions or categories were written, also
 * after the codes of their variants or the name of their category.
 */
export async function writeSearchTexts(tx: TentTx, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH_SIZE) await writeBatch(tx, ids.slice(at, at + BATCH_SIZE));
}

async function writeBatch(tx: TentTx, ids: readonly number[]): Promise<void> {
  const rows = await tx.$queryRaw<TextRow[]>`SELECT p.id, p.name, p.description, c.name AS category,
      array_prepend(p.sku, ARRAY(SELECT v.sku FROM variants v WHERE v.product_id = p.id AND v.sku IS NOT NULL
        ORDER BY v.position, v.id)) AS codes
    FROM products p LEFT JOIN categories c ON c.id = p.category_id WHERE p.id = ANY(${ids}::int[])`;
  const texts = rows.map(searchText);
  await tx.$executeRaw`UPDATE products p SET search_text = t.text
    FROM unnest(${rows.map(({ id }) => id)}::int[], ${texts}::text[]) AS t(id, text)
    WHERE p.id = t.id AND p.search_text <> t.text`;
}

/**
 * Rewrites, in parts, the search texts that an earlier release wrote: before this one, or beside it while both ran. Returns how
 * many.
 */
export function rewriteOldSearchTexts(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  return sweep({ size: BATCH_SIZE, signal, batch: () => rewriteBatch(ctx) });
}

function rewriteBatch(ctx: ServiceContext): Promise<number> {
  return changeTents(ctx, async ({ tx, tents }) => {
    const rows = await tx.$queryRaw<{ id: number; tent_id: number }[]>`SELECT id, tent_id FROM products
      WHERE right(search_text, 1) <> ${Prisma.raw(`E'\\x${CODE_MARK.charCodeAt(0).toString(16)}'`)}
      ORDER BY id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`;
    await writeSearchTexts(
      tx,
      rows.map(({ id }) => id),
    );
    await tents(rows.map(({ tent_id }) => tent_id)); // their cached results change
    return rows.length;
  });
}
