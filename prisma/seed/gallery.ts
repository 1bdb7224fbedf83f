import { randomBytes } from "node:crypto";
import { DAY_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";
import { hashPassword } from "~/server/auth/passwords";
import type { SeedContext } from "./demo";
import { picturesIn, writeShop } from "./demo-shop";
import { type PictureName, pictureColumns, storePictures } from "./pictures";
import { ARGENTINA_ID, cashAndTransfer, type DemoProduct, type ShopContent } from "./shop";

const OWNER = "galeria@vidriera.test";
const LONGEST_NAME =
  "Juego de sábanas de percal de doscientos hilos con funda extragrande, dos almohadas y bolsa de guardado a tono, blanco";

const filled = (count: number, of: (n: number) => DemoProduct) => Array.from({ length: count }, (_, n) => of(n));

/** Extreme content for checking a style: the longest names, the largest price, missing photos, sold-out products. */
const extremes: ShopContent = {
  categories: [
    {
      name: "Blanquería, mantelería y textiles del hogar y de la hostería",
      products: [
        {
          name: LONGEST_NAME,
          photos: ["casa-yerbal/lienzo-lino"],
          price: "123456.5",
          previousPrice: "234567.9",
          offer: true,
        },
        { name: "Mesa de quebracho", photos: ["casa-yerbal/silla-matera"], price: "999999999999.99" },
        { name: "Supercalifragilisticoespialidoso-inseparable-desoxirribonucleico", photos: [], price: "0.5" },
        {
          name: "Vela",
          photos: ["casa-yerbal/vela-soja"],
          price: "99999999.99",
          previousPrice: "123456789.99",
          offer: true,
          unit: "HUNDRED_GRAMS",
        },
        { name: "Florero agotado", photos: ["casa-yerbal/florero-barro"], price: "18500", stock: "0" },
        { name: "Florero agotado sin foto y en oferta", photos: [], price: "8500", stock: "0", offer: true },
        { name: "Encargo a medida", photos: ["casa-yerbal/chal-llama"], price: null, description: "Se cotiza." },
      ],
    },
    {
      name: "Ropa",
      products: [
        {
          name: "Remera con todas las variantes que hay",
          photos: ["barrio-9/remera-azul", "barrio-9/remera-negra", "barrio-9/remera-blanca"],
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
  uncategorised: [
    { name: "Suelto por metro", photos: ["casa-yerbal/lana-merino"], price: "4.05", unit: "METRE", step: "0.5" },
  ],
};

const one: ShopContent = {
  categories: [
    {
      name: "Tejidos",
      products: [{ name: "Saco de barracán", photos: ["casa-yerbal/saco-barracan"], price: "185000" }],
    },
  ],
  uncategorised: [],
};

const few: ShopContent = {
  categories: [
    {
      name: "Panes",
      products: filled(4, (n) => ({
        name: `Pan de campo ${n + 1}`,
        photos: ["la-espiga/pan-campo"],
        price: String(3200 + n * 100),
      })),
    },
    {
      name: "Facturas",
      products: [{ name: "Medialunas", photos: ["la-espiga/medialunas-manteca"], price: "9600", unit: "DOZEN" }],
    },
  ],
  uncategorised: [],
};

const PANES = ["la-espiga/pan-campo", "la-espiga/pan-lactal", "la-espiga/baguettes", "la-espiga/pebetes"] as const;

/** More than a page holds, of products and of categories. */
const many: ShopContent = {
  categories: [
    {
      name: "Panes",
      products: filled(30, (n) => ({
        name: `Pan número ${n + 1}`,
        photos: [PANES[n % PANES.length] ?? PANES[0]],
        price: String(1800 + n * 150),
      })),
    },
    ...Array.from({ length: 13 }, (_, n) => ({
      name: `Rubro ${n + 2}`,
      products: filled(2, (m) => ({
        name: `Medialunas ${n + 2}.${m + 1}`,
        photos: ["la-espiga/medialunas-manteca"] as const,
        price: String(9600 + m * 400),
      })),
    })),
  ],
  uncategorised: [],
};

const GOODS = ["Abrazadera", "Bisagra", "Codo", "Disco", "Escuadra", "Ficha", "Grampa", "Llave", "Mecha", "Tornillo"];

/** A wholesaler's list: no photos, and more rows than a page holds. */
const rows: ShopContent = {
  categories: ["Bulonería", "Electricidad", "Herramientas", "Plomería"].map((name, shelf) => ({
    name,
    products: filled(30, (n) => ({
      name: `${GOODS[n % GOODS.length]} de ${10 + n} mm, línea ${shelf + 1}`,
      photos: [],
      price: String(350 + n * 45),
      ...(n % 9 === 4 ? { stock: "0" } : {}),
      ...(n % 7 === 3 ? { previousPrice: String(500 + n * 45), offer: true } : {}),
    })),
  })),
  uncategorised: [],
};

type State = {
  slug: string;
  shop: ShopContent;
  logo?: PictureName;
  tent: Omit<Prisma.TentUncheckedCreateInput, "ownerId" | "countryId" | "subdomain" | "slug">;
  priceList?: Omit<Prisma.PriceListUncheckedCreateInput, "tentId">;
};

const states = (now: Date): readonly State[] => [
  {
    slug: "galeria-vacia",
    shop: { categories: [], uncategorised: [] },
    tent: { name: "Recién abierta" },
  },
  {
    slug: "galeria-muchos",
    shop: many,
    logo: "la-espiga/logo",
    tent: { name: "Muchos productos", whatsappArea: "341", whatsapp: "5550100" },
  },
  {
    slug: "galeria-lista",
    shop: rows,
    tent: { name: "Ferretería en lista", whatsappArea: "341", whatsapp: "5550100" },
    priceList: {
      name: "Mayorista",
      percent: "25",
      rounding: "10",
      minTotal: "120000",
      takesRequests: true,
      secret: randomBytes(16).toString("base64url"),
    },
  },
  { slug: "galeria-uno", shop: one, logo: "taller-agave/logo", tent: { name: "Uno", whatsapp: "5550100" } },
  {
    slug: "galeria-extremos",
    shop: extremes,
    logo: "jazmin/logo",
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
      paymentAdjustments: cashAndTransfer(15),
    },
  },
  {
    slug: "galeria-cerrada",
    shop: few,
    logo: "la-espiga/logo",
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
  const shops = states(now);
  await storePictures(
    storage,
    shops.flatMap(({ shop, logo }) => [...picturesIn(shop), ...(logo ? [logo] : [])]),
  );
  await db.$transaction(
    async (tx) => {
      const owner = await tx.user.create({
        data: { email: OWNER, name: "Galería", countryId: ARGENTINA_ID, passwordHash, onboardedAt: now },
      });
      await tx.subscriber.create({ data: { userId: owner.id, freeUntil: new Date(now.getTime() + 3650 * DAY_MS) } });
      for (const { slug, tent, shop, logo, priceList } of shops) {
        const { id } = await tx.tent.create({
          data: { deliverySetAt: now, ...tent, slug, subdomain: slug, ownerId: owner.id, countryId: ARGENTINA_ID },
        });
        const picture = logo && (await tx.image.create({ data: { ...pictureColumns(logo), tentId: id } }));
        if (picture) await tx.tent.update({ where: { id }, data: { logoId: picture.id } });
        await writeShop(tx, id, shop, now);
        if (priceList) await tx.priceList.create({ data: { ...priceList, tentId: id } });
      }
    },
    { timeout: 30_000 },
  );
}
