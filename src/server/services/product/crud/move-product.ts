import { type ListedProduct, withProductMoved } from "~/domain/product/crud/listing";
import type { ProductMove } from "~/domain/product/crud/listing-schemas";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/**
 * Moves a product to a position within its shelf. Only one move is sent, not the whole list, so that concurrent
 * additions and moves keep their positions.
 * @throws NOT_FOUND for a product that is not on the shelf
 */
export async function moveProduct(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, shelf, place }: ProductMove,
): Promise<true> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    const rows = await tx.product.findMany({
      where: { tentId },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true, categoryId: true, deletedAt: true },
    });
    const all = rows.map((row): ListedProduct => {
      const isListed = shelf === "all" || row.categoryId === (shelf === "none" ? null : shelf);
      return { id: row.id, isListed: isListed && row.deletedAt === null };
    });
    const sorted = withProductMoved(all, id, place);
    if (!sorted) throw new AppError("NOT_FOUND");
    await tx.$executeRaw`
      UPDATE products p SET "order" = place.at - 1, updated_at = ${ctx.now()}
      FROM unnest(${sorted}::int[]) WITH ORDINALITY AS place(id, at)
      WHERE p.id = place.id AND p.tent_id = ${tentId} AND p."order" <> place.at - 1`;
  });
  return true;
}
