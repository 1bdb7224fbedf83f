import type { CategoriesOrder } from "~/domain/category/schemas";
import type { ServiceContext } from "~/server/context";
import { changeTent } from "~/server/services/tenancy/change-tent";
import { completeSequence } from "~/server/services/tenancy/complete-sequence";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Puts categories into the given order; unlisted ones follow. @throws NOT_FOUND for an id of another tent */
export async function orderCategories(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  wanted: CategoriesOrder,
): Promise<true> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    const own = await tx.category.findMany({
      where: { tentId },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const sorted = completeSequence(wanted, own);
    await tx.$executeRaw`
      UPDATE categories c SET "order" = place.at - 1, updated_at = ${ctx.now()}
      FROM unnest(${sorted}::int[]) WITH ORDINALITY AS place(id, at)
      WHERE c.id = place.id AND c.tent_id = ${tentId}`;
  });
  return true;
}
