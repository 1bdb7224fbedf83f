import type { StyleKey } from "../../theme/presets";
import type { Tokens } from "../../theme/tokens";
import { contentVersion } from "../discovery/link-picture";
import { slugify } from "../slug";
import type { PhotoView } from "../view";
import { FORMAT_WORDS, type PictureFormat } from "./picture-format";

/** The most products in one picture. */
export const MAX_PICTURED = 6;
export const MAX_PICTURE_TITLE = 40;

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
const RECIPE = 4;

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
