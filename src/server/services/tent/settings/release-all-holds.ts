import type { TentChange } from "~/server/services/tenancy/change-tent";

/** Releases the stock that the shop's orders hold, all of it: nothing is held where orders hold nothing any more. */
export async function releaseAllHolds({ tx, tentId }: TentChange): Promise<void> {
  const none = { heldUntil: null, heldBy: null };
  await tx.order.updateMany({ where: { tentId, heldUntil: { not: null } }, data: none });
  await tx.$executeRaw`UPDATE products SET held = 0 WHERE tent_id = ${tentId} AND held <> 0`;
  await tx.$executeRaw`UPDATE variants v SET held = 0 FROM products p
    WHERE v.product_id = p.id AND p.tent_id = ${tentId} AND v.held <> 0`;
}
