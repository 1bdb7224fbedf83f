import type { Separator } from "../../../money/money";
import type { Cell } from "../import-table";
import type { VendorNoteKind } from "./vendor";

/** What the reading of a vendor's file depends on, besides the file. */
export interface VendorContext {
  /** The shop's currency, "ARS". */
  currency: string;
  /** The decimal separator of the shop's country. */
  decimal: Separator;
  /** Today in the shop's time zone, "2026-11-27". */
  today: string;
}

export interface VendorPrice {
  /** A number, a text that is none (to be corrected by the merchant), or "" for no price. */
  price: Cell;
  /** The price before the offer; "" without one. */
  previous: Cell;
}

export interface VendorVariant extends VendorPrice {
  line: number;
  options: readonly { name: string; value: string }[];
  sku: string;
  /** "" for unlimited. */
  stock: Cell;
  paused: boolean;
}

/** A product as a vendor's file describes it, in our own terms but not yet within our limits. */
export interface VendorProduct extends VendorPrice {
  line: number;
  /** What identifies it at the vendor. */
  key: string;
  /** The last part of its address there; null where the file does not tell. */
  handle: string | null;
  name: string;
  /** Plain text. */
  description: string;
  /** Its categories as paths, the first one first: [["Hogar", "Cocina"], ["Regalos"]]. */
  categories: readonly (readonly string[])[];
  paused: boolean;
  cost: Cell;
  sku: string;
  stock: Cell;
  variants: readonly VendorVariant[];
  photos: readonly string[];
  notes: { line: number; kind: VendorNoteKind; detail: string }[];
}

export const NO_PRICE: VendorPrice = { price: "", previous: "" };

/** The price and the one before: what a regular price and a promotional one make together. */
export function offerOf(regular: Cell, promotional: Cell): VendorPrice {
  if (typeof promotional !== "number" || promotional <= 0) return { price: regular, previous: "" };
  if (typeof regular !== "number") return { price: promotional, previous: "" };
  return promotional < regular ? { price: promotional, previous: regular } : { price: regular, previous: "" };
}

/** The last part of an address or of a path, as old links to the product end; null for an empty one. */
export function handleOf(text: string): string | null {
  const path = text
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/(?<!\/)\/+$/, "");
  const last = path.slice(path.lastIndexOf("/") + 1);
  return last === "" || last.length > 200 ? null : last;
}

/** The paths of a cell like "Hogar > Cocina, Regalos", where a comma within a name is written `\,`. */
export function categoryPaths(cell: string): string[][] {
  return cell
    .split(/(?<!\\),/)
    .map((path) =>
      path
        .split(">")
        .map((name) => name.replaceAll("\\,", ",").trim())
        .filter((name) => name !== ""),
    )
    .filter((path) => path.length > 0);
}
