import { copyName } from "~/domain/product/crud/copy-name";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { writeSearchTexts } from "~/server/services/search/write-search-texts";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { lastPlace } from "./create-product";
import { lockProduct } from "./lock-product";
import { type ProductView, productSelect, toProductView } from "./product-view";
import { withProductRoom } from "./with-product-room";

/**
 * Copies a product with its own options, variants and photos, paused so that visitors do not see two. The photos share
 * files but have their own rows: each can be deleted without affecting the other.
 */
export async function duplicateProduct(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<ProductView> {
  const row = await withProductRoom(ctx, tentId, 1, async ({ tx }) => {
    await lockProduct(tx, tentId, id);
    const { images, options, variants, cost, ...source } = requireFound(
      await tx.product.findFirst({
        where: { id, tentId, deletedAt: null },
        omit: { id: true, createdAt: true, updatedAt: true, restockedAt: true, held: true },
        include: {
          images: { include: { image: true }, orderBy: [{ order: "asc" }, { id: "asc" }] },
          options: { omit: { id: true, productId: true } },
          variants: { omit: { id: true, productId: true, held: true } },
          cost: true,
        },
      }),
    );
    const name = copyName(source.name);
    const copy = await tx.product.create({
      data: {
        ...source,
        name,
        paused: true,
        order: await lastPlace(tx, tentId),
      },
      select: { id: true },
    });
    if (cost) await tx.productCost.create({ data: { productId: copy.id, cost: cost.cost } });
    await tx.productOption.createMany({ data: options.map((option) => ({ ...option, productId: copy.id })) });
    await tx.variant.createMany({ data: variants.map((variant) => ({ ...variant, productId: copy.id })) });
    await writeSearchTexts(tx, [copy.id]);
    for (const [order, { image }] of images.entries()) {
      const { id: _, createdAt: __, ...picture } = image;
      await tx.productImage.create({
        data: { order, product: { connect: { id: copy.id } }, image: { create: { ...picture } } },
      });
    }
    return tx.product.findUniqueOrThrow({ where: { id: copy.id, tentId }, select: productSelect });
  });
  return toProductView(row);
}
