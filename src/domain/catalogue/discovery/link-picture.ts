import { type ImageRef, imageWidths } from "../../product/images/image";
import type { Colour } from "../../theme/colour";
import type { StyleKey } from "../../theme/presets";
import type { Tokens } from "../../theme/tokens";
import type { CoverPhoto, PhotoView } from "../view";

/** Size in pixels of the link preview in WhatsApp, Instagram and others. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** All the content of a link preview image. */
export interface LinkPictureContent {
  shop: { name: string; host: string; logo: PhotoView | null };
  style: StyleKey;
  colours: Tokens;
  photo: PhotoView | CoverPhoto | null;
  title: string;
  note: string | null;
  /** Null on the shop's own preview. */
  price: { from: string | null; now: string; before: string | null } | null;
  badge: string | null;
}

/** Increase when the drawing changes: the same content then gets a new URL. */
const RECIPE = 4;
const MIX_1 = 2_654_435_761;
const MIX_2 = 1_597_334_677;

/**
 * A short hash of a content, so that a client that cached an image by its URL requests another once it changed. It is
 * no secret and protects nothing.
 */
export function contentVersion(content: unknown): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  const text = JSON.stringify([RECIPE, content]);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, MIX_1);
    two = Math.imul(two ^ code, MIX_2);
  }
  one = Math.imul(one ^ (one >>> 16), MIX_1) ^ Math.imul(two ^ (two >>> 13), MIX_2);
  return `${(two >>> 0).toString(36)}${(one >>> 0).toString(36)}`;
}

export const shopPicturePath = (picture: LinkPictureContent): string =>
  `/catalogo/tarjeta/tienda-${contentVersion(picture)}.jpg`;

export const specialPicturePath = (picture: LinkPictureContent): string =>
  `/catalogo/tarjeta/especial-${contentVersion(picture)}.jpg`;

export const productPicturePath = (id: number, picture: LinkPictureContent): string =>
  `/catalogo/tarjeta/${id}-${contentVersion(picture)}.jpg`;

/** The subject and the content hash in an image's file name; null for any other name. */
export function parsePictureName(name: string): { of: number | "shop" | "special"; version: string } | null {
  const match = /^(tienda|especial|[1-9]\d{0,8})-([0-9a-z]{1,20})\.jpg$/.exec(name);
  if (!match?.[1] || !match[2]) return null;
  const [, named, version] = match;
  return { of: named === "tienda" ? "shop" : named === "especial" ? "special" : Number(named), version };
}

const ICONS = { normal: [48, 192, 512], maskable: [512], apple: [180] } as const;
export type IconKind = keyof typeof ICONS;

/** The content of a shop's icon. */
export interface ShopIcon {
  name: string;
  logo: PhotoView | null;
  colours: Record<"bg" | "text" | "first" | "onFirst", Colour>;
}

export const iconPath = (kind: IconKind, size: number, icon: ShopIcon): string =>
  `/catalogo/icono/${kind}-${size}-${contentVersion(icon)}.png`;

export function parseIconName(name: string): { kind: IconKind; size: number; version: string } | null {
  const match = /^(normal|maskable|apple)-(\d{2,3})-([0-9a-z]{1,20})\.png$/.exec(name);
  if (!match?.[1] || !match[3]) return null;
  const kind = match[1] as IconKind;
  const size = ICONS[kind].find((known) => known === Number(match[2]));
  return size === undefined ? null : { kind, size, version: match[3] };
}

/** A photo as JPEG, for external feeds and catalogues, which do not read WebP. */
export function jpegPath(photo: ImageRef): string {
  return `/catalogo/foto/${photo.hash}-${imageWidths(photo.width).at(-1)}.jpg`;
}

export function parseJpegName(name: string): { hash: string; width: number } | null {
  const match = /^([0-9a-f]{32})-([1-9]\d{0,3})\.jpg$/.exec(name);
  return match?.[1] ? { hash: match[1], width: Number(match[2]) } : null;
}
