import { z } from "zod";
import { listingLayout } from "~/domain/catalogue/listing-layout";
import { socialLink } from "~/domain/catalogue/social";
import type { CategoryEntry, PhotoView, ShopView } from "~/domain/catalogue/view";
import { needsCouponField } from "~/domain/coupons/coupon";
import { coverFocus } from "~/domain/home/read-home";
import { rulesOnPrices } from "~/domain/pricing/reaches";
import { shopClock } from "~/domain/pricing/schedule";
import { PICTURE_INKS } from "~/domain/product/images/ink";
import { siteImageUrl } from "~/domain/site/images";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import { holidayState, localTime } from "~/domain/tent/hours";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { isListActive } from "~/server/services/price-lists/hidden-prices";
import { PRICING_RULES, rulesInForce } from "~/server/services/pricing/read-rules";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { originOf } from "~/server/services/tent/domains/origin-of";
import { chatOf, OWN_WHATSAPP } from "~/server/services/tent/settings/phone-of";
import { readSettings, SETTING_COLUMNS } from "~/server/services/tent/settings/read-settings";
import { THEME_COLUMNS } from "~/server/services/theme/theme-columns";
import { listOf, type PublicShop, readVisibility, tentIdOf, type Visibility, visibleProducts } from "./visible";

const PHOTO = { select: { hash: true, width: true, height: true, ink: true } } as const;

const shelfRows = z.array(
  z.object({
    id: z.number().nullable(),
    count: z.number(),
    offers: z.number(),
    photos: z.number(),
    hash: z.string().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    ink: z.enum(PICTURE_INKS).nullable(),
  }),
);

/** The number of visible products per category, and the first photo among them. */
async function readShelves(ctx: ServiceContext, visibility: Visibility) {
  const rows = await ctx.db.$queryRaw`
    SELECT shelf.id, shelf.count, shelf.offers, shelf.photos, photo.hash, photo.width, photo.height, photo.ink::text AS ink
    FROM (SELECT p.category_id AS id, count(*)::int AS count, count(*) FILTER (WHERE p.offer)::int AS offers,
        count(*) FILTER (WHERE EXISTS (SELECT 1 FROM product_images pi WHERE pi.product_id = p.id))::int AS photos
      FROM products p WHERE ${visibleProducts(visibility)} GROUP BY p.category_id) shelf
    LEFT JOIN LATERAL (
      SELECT i.hash, i.width, i.height, i.ink FROM products p JOIN product_images pi ON pi.product_id = p.id
      JOIN images i ON i.id = pi.image_id
      WHERE ${visibleProducts(visibility)} AND p.category_id IS NOT DISTINCT FROM shelf.id
      ORDER BY p."order", p.id, pi."order", pi.id LIMIT 1
    ) photo ON true`;
  return shelfRows.parse(rows).map(({ hash, width, height, ink, ...shelf }) => ({
    ...shelf,
    photo:
      hash !== null && width !== null && height !== null ? ({ hash, width, height, ink } satisfies PhotoView) : null,
  }));
}

function readTent(ctx: ServiceContext, tentId: PublicTentId) {
  return ctx.db.tent.findUnique({
    where: { id: tentId },
    select: {
      ...SETTING_COLUMNS,
      description: true,
      ...THEME_COLUMNS,
      closedByPlan: true,
      closedByTeam: true,
      ...PRICING_RULES,
      priceLists: {
        where: { paused: false },
        select: { validFrom: true, validTo: true, takesRequests: true },
      },
      coupons: { where: { paused: false }, select: { validTo: true } },
      logo: PHOTO,
      cover: PHOTO,
      home: true,
      categories: {
        where: { paused: false },
        orderBy: [{ order: "asc" }, { id: "asc" }],
        select: { id: true, name: true, slug: true, image: PHOTO },
      },
      branches: {
        orderBy: [{ order: "asc" }, { id: "asc" }],
        select: {
          id: true,
          name: true,
          address: true,
          atencion: true,
          telefono: true,
          text: true,
          mapsUrl: true,
          ...OWN_WHATSAPP,
        },
      },
    },
  });
}

const safeUrl = (text: string | null): string | null => (text && /^https?:\/\//i.test(text) ? text : null);

/** Maximum side of an image at its fixed path, when its dimensions are unknown. */
const FIXED_SIDE = 512;

/** The special category's photo: in its sizes, or as a file of ours set by the team. Pages load no other images. */
function specialPhoto(image: string | null, sizes: PhotoView | null): PhotoView | null {
  if (image === siteImageUrl("special") && sizes) return sizes;
  return image?.startsWith("/") ? { hash: "", width: FIXED_SIDE, height: FIXED_SIDE, file: image } : null;
}

/** What every page of a shop shows around its content. A suspended shop shows no products, so none are counted. */
export async function getShop(ctx: ServiceContext, shop: PublicShop): Promise<ShopView> {
  const tentId = tentIdOf(shop);
  const list = listOf(shop);
  const [row, visibility, config] = await Promise.all([
    readTent(ctx, tentId),
    readVisibility(ctx, shop),
    ctx.db.configuration.findUnique({ where: { id: 1 }, include: { specialCatPhoto: PHOTO, noPhoto: PHOTO } }),
  ]);
  const tent = readSettings(requireFound(row));
  const shelves = tent.suspended ? [] : await readShelves(ctx, visibility);
  const shelfOf = (id: number | null) => shelves.find((shelf) => shelf.id === id);
  const sum = (of: "count" | "offers" | "photos") => shelves.reduce((total, shelf) => total + shelf[of], 0);
  const offers = sum("offers");
  const categories = tent.categories.flatMap(({ id, name, slug, image }): CategoryEntry[] => {
    const shelf = shelfOf(id);
    return shelf ? [{ id, name, path: `/${slug}`, count: shelf.count, photo: image ?? shelf.photo }] : [];
  });
  const loose = shelfOf(null);
  const now = ctx.now();
  const today = localTime(now, tent.country.timeZone).date;
  const { money, holiday } = tent;
  const rules = rulesInForce(tent, { country: tent.country, money }, now);
  const { breaks, promotions } = rulesOnPrices(rules, visibility.prices);
  const clock = shopClock(now, tent.country.timeZone);
  const lists = tent.priceLists.filter((one) => isListActive(one, clock));
  const argentine = tent.countryId === ARGENTINA_ID;
  return {
    id: tent.id,
    name: tent.name,
    origin: originOf(tent),
    tagline: tent.tagline,
    description: tent.description,
    notice: tent.notice,
    logo: tent.logo,
    cover: tent.cover && { ...tent.cover, focus: coverFocus(tent.home) },
    noPhoto: config?.noPhoto ?? null,
    countryId: tent.countryId,
    currency: tent.country.currency,
    money,
    whatsapp: chatOf(tent, tent),
    instagram: socialLink("instagram", tent.instagram),
    facebook: socialLink("facebook", tent.facebook),
    suspended: tent.suspended,
    shut: tent.closedByPlan,
    closedByTeam: tent.closedByTeam,
    theme: {
      styleId: tent.styleId,
      firstCustomColor: tent.firstCustomColor,
      secondCustomColor: tent.secondCustomColor,
      bgCustomColor: tent.bgCustomColor,
      textCustomColor: tent.textCustomColor,
    },
    minimumPurchaseCents: tent.minimumPurchase,
    customerPhone: tent.customerPhone,
    delivery: {
      enabled: tent.deliveryEnabled,
      text: tent.deliveryText,
      costCents: tent.deliveryCost,
      freeFromCents: tent.freeDeliveryFrom,
      zones: tent.deliveryZones,
    },
    pickup: { enabled: tent.pickupEnabled && tent.deliverySetAt !== null, text: tent.pickupText },
    payment: {
      text: tent.paymentText,
      alias: tent.paymentAlias,
      account: tent.paymentCbu,
      holder: tent.paymentHolder,
      adjustments: tent.adjustments,
    },
    rules: { breaks, promotions },
    rulesChange: rules.until !== null,
    hasCoupons: tent.coupons.some(({ validTo }) => needsCouponField(validTo, now)),
    list: list && { id: list.id, name: list.name, minTotalCents: list.minTotal, minUnits: list.minUnits },
    pricesHidden: visibility.prices === "hidden",
    hasLists: lists.length > 0,
    takesListRequests: list === null && lists.some(({ takesRequests }) => takesRequests),
    hours: tent.hours,
    timeZone: tent.country.timeZone,
    holiday: holiday && { ...holiday, now: holidayState(holiday, today) === "now" },
    legal: {
      name: tent.legalName,
      cuit: argentine ? tent.cuit : null,
      dataFiscalUrl: argentine ? safeUrl(tent.dataFiscalUrl) : null,
      regret: argentine && tent.regretButton,
    },
    // a list's prices are for its customers alone
    analytics: list ? { ga4: null, pixel: null } : { ga4: tent.ga4Id, pixel: tent.pixelId },
    netPrices: argentine && tent.netPrices,
    installmentsText: tent.installmentsText,
    branches: tent.branches.map(({ atencion, telefono, mapsUrl, id, name, address, text, ...phone }) => ({
      id,
      name,
      address,
      text,
      whatsapp: chatOf(tent, phone),
      hours: atencion,
      phone: telefono,
      mapsUrl: safeUrl(mapsUrl),
    })),
    categories,
    others:
      loose && categories.length > 0
        ? { id: null, name: "", path: "/otros-productos", count: loose.count, photo: loose.photo }
        : null,
    special:
      config && !config.specialCatPaused && offers > 0
        ? {
            name: config.specialCatName,
            path: config.specialCatUrl,
            description: config.specialCatDescription,
            count: offers,
            photo: specialPhoto(config.specialCatImage, config.specialCatPhoto),
          }
        : null,
    productCount: sum("count"),
    layout: listingLayout(tent.listingLayout, { total: sum("count"), photos: sum("photos") }),
    appName: config?.appname ?? "",
  };
}
