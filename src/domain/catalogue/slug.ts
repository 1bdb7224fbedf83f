import { foldText } from "../text";

export const MAX_SLUG = 60;

/** Path segments of the shop's site that no category may use. */
export const technicalSlugs: readonly string[] = [
  "api",
  "storage",
  "tienda",
  "notfound",
  "error",
  "catalogo",
  "mis-links",
  "otros-productos",
];

/** "Remeras & Más Ñandú" becomes "remeras-mas-nandu"; may be empty. */
export function slugify(text: string, max: number = MAX_SLUG): string {
  return foldText(text)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, max + 1)
    .replace(/^-+/, "")
    .slice(0, max)
    .replace(/-+$/, "");
}

/**
 * A category's slug in its tent. An empty, taken or reserved slug gets the id appended; `specialUrl` is the configured
 * path of the special category.
 */
export function categorySlug(
  name: string,
  id: number,
  taken: ReadonlySet<string>,
  specialUrl: string = "/categoria-especial",
): string {
  const plain = slugify(name);
  const blocked = (slug: string) => technicalSlugs.includes(slug) || `/${slug}` === specialUrl || taken.has(slug);
  if (plain !== "" && !blocked(plain)) return plain;
  const tail = `-${id}`;
  let slug = `${slugify(name, MAX_SLUG - tail.length) || "categoria"}${tail}`;
  while (blocked(slug)) slug = `${slug}${tail}`;
  return slug;
}

/** A tent's slug. A slug of digits only would be read as an id in `/tienda/{slug or id}`. */
export function tentSlug(name: string): string {
  const slug = slugify(name, MAX_SLUG - "tienda-".length);
  if (slug === "") return "tienda";
  return /^\d+$/.test(slug) ? `tienda-${slug}` : slug;
}

/** `/catalogo/{id}-{slug}`, or `/catalogo/{id}` when the name has no letter that a slug can hold. */
export function productPath(id: number, name: string): string {
  const slug = slugify(name);
  return `/catalogo/${id}${slug === "" ? "" : `-${slug}`}`;
}

const MAX_ID = 2_147_483_647;

/** Parses `{id}-{slug}`, with or without `/catalogo/` before it; null when it is not a product path. */
export function parseProductPath(path: string): { id: number; slug: string } | null {
  const match = /^(?:\/catalogo\/)?([1-9]\d{0,9})(?:-([a-z0-9]+(?:-[a-z0-9]+)*))?\/?$/.exec(path);
  const id = Number(match?.[1]);
  return match && id <= MAX_ID ? { id, slug: match[2] ?? "" } : null;
}
