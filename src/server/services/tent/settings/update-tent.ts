import { decimalFromCents } from "~/domain/money/money";
import { PAYMENT_METHODS } from "~/domain/order/place/payment";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import { CBU_DIGITS, isCbu } from "~/domain/tent/legal-numbers";
import type { SectionValues } from "~/domain/tent/tent-form";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { fieldError, requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { subdomainTakenError } from "../create-tent";
import { moveSubdomain } from "../domains/subdomain-free";
import { writePaymentAdjustment } from "./payment-adjustments";
import { dropForeignNumbers, phoneOf } from "./phone-of";
import { releaseAllHolds } from "./release-all-holds";

/** Saves name, tagline, notice and subdomain; the old subdomain redirects here. @throws SUBDOMAIN_TAKEN, VALIDATION */
export async function updateTentIdentity(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"shop">) {
  const now = ctx.now();
  await changeTent(ctx, tentId, async ({ tx, hosts }) => {
    const subdomain = await moveSubdomain(tx, { subdomain: input.subdomain, tentId, now });
    const before = await tx.tent.findUniqueOrThrow({ where: { id: tentId }, select: { tagline: true } });
    const { name, tagline, notice } = input;
    // the tagline is the heading of the cover: a draft of the home must not bring the old one back
    const homeRevision = before.tagline === tagline ? undefined : { increment: 1 };
    await tx.tent.update({ where: { id: tentId }, data: { name, tagline, notice, subdomain, homeRevision } });
    await hosts([tentId]);
  }).catch(subdomainTakenError);
}

/**
 * Saves country, WhatsApp and social networks: a new country and its number are saved together.
 * @throws VALIDATION beside `whatsapp`
 */
export async function updateContact(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"contact">) {
  await changeTent(ctx, tentId, async ({ tx }) => {
    const phone = await phoneOf(tx, input.countryId, input);
    await dropForeignNumbers(tx, tentId, input.countryId);
    await tx.tent.update({
      where: { id: tentId },
      data: {
        countryId: input.countryId,
        ...phone,
        whatsappLandline: input.whatsappLandline,
        instagram: input.instagram,
        facebook: input.facebook,
      },
    });
  });
}

/** Writes columns of the shop and purges its pages. */
async function write(ctx: ServiceContext, tentId: OwnedTentId, data: Prisma.TentUpdateInput): Promise<void> {
  await changeTent(ctx, tentId, ({ tx }) => tx.tent.update({ where: { id: tentId }, data }));
}

/** Saves how orders are taken. Orders hold nothing any more once that is turned off. */
export async function updateOrderRules(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"orders">) {
  await changeTent(ctx, tentId, async (change) => {
    const data = { ...input, minimumPurchase: decimalFromCents(input.minimumPurchase) };
    await change.tx.tent.update({ where: { id: tentId }, data });
    if (input.stockHold === false) await releaseAllHolds(change);
  });
}

/** Saves pickup and delivery, with the zones that have their own cost. */
export async function updateDelivery(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"delivery">) {
  await write(ctx, tentId, {
    ...input,
    deliverySetAt: ctx.now(),
    deliveryCost: decimalFromCents(input.deliveryCost),
    deliveryZones: input.deliveryZones.map(({ name, cost }) => ({ name, cost: decimalFromCents(cost) })),
    freeDeliveryFrom: decimalFromCents(input.freeDeliveryFrom),
  });
}

/** Saves the payment options, with what each way to pay takes off or adds. @throws VALIDATION beside `paymentCbu`, whose check digits are verified in Argentina */
export async function updatePayment(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"payment">) {
  const { countryId } = requireFound(
    await ctx.db.tent.findUnique({ where: { id: tentId }, select: { countryId: true } }),
  );
  if (countryId === ARGENTINA_ID && input.paymentCbu !== null && !isCbu(input.paymentCbu)) {
    throw fieldError("paymentCbu", input.paymentCbu.length === CBU_DIGITS ? "tent.cbuCheck" : "tent.cbu");
  }
  const { cashPercent, transferPercent, otherPercent, ...columns } = input;
  const percents = { CASH: cashPercent, TRANSFER: transferPercent, OTHER: otherPercent };
  await changeTent(ctx, tentId, async ({ tx }) => {
    await tx.tent.update({ where: { id: tentId }, data: { ...columns, paymentSetAt: ctx.now() } });
    for (const method of PAYMENT_METHODS) {
      const percent = percents[method];
      if (percent !== undefined) await writePaymentAdjustment(tx, tentId, { method, percent });
    }
  });
}

export async function updateHours(ctx: ServiceContext, tentId: OwnedTentId, { week }: SectionValues<"hours">) {
  await write(ctx, tentId, { openingHours: week ?? Prisma.DbNull });
}

/** "Cerrado por vacaciones", from one day until another; nulls remove it. */
export async function updateHoliday(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"holiday">) {
  const day = (text: string | null) => text && new Date(`${text}T00:00:00Z`);
  await write(ctx, tentId, {
    holidayFrom: day(input.from),
    holidayUntil: day(input.until),
    holidayText: input.text,
  });
}

/** Saves the external analytics ids. They determine the CSP of the shop's pages, so what hosts lead to is looked up again. */
export async function updateAnalytics(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"analytics">) {
  await changeTent(ctx, tentId, async ({ tx, hosts }) => {
    await tx.tent.update({ where: { id: tentId }, data: input });
    await hosts([tentId]);
  });
}

/** Saves the legal footer. @throws VALIDATION beside `regretButton`, which needs a WhatsApp number */
export async function updateLegal(ctx: ServiceContext, tentId: OwnedTentId, input: SectionValues<"legal">) {
  const { whatsapp } = requireFound(
    await ctx.db.tent.findUnique({ where: { id: tentId }, select: { whatsapp: true } }),
  );
  if (input.regretButton && whatsapp === null) throw fieldError("regretButton", "tent.regretNeedsWhatsapp");
  await write(ctx, tentId, input);
}
