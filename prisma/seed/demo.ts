import { copyFor } from "~/copy/copy";
import { DAY_MS } from "~/domain/duration";
import { BUILT_IN_LINK_CODES } from "~/domain/link/schemas";
import type { Prisma, PrismaClient } from "~/generated/prisma/client";
import { hashPassword } from "~/server/auth/passwords";
import type { Storage } from "~/server/ports/storage";
import { casaYerbal } from "./casa-yerbal";
import { writeOrders } from "./demo-orders";
import { prepareShop, writeShop } from "./demo-shop";
import { writeVisits } from "./demo-visits";
import { drawLogo, photographTogether } from "./pictures";
import type { DemoShop } from "./shop";
import { storePicture } from "./store-pictures";
import { laEspiga, tallerAgave } from "./taller-agave";

/** Monday to Friday with a break at noon, and Saturday morning. */
const OPENING_HOURS = [
  ...[1, 2, 3, 4, 5].flatMap((day) => [
    { day, from: "09:00", until: "13:00" },
    { day, from: "16:00", until: "20:00" },
  ]),
  { day: 6, from: "09:00", until: "13:00" },
];

export interface SeedContext {
  db: PrismaClient;
  storage: Storage;
  now: Date;
}

const MEXICO_ID = 13;

interface DemoMerchant {
  email: string;
  password: string;
  name: string;
  countryId: number;
  trialDays: number;
  /** The free plan by default. */
  planId?: number;
  shop: DemoShop;
  logo: readonly [emoji: string, colour: string];
  cover: readonly string[] | null;
  tent: Omit<Prisma.TentUncheckedCreateInput, "ownerId" | "countryId" | "logoId" | "coverId">;
  orders: boolean;
  /** Their own links, after the built-in ones. */
  links: { name: string; url: string }[];
  survey: Pick<Prisma.SurveyUncheckedCreateInput, "sells" | "sellsWhere" | "heardOf">;
}

const MERCHANTS: readonly DemoMerchant[] = [
  {
    email: "demo@vidriera.test",
    password: "Demo-1234",
    name: "Delfina Molina",
    countryId: 1,
    trialDays: 365,
    survey: { sells: "Bazar y deco", sellsWhere: "Local a la calle", heardOf: "Instagram" },
    shop: casaYerbal,
    logo: ["1f9c9", "#2f5d3a"],
    cover: ["1fab4", "1f9c9", "1fad6", "1f9fa", "1f56f-fe0f"],
    orders: true,
    links: [
      {
        name: "Cómo llegar al local del centro",
        url: "https://www.google.com/maps/search/?api=1&query=C%C3%B3rdoba%201250%2C%20Rosario",
      },
    ],
    tent: {
      name: "Casa Yerbal",
      tagline: "Mates, bazar y deco con alma litoraleña",
      description:
        "Somos una tienda familiar de Rosario. Elegimos piezas hechas por artesanos del litoral, el norte y la Patagonia, y las mandamos a todo el país.",
      subdomain: "demo",
      slug: "demo",
      styleId: 1,
      whatsappArea: "341",
      whatsapp: "5550100",
      instagram: "casayerbal.demo",
      facebook: "casayerbal.demo",
      minimumPurchase: "10000",
      notice: "Envío gratis en Rosario desde $ 60.000",
      deliveryEnabled: true,
      deliveryCost: "3500",
      deliveryText: "Rosario y alrededores en 24 horas; al resto del país por correo.",
      freeDeliveryFrom: "60000",
      pickupEnabled: true,
      pickupText: "De lunes a sábado, en cualquiera de los dos locales.",
      paymentText: "Efectivo, transferencia o tarjeta en el local.",
      openingHours: OPENING_HOURS,
      legalName: "Delfina Molina",
      regretButton: true,
      paymentAlias: "casa.yerbal.demo",
      paymentHolder: "Delfina Molina",
      installmentsText: "3 cuotas sin interés en el local",
      linktreeText: "Mates, bazar y deco. Elegí por dónde seguir.",
      branches: {
        create: [
          {
            name: "Centro",
            address: "Córdoba 1250, Rosario",
            mapsUrl: "https://www.google.com/maps/search/?api=1&query=C%C3%B3rdoba%201250%2C%20Rosario",
            atencion: "Lunes a viernes de 9 a 19, sábados de 9 a 13",
            telefono: "341 555-0100",
            whatsappArea: "341",
            whatsapp: "5550100",
            text: "Retiro de pedidos y showroom.",
            order: 0,
          },
          {
            name: "Pichincha",
            address: "Av. Ovidio Lagos 120, Rosario",
            mapsUrl: "https://www.google.com/maps/search/?api=1&query=Ovidio%20Lagos%20120%2C%20Rosario",
            atencion: "Martes a domingos de 16 a 21",
            telefono: "341 555-0101",
            whatsappArea: "341",
            whatsapp: "5550101",
            text: "Frente a la plaza.",
            order: 1,
          },
        ],
      },
    },
  },
  {
    email: "otra@vidriera.test",
    password: "Otra-1234",
    name: "Itzel Ramírez",
    countryId: MEXICO_ID,
    trialDays: 365,
    planId: 2,
    survey: { sells: "Artesanías", sellsWhere: "Feria", heardOf: "Me lo recomendaron" },
    shop: tallerAgave,
    logo: ["1f335", "#7a4a21"],
    cover: ["1f3fa", "1fa85", "1f9f6", "1f335"],
    orders: false,
    links: [],
    tent: {
      name: "Taller Agave",
      tagline: "Artesanía de Oaxaca, hecha a mano",
      subdomain: "otra",
      slug: "otra",
      styleId: 7,
      whatsapp: "9515550100",
      instagram: "talleragave.demo",
      minimumPurchase: "300",
      deliveryEnabled: true,
      deliveryText: "Envíos a toda la República.",
      pickupText: "En el taller, con cita.",
      linktreeText: "Piezas únicas, directo del taller.",
    },
  },
  {
    email: "vencida@vidriera.test",
    password: "Vencida-1234",
    name: "Norberto Sosa",
    countryId: 1,
    trialDays: -12,
    survey: { sells: "Comida", sellsWhere: "WhatsApp", heardOf: "Google" },
    shop: laEspiga,
    logo: ["1f956", "#8a5a1c"],
    cover: null,
    orders: false,
    links: [],
    tent: {
      name: "La Espiga",
      tagline: "Panadería de barrio",
      subdomain: "vencida",
      slug: "vencida",
      styleId: 4,
      whatsappArea: "11",
      whatsapp: "55550102",
      suspended: true,
    },
  },
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

/** Writes a super-user, three shops and plans in dollars, each in one transaction. Existing ones are not changed. */
export async function seedDemo(ctx: SeedContext): Promise<void> {
  if ((await ctx.db.plan.count({ where: { currency: "USD" } })) === 0) {
    await ctx.db.plan.createMany({ data: PLANS_IN_DOLLARS.map((plan) => ({ ...plan, currency: "USD" })) });
  }
  const emails = ["super@vidriera.test", ...MERCHANTS.map(({ email }) => email)];
  const rows = await ctx.db.user.findMany({ where: { email: { in: emails } }, select: { email: true } });
  const known = new Set(rows.map(({ email }) => email));
  if (!known.has("super@vidriera.test")) await seedSuperUser(ctx);
  for (const merchant of MERCHANTS) if (!known.has(merchant.email)) await seedMerchant(ctx, merchant);
}

async function seedSuperUser({ db, now }: SeedContext): Promise<void> {
  await db.user.create({
    data: {
      role: "SUPER",
      name: "Equipo Vidriera",
      email: "super@vidriera.test",
      passwordHash: await hashPassword("Super-1234"),
      countryId: 1,
      onboardedAt: now,
    },
  });
}

async function seedMerchant({ db, storage, now }: SeedContext, merchant: DemoMerchant): Promise<void> {
  const { email, name, countryId, trialDays, planId = 0 } = merchant;
  const freeUntil = new Date(now.getTime() + trialDays * DAY_MS);
  const [passwordHash, shop, logo, cover] = await Promise.all([
    hashPassword(merchant.password),
    prepareShop(storage, merchant.shop),
    drawLogo(...merchant.logo).then((file) => storePicture(storage, file)),
    merchant.cover &&
      photographTogether(merchant.cover, ["#fbf3e6", "#e7d3b3"]).then((file) => storePicture(storage, file)),
  ]);
  await db.$transaction(
    async (tx) => {
      const user = await tx.user.create({ data: { email, name, countryId, passwordHash, onboardedAt: now } });
      await tx.subscriber.create({ data: { userId: user.id, planId, freeUntil } });
      await tx.survey.create({ data: { userId: user.id, ...merchant.survey } });
      const suspendedAt = merchant.tent.suspended ? new Date(freeUntil.getTime() + DAY_MS) : null;
      const tent = await tx.tent.create({ data: { ...merchant.tent, ownerId: user.id, countryId, suspendedAt } });
      const own = { tentId: tent.id };
      const logoRow = await tx.image.create({ data: { ...logo, ...own } });
      const coverRow = cover && (await tx.image.create({ data: { ...cover, ...own } }));
      await tx.tent.update({ where: { id: tent.id }, data: { logoId: logoRow.id, coverId: coverRow?.id ?? null } });
      await tx.link.createMany({
        data: [...builtInLinks(countryId), ...merchant.links].map((link, order) => ({ ...link, ...own, order })),
      });
      await writeShop(tx, tent.id, shop);
      if (merchant.orders) {
        await writeOrders(tx, tent.id, now);
        await writeVisits(tx, tent.id, now);
      }
    },
    { timeout: 30_000 },
  );
}

function builtInLinks(countryId: number) {
  const { names } = copyFor(countryId).link;
  return BUILT_IN_LINK_CODES.map((code) => ({ code, name: names[code] }));
}
