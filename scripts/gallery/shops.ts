import { z } from "zod";
import { logIn } from "../bench/log-in.ts";
import { query } from "../bench/trpc.ts";
import { demoUserOf } from "../db/demo.ts";

export const STYLES = ["guille", "celia", "patricia", "sol", "nymeria", "rupe", "benito"] as const;
export type Style = (typeof STYLES)[number];

/** The shop in which a style is looked at, and what its pages need to know of it. */
export interface GalleryShop {
  style: Style;
  /** The shop's own address. */
  base: string;
  /** The address of another shop of the demonstration, in this shop's style. */
  otherShop: (subdomain: string) => string;
  products: GalleryProducts;
  /** The slug of the category with the most products. */
  category: string;
  /** The address where a customer follows a seeded order. */
  order: string;
  words: SearchWords;
}

/** Paths of products; null for what the shop does not have. */
interface GalleryProducts {
  withPhoto: string | null;
  withOptions: string | null;
  soldOut: string | null;
  withoutPhoto: string | null;
  onOffer: string | null;
  longName: string | null;
}

interface SearchWords {
  /** A word that finds several products. */
  found: string;
  /** A slip in typing it, which is corrected. */
  slip: string;
}

const WORDS: Record<Style, SearchWords> = {
  guille: { found: "pelota", slip: "peltoa" },
  celia: { found: "rosa", slip: "crmea" },
  patricia: { found: "madera", slip: "madrea" },
  sol: { found: "chocolate", slip: "chocolte" },
  nymeria: { found: "cuaderno", slip: "cuadreno" },
  rupe: { found: "remera", slip: "remrea" },
  benito: { found: "mate", slip: "bombila" },
};

const MAX_PRODUCTS = 50;

const tentSchema = z.object({ id: z.number() });
const listSchema = z.object({
  rows: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      previousPrice: z.number().nullable(),
      soldOut: z.boolean(),
      paused: z.boolean(),
      offer: z.boolean(),
      variants: z.number(),
      image: z.object({ hash: z.string() }).nullable(),
    }),
  ),
});
const categoriesSchema = z.object({
  categories: z.array(z.object({ slug: z.string(), paused: z.boolean(), shown: z.number() })),
});
const ordersSchema = z.object({
  rows: z.array(
    z.object({ number: z.number(), lines: z.number(), total: z.number(), state: z.object({ status: z.string() }) }),
  ),
});
const orderSchema = z.object({ shop: z.object({ trackingUrl: z.string() }) });

type Row = z.infer<typeof listSchema>["rows"][number];

function chooseProducts(rows: readonly Row[]): GalleryProducts {
  const pathOf = (row: Row | undefined) => (row ? `/catalogo/${row.id}` : null);
  const most = (among: readonly Row[], size: (row: Row) => number) =>
    among.toSorted((one, other) => size(other) - size(one))[0];
  const hasPhoto = ({ image }: Row) => image !== null;
  return {
    withPhoto: pathOf(rows.find((row) => hasPhoto(row) && row.variants === 0 && !row.soldOut && !row.offer)),
    withOptions: pathOf(
      most(
        rows.filter((row) => row.variants > 0 && hasPhoto(row) && !row.soldOut),
        ({ variants }) => variants,
      ),
    ),
    soldOut: pathOf(rows.find((row) => row.soldOut && hasPhoto(row)) ?? rows.find(({ soldOut }) => soldOut)),
    withoutPhoto: pathOf(rows.find((row) => !hasPhoto(row))),
    onOffer: pathOf(rows.find((row) => row.previousPrice !== null && hasPhoto(row) && !row.soldOut)),
    longName: pathOf(most(rows, ({ name }) => name.length)),
  };
}

/** The address of a shop on a site. */
export function addressOf(origin: string, subdomain: string): string {
  const address = new URL(origin);
  address.hostname = `${subdomain}.${address.hostname}`;
  return address.origin;
}

/** The subdomain of the demonstration shop that wears a style. */
export const subdomainOf = (style: Style): string => demoUserOf(style).email.split("@", 1)[0] ?? "";

/** Reads a style's demonstration shop as its merchant. */
export async function readShop(origin: string, style: Style): Promise<GalleryShop> {
  const user = demoUserOf(style);
  const caller = await logIn(Number(new URL(origin).port), { ...user, tentId: 0 });
  const { id: tentId } = await query(caller, "tent.mine", {}, tentSchema);
  const input = { tentId, size: MAX_PRODUCTS, sort: "shop" };
  const pages = [
    await query(caller, "product.list", input, listSchema),
    await query(caller, "product.list", { ...input, page: 2 }, listSchema),
  ];
  const rows = pages.flatMap((page) => page.rows).filter(({ paused }) => !paused);
  const { categories } = await query(caller, "category.list", { tentId }, categoriesSchema);
  const [fullest] = categories.filter(({ paused }) => !paused).toSorted((one, other) => other.shown - one.shown);
  const orders = await query(caller, "order.list", { tentId }, ordersSchema);
  const isConfirmed = ({ state }: (typeof orders.rows)[number]) => Number(state.status === "CONFIRMED");
  const [shown] = orders.rows
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => isConfirmed(other) - isConfirmed(one) || other.lines - one.lines);
  const { shop } = await query(caller, "order.get", { tentId, number: shown?.number ?? 1 }, orderSchema);
  return {
    style,
    base: addressOf(origin, subdomainOf(style)),
    otherShop: (subdomain) => `${addressOf(origin, subdomain)}/~${style}`,
    products: chooseProducts(rows),
    category: fullest?.slug ?? "",
    order: shop.trackingUrl,
    words: WORDS[style],
  };
}
