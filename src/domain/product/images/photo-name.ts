import { foldText, plainLine } from "../../text";

/** Names that cameras and chats give: they say nothing about what is on the photo. */
const MEANINGLESS = [
  /^(?:img|image|imagen|dsc|dscn|dscf|pxl|photo|foto|pic|picture|captura|screenshot|whatsapp|signal|telegram|received|fb|mvimg|gopr|snapchat|untitled|sin titulo|nuevo|new|download|descarga)(?:$|[\W_\d])/,
  /^[\d\W_]+$/,
  /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/,
  /^[0-9a-f]{16,}$/,
];

/** What numbers the photos of one thing: "taza 2", "ALM-009_b", "mate (3)". */
const NUMBERING = /(?:[\s_-]+(?:\d{1,2}|[a-z])|\s*\(\d{1,2}\))$/i;

/** The name of a file without folders and ending. */
export function stemOf(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? "";
  return plainLine(name.replace(/\.[a-z0-9]{1,5}$/i, ""));
}

/** Letters and digits only, so that "taza_gris" is "Taza gris", and "mat 007" is "MAT-007". */
const comparable = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A name for the product on a photo, from the name of its file; empty when the file's name says nothing. */
export function productNameOf(fileName: string, limit: number): string {
  const stem = stemOf(fileName);
  const folded = foldText(stem);
  if (MEANINGLESS.some((pattern) => pattern.test(folded))) return "";
  const words = plainLine(stem.replace(NUMBERING, "").replace(/_+|-+(?=\D)|(?<=\D)-+/g, " "));
  if (!/\p{L}{2}/u.test(words)) return "";
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, limit).trim();
}

export interface NamedProduct {
  id: number;
  name: string;
  sku: string | null;
  /** The last part of its address at platforms that it came from. */
  handles?: readonly string[];
}

export interface PhotoMatch {
  productId: number;
  by: "code" | "name" | "handle";
}

/** Comparable text → product; null when several products share it, since a photo then belongs to none for certain. */
function indexOf(products: readonly NamedProduct[], textsOf: (product: NamedProduct) => readonly string[]) {
  const index = new Map<string, number | null>();
  for (const product of products)
    for (const text of new Set(textsOf(product).map(comparable)))
      if (text) index.set(text, index.has(text) ? null : product.id);
  return index;
}

function photoMatcher(products: readonly NamedProduct[]): (fileName: string) => PhotoMatch | null {
  const ways = [
    { by: "code", index: indexOf(products, ({ sku }) => (sku === null ? [] : [sku])) },
    { by: "name", index: indexOf(products, ({ name }) => [name]) },
    { by: "handle", index: indexOf(products, ({ handles = [] }) => handles) },
  ] as const;
  return (fileName) => {
    const stem = stemOf(fileName);
    const texts = [stem, stem.replace(NUMBERING, "")].map(comparable);
    for (const { by, index } of ways) {
      const productId = texts.map((text) => index.get(text)).find((id) => id != null);
      if (productId != null) return { productId, by };
    }
    return null;
  };
}

/**
 * The product that each file is named after, by its code or else its name, or else its former address; null where there is
 * none, or more than one.
 * A number or letter at the end ("taza gris 2.jpg") is ignored, unless a product is called that.
 */
export function matchPhotoNames(
  fileNames: readonly string[],
  products: readonly NamedProduct[],
): (PhotoMatch | null)[] {
  return fileNames.map(photoMatcher(products));
}

const LAST_NUMBER = 99;

/**
 * Names for files of photos by which `matchPhotoNames` finds their product among all `products`: its code or else its
 * name, and a number, "mate-imperial-01.webp". The function returns as many as asked for, in order, or null for a product
 * that no name identifies, because another one has the same.
 */
export function photoNamer(
  products: readonly NamedProduct[],
): (product: NamedProduct, count: number) => string[] | null {
  const match = photoMatcher(products);
  return ({ id, sku, name }, count) => {
    for (const words of [sku, name].map((text) => comparable(text ?? "").replaceAll(" ", "-"))) {
      const found: string[] = [];
      for (let number = 1; number <= LAST_NUMBER && found.length < count; number += 1) {
        const file = `${words}-${String(number).padStart(2, "0")}.webp`;
        // "taza-02" may be a product of its own
        if (words !== "" && match(file)?.productId === id) found.push(file);
      }
      if (found.length === count) return found;
    }
    return null;
  };
}
