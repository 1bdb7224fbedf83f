import { decimalFromCents } from "~/domain/product/money";
import type { SectionValues } from "~/domain/tent/shop-form";
import type { ServiceContext } from "~/server/context";
import { found } from "~/server/errors";
import type { OwnedTentId } from "~/server/tenant";
import { takenAtOnce } from "./create-tent";
import { withTentLock } from "./lock-tent";
import { phoneOf } from "./phone-of";
import { freeSubdomain } from "./subdomain-free";

const amount = (cents: number | null) => (cents === null ? null : decimalFromCents(cents));

/** Name, tagline, notice and subdomain; the old subdomain goes on leading here. @throws SUBDOMAIN_TAKEN, VALIDATION */
export async function updateShop(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"shop">) {
  const now = ctx.now();
  await withTentLock(ctx, tentId, async (tx) => {
    const before = found(await tx.tent.findUnique({ where: { id: tentId }, select: { subdomain: true } }));
    const subdomain = await freeSubdomain(tx, { subdomain: input.subdomain, tentId, now });
    if (subdomain !== before.subdomain) {
      await tx.oldSubdomain.deleteMany({ where: { subdomain } });
      await tx.oldSubdomain.create({ data: { subdomain: before.subdomain, tentId, givenUpAt: now } });
    }
    await tx.tent.update({
      where: { id: tentId },
      data: { name: input.name, tagline: input.tagline, notice: input.notice, subdomain },
    });
  }).catch(takenAtOnce);
  await ctx.ports.pageCache.purgeHosts();
  await ctx.ports.pageCache.purge(tentId);
}

/** Country, WhatsApp and networks. @throws VALIDATION beside `whatsapp` */
export async function updateContact(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"contact">) {
  const phone = await phoneOf(ctx.db, input.countryId, input);
  await ctx.db.tent.update({
    where: { id: tentId },
    data: {
      countryId: input.countryId,
      ...phone,
      whatsappLandline: input.whatsappLandline,
      instagram: input.instagram,
      facebook: input.facebook,
    },
  });
  await ctx.ports.pageCache.purge(tentId);
}

/** Minimum purchase, pickup and delivery. */
export async function updateOrderRules(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"orders">) {
  await ctx.db.tent.update({
    where: { id: tentId },
    data: {
      minbuy: amount(input.minbuy),
      pickupEnabled: input.pickupEnabled,
      pickupText: input.pickupText,
      deliveryEnabled: input.deliveryEnabled,
      deliveryText: input.deliveryText,
      deliveryCost: amount(input.deliveryCost),
      freeDeliveryFrom: amount(input.freeDeliveryFrom),
    },
  });
  await ctx.ports.pageCache.purge(tentId);
}

export async function updateLook(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"look">) {
  await ctx.db.tent.update({ where: { id: tentId }, data: { styleId: input.styleId } });
  await ctx.ports.pageCache.purge(tentId);
}
