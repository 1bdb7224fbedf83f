import { TEMPLATE_LIMITS } from "~/domain/order/manage/template";
import type { TemplateForm, TemplateOrder, TemplateUpdate } from "~/domain/order/manage/template-schemas";
import type { ServiceContext } from "~/server/context";
import { fieldError, requireWritten } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** The merchant's saved replies, in their order. */
export async function listTemplates(ctx: ServiceContext, tentId: OwnedTentId) {
  return ctx.db.orderTemplate.findMany({
    where: { tentId },
    select: { id: true, name: true, text: true },
    orderBy: [{ order: "asc" }, { id: "asc" }],
  });
}

export async function createTemplate(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { name, text }: TemplateForm,
): Promise<{ id: number }> {
  return withTentLock(ctx, tentId, async (tx) => {
    const { _count, _max } = await tx.orderTemplate.aggregate({
      where: { tentId },
      _count: true,
      _max: { order: true },
    });
    if (_count >= TEMPLATE_LIMITS.count) throw fieldError("name", "order.tooManyTemplates");
    return tx.orderTemplate.create({
      data: { tentId, name, text, order: (_max.order ?? 0) + 1 },
      select: { id: true },
    });
  });
}

export async function updateTemplate(ctx: ServiceContext, tentId: OwnedTentId, input: TemplateUpdate): Promise<void> {
  const { id, name, text } = input;
  requireWritten(await ctx.db.orderTemplate.updateMany({ where: { id, tentId }, data: { name, text } }));
}

/** All or nothing: with one foreign id the order stays unchanged. */
export async function orderTemplates(ctx: ServiceContext, tentId: OwnedTentId, list: TemplateOrder): Promise<void> {
  await withTentLock(ctx, tentId, async (tx) => {
    for (const { id, order } of list) {
      requireWritten(await tx.orderTemplate.updateMany({ where: { id, tentId }, data: { order } }));
    }
  });
}

export async function deleteTemplate(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<void> {
  requireWritten(await ctx.db.orderTemplate.deleteMany({ where: { id, tentId } }));
}
