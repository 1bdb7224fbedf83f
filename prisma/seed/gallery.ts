import { randomBytes } from "node:crypto";
import { DAY_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";
import { hashPassword } from "~/server/auth/passwords";
import type { SeedContext } from "./demo";
import { prepareShop, writeShop } from "./demo-shop";
import { drawLogo } from "./pictures";
import type { DemoProduct, DemoShop } from "./shop";
import { storePicture } from "./store-pictures";

const OWNER = "galeria@vidriera.test";
const LONGEST_NAME =
  "Juego de sábanas de percal de doscientos hilos con funda extragrande, dos almohadas y bolsa de guardado a tono, blanco";

const GROUNDS: DemoShop["grounds"] = [
  ["#fbf3e6", "#ecd9bd"],
  ["#eaf2f7", "#c6d9e6"],
  ["#fdeee8", "#f0cfc2"],
];

const filled = (count: number, of: (n: number) => DemoProduct) => Array.from({ length: count }, (_, n) => of(n));

/** Extreme content for checking a style: the longest names, the largest price, missing photos, sold-out products. */
const extremes: DemoShop = {
  grounds: GROUNDS,
  categories: [
    {
      name: "Blanquería, mantelería y textiles del hogar y de la hostería",
      products: [
        { name: LONGEST_NAME, photos: ["1f9e3"], price: "123456.5", previousPrice: "234567.9", offer: true },
        { name: "Mesa de quebracho", photos: ["1fab5"], price: "999999999999.99" },
        { name: "Supercalifragilisticoespialidoso-inseparable-desoxirribonucleico", photos: [], price: "0.5" },
        {
          name: "Vela",
          photos: ["1f56f-fe0f"],
          price: "99999999.99",
          previousPrice: "123456789.99",
          offer: true,
          unit: "HUNDRED_GRAMS",
        },
        { name: "Florero agotado", photos: ["1f3fa"], price: "18500", stock: "0" },
        { name: "Florero agotado sin foto y en oferta", photos: [], price: "8500", stock: "0", offer: true },
        { name: "Encargo a medida", photos: ["1f9f5"], price: null, description: "Se cotiza." },
      ],
    },
    {
      name: "Ropa",
      products: [
        {
          name: "Remera con todas las variantes que hay",
          photos: ["1f455", "1f455", "1f455"],
          price: "25900",
          description: "Algodón peinado de primera calidad, cosida en el país. ".repeat(8).trim(),
          sku: "REMERA-CON-UN-CODIGO-LARGUISIMO-2026-XXL",
          options: [
            { name: "Talle", values: ["XS", "S", "M", "L", "XL", "XXL", "3XL"] },
            { name: "Color", values: ["Azul petróleo", "Bordó", "Verde inglés", "Tostado", "Crudo"] },
          ],
          variants: { "M / Bordó": { price: "1234567.89" }, "XS / Crudo": { stock: "0" } },
        },
      ],
    },
    {
      name: "Sin ninguna foto",
      products: filled(5, (n) => ({ name: `Producto sin foto ${n + 1}`, photos: [], price: String(1000 * (n + 1)) })),
    },
  ],
  uncategorised: [{ name: "Suelto por metro", photos: ["1f9f6"], price: "4.05", unit: "METRE", step: "0.5" }],
};

const one: DemoShop = {
  grounds: GROUNDS,
  categories: [{ name: "Tejidos", products: [{ name: "Poncho de alpaca", photos: ["1f9e3"], price: "185000" }] }],
  uncategorised: [],
};

const few: DemoShop = {
  grounds: GROUNDS,
  categories: [
    {
      name: "Panes",
      products: filled(4, (n) => ({ name: `Pan de campo ${n + 1}`, photos: ["1f35e"], price: String(3200 + n * 100) })),
    },
    { name: "Facturas", products: [{ name: "Medialunas", photos: ["1f950"], price: "9600", unit: "DOZEN" }] },
  ],
  uncategorised: [],
};

type State = {
  slug: string;
  shop: DemoShop;
  logo?: readonly [emoji: string, colour: string];
  tent: Omit<Prisma.TentUncheckedCreateInput, "ownerId" | "countryId" | "subdomain" | "slug">;
};

const states = (now: Date): readonly State[] => [
  {
    slug: "galeria-vacia",
    shop: { grounds: GROUNDS, categories: [], uncategorised: [] },
    tent: { name: "Recién abierta" },
  },
  { slug: "galeria-uno", shop: one, logo: ["1f999", "#7a4a21"], tent: { name: "Uno", whatsapp: "5550100" } },
  {
    slug: "galeria-extremos",
    shop: extremes,
    logo: ["1f9f5", "#2f3d5a"],
    tent: {
      name: "Blanquería y bazar de las Hermanas Etchegaray del Pilar y Co",
      tagline: "Todo lo que una casa necesita, de la mesa a la cama, del ajuar al baño, siempre",
      description: "Desde 1952 en la misma esquina. ".repeat(15).trim().slice(0, 500),
      whatsappArea: "341",
      whatsapp: "5550100",
      minimumPurchase: "999999999",
      notice:
        "Envío gratis a todo el país en compras desde $ 99.999.999, pagando por transferencia hasta el domingo 31 inclusive",
      deliveryEnabled: true,
      deliveryCost: "1234567.89",
      deliveryText:
        "Lunes a viernes de 9 a 13 y de 16 a 20, sábados de 9 a 13, con aviso previo por WhatsApp al número de la tienda.",
      installmentsText: "Hasta 18 cuotas sin interés con tarjetas de crédito bancaria",
      cashDiscount: 15,
    },
  },
  {
    slug: "galeria-cerrada",
    shop: few,
    logo: ["1f956", "#8a5a1c"],
    tent: {
      name: "Cerrada por vacaciones",
      whatsappArea: "341",
      whatsapp: "5550100",
      holidayFrom: new Date(now.getTime() - DAY_MS),
      holidayUntil: new Date(now.getTime() + 30 * DAY_MS),
      holidayText: "Volvemos en un mes. Los pedidos que lleguen ahora se preparan a la vuelta.",
      openingHours: [{ day: ((now.getUTCDay() + 3) % 7) + 1, from: "09:00", until: "10:00" }], // never today
    },
  },
];

/** The shops in which the seven styles are checked, besides the demonstration shops. Nobody can log in to them. */
export async function seedGallery({ db, storage, now }: SeedContext): Promise<void> {
  if (await db.user.findUnique({ where: { email: OWNER }, select: { id: true } })) return;
  const passwordHash = await hashPassword(randomBytes(24).toString("base64url"));
  const prepared = await Promise.all(
    states(now).map(async (state) => ({
      ...state,
      content: await prepareShop(storage, state.shop),
      mark: state.logo && (await storePicture(storage, await drawLogo(...state.logo))),
    })),
  );
  await db.$transaction(
    async (tx) => {
      const owner = await tx.user.create({
        data: { email: OWNER, name: "Galería", countryId: 1, passwordHash, onboardedAt: now },
      });
      await tx.subscriber.create({ data: { userId: owner.id, freeUntil: new Date(now.getTime() + 3650 * DAY_MS) } });
      for (const { slug, tent, content, mark } of prepared) {
        const { id } = await tx.tent.create({
          data: { ...tent, slug, subdomain: slug, ownerId: owner.id, countryId: 1 },
        });
        const logo = mark && (await tx.image.create({ data: { ...mark, tentId: id } }));
        if (logo) await tx.tent.update({ where: { id }, data: { logoId: logo.id } });
        await writeShop(tx, id, content);
      }
    },
    { timeout: 30_000 },
  );
}
