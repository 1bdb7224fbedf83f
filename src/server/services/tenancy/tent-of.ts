import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";

/** Kinds of rows that a request names by id without naming their tent. */
export type TentPart =
  | "product"
  | "productImage"
  | "category"
  | "link"
  | "import"
  | "promotion"
  | "quantityBreak"
  | "priceList"
  | "coupon";

/** The tent of a row, not yet authorized: `tentProcedure` then checks the tent. @throws NOT_FOUND */
export async function tentOf({ db }: ServiceContext, part: TentPart, id: number): Promise<number> {
  const where = { where: { id }, select: { tentId: true } };
  if (part === "product") return requireFound(await db.product.findUnique(where)).tentId;
  if (part === "category") return requireFound(await db.category.findUnique(where)).tentId;
  if (part === "link") return requireFound(await db.link.findUnique(where)).tentId;
  if (part === "promotion") return requireFound(await db.promotion.findUnique(where)).tentId;
  if (part === "quantityBreak") return requireFound(await db.quantityBreak.findUnique(where)).tentId;
  if (part === "priceList") return requireFound(await db.priceList.findUnique(where)).tentId;
  if (part === "coupon") return requireFound(await db.coupon.findUnique(where)).tentId;
  // what is still being prepared on the screen is none yet
  if (part === "import")
    return requireFound(
      await db.productImport.findUnique({ where: { id, startedAt: { not: null } }, select: { tentId: true } }),
    ).tentId;
  const image = await db.productImage.findUnique({ where: { id }, select: { product: { select: { tentId: true } } } });
  return requireFound(image).product.tentId;
}
