import { z } from "zod";
import { copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { productPath } from "~/domain/catalogue/slug";
import { ALERT_LIMITS, ALERTS_PATH } from "~/domain/product/alerts/stock-alert";
import type { StockAlertForm } from "~/domain/product/alerts/stock-alert-schemas";
import { storedSpellings, visitorNumber } from "~/domain/tent/phone";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import {
  freeStock,
  readVisibility,
  soldOut,
  type Visibility,
  visibleProducts,
} from "~/server/services/catalogue/visible";
import { notifyOwner } from "~/server/services/push/notify-owner";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import { limitAlertsOfAddress, limitAlertsOfPhone } from "./alert-limits";

const MAX_CHOICE = 140;
const MAX_TITLE = 120;

const wantedRows = z.array(
  z.object({
    name: z.string(),
    soldOut: z.boolean(),
    /** Null if no variant was named or there is none. */
    values: z.array(z.string()).nullable(),
    variantSoldOut: z.boolean().nullable(),
  }),
);

/** The product, and the variant, as visitors see them. @throws NOT_FOUND */
async function readWanted(tx: Tx, visibility: Visibility, { productId, variantId }: StockAlertForm) {
  const visible = visibleProducts({ ...visibility, showSoldOut: true });
  const raw = await tx.$queryRaw`
    SELECT p.name, ${soldOut} AS "soldOut", v."values", ${freeStock("v")} < p.min_quantity AS "variantSoldOut"
    FROM products p LEFT JOIN variants v ON v.product_id = p.id AND v.id = ${variantId}::int AND NOT v.paused
    WHERE ${visible} AND p.id = ${productId}`;
  const row = requireFound(wantedRows.parse(raw)[0]);
  if (variantId === null) return { name: row.name, choice: "", isGone: row.soldOut };
  const choice = requireFound(row.values).join(", ").slice(0, MAX_CHOICE);
  return { name: row.name, choice, isGone: row.variantSoldOut === true };
}

/**
 * Stores that a visitor waits for a sold-out product or variant, once: the same number that still waits for it stays as
 * it is. Returns the path of the product's page.
 * @throws VALIDATION for the number, for what is in stock again, and where too many wait already
 */
export async function askStockAlert(
  ctx: ServiceContext,
  form: StockAlertForm,
  from: { address: string },
): Promise<{ path: string }> {
  const tentId = requireFound(await resolvePublicTent(ctx, { by: "id", value: form.tentId }));
  await limitAlertsOfAddress(ctx.db, { address: from.address, tentId });
  const {
    suspended,
    ownerId,
    name: shop,
    countryId,
    country,
  } = await ctx.db.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { suspended: true, ownerId: true, name: true, countryId: true, country: { select: { codNumber: true } } },
  });
  if (suspended) throw new AppError("TENT_SUSPENDED");
  const number = visitorNumber(form.phone, { id: countryId, codNumber: country.codNumber });
  if (!number.ok) throw fieldError("phone", `phone.${number.reason}`);
  const phone = number.digits;
  await limitAlertsOfPhone(ctx.db, phone);
  const visibility = await readVisibility(ctx, tentId);
  const { waiting: copy } = copyFor(countryId).push;
  return withTentLock(ctx, tentId, async (tx) => {
    const { productId, variantId } = form;
    const { name, choice, isGone } = await readWanted(tx, visibility, form);
    const path = productPath(productId, name);
    if (!isGone) throw fieldError("phone", "stockAlert.inStock");
    const waiting = { tentId, answeredAt: null };
    const before = await tx.stockAlert.findFirst({
      where: { ...waiting, productId, choice, phone: { in: storedSpellings(phone) } },
      select: { id: true },
    });
    if (before) return { path };
    if (
      (await tx.stockAlert.count({ where: { ...waiting, phone: { in: storedSpellings(phone) } } })) >=
      ALERT_LIMITS.perPhone
    )
      throw fieldError("phone", "stockAlert.tooManyOfPhone");
    if ((await tx.stockAlert.count({ where: { ...waiting, productId } })) >= ALERT_LIMITS.perProduct)
      throw fieldError("phone", "stockAlert.full");
    await tx.stockAlert.create({ data: { tentId, productId, variantId, choice, phone, createdAt: ctx.now() } });
    await notifyOwner(ctx, tx, {
      userId: ownerId,
      kind: "waiting",
      notice: {
        title: fill(copy.title, { product: [name, choice].filter(Boolean).join(", ").slice(0, MAX_TITLE) }),
        body: fill(copy.body, { shop }),
        tag: `waiting-${productId}`, // a later person of the same product takes the place of the one before
        path: `${ALERTS_PATH}?tienda=${tentId}`,
      },
    });
    return { path };
  });
}
