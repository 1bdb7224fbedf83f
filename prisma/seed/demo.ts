import { copyFor } from "~/copy/copy";
import { DAY_MS } from "~/domain/duration";
import { BUILT_IN_LINK_CODES } from "~/domain/link/link";
import type { PrismaClient } from "~/generated/prisma/client";
import { hashPassword } from "~/server/auth/passwords";
import type { Storage } from "~/server/ports/storage";
import { homePictures, writeHome } from "./demo-home";
import { writeOrders } from "./demo-orders";
import { picturesIn, writeShop } from "./demo-shop";
import { writeVisits } from "./demo-visits";
import { type PictureName, pictureColumns, storePictures } from "./pictures";
import { ARGENTINA_ID, type DemoMerchant, type DemoShop } from "./shop";
import { barrio9 } from "./shops/barrio-9";
import { burbuja } from "./shops/burbuja";
import { canchaNorte } from "./shops/cancha-norte";
import { casaYerbal } from "./shops/casa-yerbal";
import { hojaYTinta } from "./shops/hoja-y-tinta";
import { jazmin } from "./shops/jazmin";
import { laEspiga } from "./shops/la-espiga";
import { tallerAgave } from "./shops/taller-agave";
import { viveroElCeibo } from "./shops/vivero-el-ceibo";

export interface SeedContext {
  db: PrismaClient;
  storage: Storage;
  now: Date;
}

/** A shop in each of the seven styles, one in another country and one that is suspended. */
export const DEMO_MERCHANTS: readonly DemoMerchant[] = [
  casaYerbal,
  canchaNorte,
  jazmin,
  burbuja,
  laEspiga,
  hojaYTinta,
  barrio9,
  tallerAgave,
  viveroElCeibo,
];

/** Plans for demonstrations with PayPal, which does not accept pesos. */
const PLANS_IN_DOLLARS = [
  {
    name: "EMPRENDEDOR USD",
    description: "Para una tienda que ya vende: hasta 5.000 productos. Se paga en dólares.",
    total: "9",
    productLimit: 5_000,
    position: 3,
  },
  {
    name: "COMERCIO USD",
    description: "Para varias tiendas de un mismo dueño: hasta 3, con 10.000 productos cada una. Se paga en dólares.",
    total: "19",
    limit: 3,
    productLimit: 10_000,
    position: 4,
  },
];

/** Writes a super-user, the merchants with their shops and plans in dollars, each in one transaction. Existing ones are not changed. */
export async function seedDemo(ctx: SeedContext): Promise<void> {
  if ((await ctx.db.plan.count({ where: { currency: "USD" } })) === 0) {
    await ctx.db.plan.createMany({ data: PLANS_IN_DOLLARS.map((plan) => ({ ...plan, currency: "USD" })) });
  }
  const emails = ["super@vidriera.test", ...DEMO_MERCHANTS.map(({ email }) => email)];
  const rows = await ctx.db.user.findMany({ where: { email: { in: emails } }, select: { email: true } });
  const known = new Set(rows.map(({ email }) => email));
  if (!known.has("super@vidriera.test")) await seedSuperUser(ctx);
  const missing = DEMO_MERCHANTS.filter(({ email }) => !known.has(email));
  await storePictures(
    ctx.storage,
    missing.flatMap(({ shop }) => picturesOf(shop)),
  );
  for (const merchant of missing) await seedMerchant(ctx, merchant);
}

async function seedSuperUser({ db, now }: SeedContext): Promise<void> {
  await db.user.create({
    data: {
      role: "SUPER",
      name: "Equipo Vidriera",
      email: "super@vidriera.test",
      passwordHash: await hashPassword("Super-1234"),
      countryId: ARGENTINA_ID,
      onboardedAt: now,
    },
  });
}

const picturesOf = ({ logo, cover, home = [], ...content }: DemoShop): PictureName[] => [
  logo,
  ...(cover ? [cover] : []),
  ...homePictures(home),
  ...picturesIn(content),
];

async function seedMerchant({ db, now }: SeedContext, merchant: DemoMerchant): Promise<void> {
  const { email, name, countryId, trialDays, planId = 0, shop } = merchant;
  const freeUntil = new Date(now.getTime() + trialDays * DAY_MS);
  const passwordHash = await hashPassword(merchant.password);
  await db.$transaction(
    async (tx) => {
      const user = await tx.user.create({ data: { email, name, countryId, passwordHash, onboardedAt: now } });
      await tx.subscriber.create({ data: { userId: user.id, planId, freeUntil } });
      await tx.survey.create({ data: { userId: user.id, ...merchant.survey } });
      const suspendedAt = shop.tent.suspended ? new Date(freeUntil.getTime() + DAY_MS) : null;
      const tent = await tx.tent.create({
        data: {
          deliverySetAt: now,
          paymentSetAt: now,
          linkSharedAt: now,
          ...shop.tent,
          ownerId: user.id,
          countryId,
          suspendedAt,
        },
      });
      const own = { tentId: tent.id };
      const logo = await tx.image.create({ data: { ...pictureColumns(shop.logo), ...own } });
      const cover = shop.cover && (await tx.image.create({ data: { ...pictureColumns(shop.cover), ...own } }));
      await tx.tent.update({ where: { id: tent.id }, data: { logoId: logo.id, coverId: cover?.id ?? null } });
      await tx.link.createMany({
        data: [...builtInLinks(countryId), ...(shop.links ?? [])].map((link, order) => ({ ...link, ...own, order })),
      });
      await writeShop(tx, tent.id, shop, now);
      if (shop.home || shop.coverFocus) await writeHome(tx, tent.id, shop, now);
      if (shop.orders) await writeOrders(tx, tent.id, shop.orders, now);
      if (shop.visits) await writeVisits(tx, tent.id, shop.visits, now);
    },
    { timeout: 30_000 },
  );
}

function builtInLinks(countryId: number) {
  const { names } = copyFor(countryId).link;
  return BUILT_IN_LINK_CODES.map((code) => ({ code, name: names[code] }));
}
