import { z } from "zod";
import { MAX_CATEGORIES } from "~/domain/category/limits";
import { message } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { categoryAddress } from "./category-address";
import { type CategoryView, categorySelect } from "./category-view";

const nextIdRow = z.tuple([z.object({ id: z.number().int() })]);

/** Creates a category after the others. @throws CATEGORY_EXISTS, and VALIDATION beside `name` */
export async function createCategory(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { name, paused }: { name: string; paused?: boolean },
): Promise<CategoryView> {
  return changeTent(ctx, tentId, (change) => addCategory(change, { name, paused }));
}

export async function addCategory(
  { tx, tentId }: TentChange,
  { name, paused = false }: { name: string; paused?: boolean },
): Promise<CategoryView> {
  const { _max, _count } = await tx.category.aggregate({ where: { tentId }, _max: { order: true }, _count: true });
  if (_count >= MAX_CATEGORIES) throw fieldError("name", message("category.tooMany"));
  // The id may be part of the slug, so it is allocated first.
  const [{ id }] = nextIdRow.parse(await tx.$queryRaw`SELECT nextval('categories_id_seq')::int AS id`);
  const slug = await categoryAddress(tx, tentId, { id, name });
  await tx.oldCategorySlug.deleteMany({ where: { tentId, slug } });
  return tx.category.create({
    data: { id, tentId, name, slug, paused, order: (_max.order ?? -1) + 1 },
    select: categorySelect,
  });
}
