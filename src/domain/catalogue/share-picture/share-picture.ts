import { z } from "zod";
import { idSchema, optionalLine } from "../../fields";
import type { StyleKey } from "../../theme/presets";
import type { Tokens } from "../../theme/tokens";
import { message } from "../../validation-key";
import { contentVersion } from "../discovery/link-picture";
import { pdfScopeSchema } from "../pdf/pdf-scope";
import { slugify } from "../slug";
import type { PhotoView } from "../view";

/** A WhatsApp status or Instagram story, and a post; in pixels. */
export const PICTURE_SIZES = {
  status: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1080 },
} as const;
export type PictureFormat = keyof typeof PICTURE_SIZES;

/** The formats in addresses and file names. */
const FORMAT_WORDS: Record<PictureFormat, string> = { status: "estado", post: "publicacion" };

const pictureFormatOf = (word: string | null): PictureFormat => (word === FORMAT_WORDS.post ? "post" : "status");

/** The most products in one picture. */
export const MAX_PICTURED = 6;
export const MAX_PICTURE_TITLE = 40;

const productIds = z
  .array(idSchema)
  .max(MAX_PICTURED, { error: message("common.tooMany") })
  .refine((ids) => new Set(ids).size === ids.length, { error: message("common.invalid") });

/** What a merchant chose for a picture. */
const sharePictureSchema = z.object({
  format: z.enum(["status", "post"]),
  /** In the order of the collage. */
  productIds: productIds.min(1, { error: message("common.empty") }),
  /** Of a collage. */
  title: optionalLine(MAX_PICTURE_TITLE, message("common.tooLong")),
  price: z.boolean(),
  previousPrice: z.boolean(),
  address: z.boolean(),
  /** Products drawn without their photo, because it cannot be read. */
  withoutPhoto: productIds,
});
export type SharePicture = z.output<typeof sharePictureSchema>;

/** What the screen starts with: named products, or those that the shop would show first of a scope. */
export const pictureSetupSchema = z.object({ productIds, scope: pdfScopeSchema });
export type PictureSetupInput = z.output<typeof pictureSetupSchema>;

/** Parses ids separated by commas; what is no id is left out. */
function readIds(text: string | null): number[] {
  const ids = (text ?? "").split(",").map(Number);
  return [...new Set(ids.filter((id) => idSchema.safeParse(id).success))].slice(0, MAX_PICTURED);
}

/** The query string of a picture; `tienda` is added by the panel. */
export function sharePictureQuery(picture: SharePicture): string {
  const { format, productIds: ids, title, price, previousPrice, address, withoutPhoto } = picture;
  const query = new URLSearchParams({ formato: FORMAT_WORDS[format], productos: ids.join(",") });
  if (title !== null && ids.length > 1) query.set("titulo", title);
  if (!price) query.set("precio", "0");
  if (!previousPrice) query.set("antes", "0");
  if (!address) query.set("direccion", "0");
  if (withoutPhoto.length > 0) query.set("sin-foto", withoutPhoto.join(","));
  return query.toString();
}

/** Parses such a query string; null when it names no picture. */
export function readSharePictureQuery(query: URLSearchParams): SharePicture | null {
  const ids = (name: string) => (query.get(name) ?? "").split(",").filter(Boolean).map(Number);
  return (
    sharePictureSchema.safeParse({
      format: pictureFormatOf(query.get("formato")),
      productIds: ids("productos"),
      title: query.get("titulo"),
      price: query.get("precio") !== "0",
      previousPrice: query.get("antes") !== "0",
      address: query.get("direccion") !== "0",
      withoutPhoto: ids("sin-foto"),
    }).data ?? null
  );
}

/** Which products the panel's screen shows, in the query string of its address. */
export interface PictureParams extends PictureSetupInput {
  format: PictureFormat;
}

export function readPictureParams(params: { get(name: string): string | null }): PictureParams {
  const [categoryId] = readIds(params.get("categoria"));
  return {
    format: pictureFormatOf(params.get("formato")),
    productIds: readIds(params.get("productos")),
    scope:
      categoryId !== undefined
        ? { of: "category", id: categoryId }
        : params.get("ofertas") === "1"
          ? { of: "offers" }
          : { of: "all" },
  };
}

const SCREEN = "/compartir/imagen";

/** The address of the screen, or of the list in which other products are chosen. */
export function pictureHref(params: Partial<PictureParams>, choosing = false): string {
  const { productIds: ids = [], scope, format } = params;
  const query = new URLSearchParams();
  if (scope?.of === "category") query.set("categoria", String(scope.id));
  if (scope?.of === "offers") query.set("ofertas", "1");
  if (ids.length > 0) query.set("productos", ids.join(","));
  if (format === "post") query.set("formato", FORMAT_WORDS.post);
  const path = choosing ? `${SCREEN}/elegir` : SCREEN;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A price as it is drawn: the currency sign and the number apart, since a style may set them in two sizes. */
export interface PicturePrice {
  /** "Desde", where variants differ in price. */
  from: string | null;
  /** Empty when the price is asked for. */
  sign: string;
  number: string;
  before: string | null;
}

export interface PicturedProduct {
  id: number;
  name: string;
  /** "por kg", or the sizes to choose from. */
  note: string | null;
  /** Null when the merchant hides it. */
  price: PicturePrice | null;
  /** "−15 %". */
  badge: string | null;
  photo: PhotoView | null;
}

/** All the content of a picture to share. */
export interface SharePictureContent {
  format: PictureFormat;
  style: StyleKey;
  colours: Tokens;
  shop: { name: string; tagline: string | null; logo: PhotoView | null };
  /** Of a collage. */
  title: string | null;
  products: PicturedProduct[];
  /** "Pedilo por WhatsApp". */
  order: string;
  /** The shop's address on the web and its street; empty when the merchant hides them. */
  address: { web: string | null; street: string | null };
}

/** Increase when a drawing changes: the same content then gets a new name. */
const RECIPE = 2;

/** A short hash of everything that a picture shows: it names the picture in caches. */
export const pictureVersion = (content: SharePictureContent): string => contentVersion(["share", RECIPE, content]);

/** The name of the file that is shared or downloaded. */
export function pictureFileName(content: SharePictureContent): string {
  const { format, shop, title, products } = content;
  const subject = (products.length === 1 ? products[0]?.name : title) ?? shop.name;
  const words = [slugify(subject, 40), FORMAT_WORDS[format], pictureVersion(content)];
  return `${words.filter((word) => word !== "").join("-")}.jpg`;
}

const AMOUNT = /^(\D+?)\s*(\d.*)$/u;

/** Splits "$ 18.900" into its sign and its number; a text without a number is all number. */
export function splitPrice(text: string): Pick<PicturePrice, "sign" | "number"> {
  const [, sign = "", number = text] = AMOUNT.exec(text) ?? [];
  return { sign, number };
}
