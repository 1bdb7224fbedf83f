import { isPictureName, type Storage, type StoredFile } from "~/server/ports/storage";

export interface ServedImage {
  file: StoredFile;
  headers: Record<string, string>;
}

const TYPES: Record<string, string> = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" };

/**
 * A stored image with its response headers, or null. Content-addressed names are immutable; fixed names (the site's
 * logo, the icons) are revalidated after five minutes.
 */
export async function openImage(storage: Storage, name: string): Promise<ServedImage | null> {
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
  const file = type === undefined ? null : await storage.open(name);
  if (type === undefined || file === null) return null;
  const lasting = isPictureName(name);
  return {
    file,
    headers: {
      "content-type": type,
      "content-length": String(file.size),
      "cache-control": lasting ? "public, max-age=31536000, immutable" : "public, max-age=300",
      etag: lasting ? `"${name.slice(0, name.lastIndexOf("."))}"` : `"${file.version}"`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    },
  };
}

/** Whether `If-None-Match` matches the ETag of the version that would be sent. */
export function matchesEtag(ifNoneMatch: string | null, etag: string | undefined): boolean {
  if (ifNoneMatch === null || etag === undefined) return false;
  return ifNoneMatch.split(",").some((known) => known.trim() === "*" || known.trim().replace(/^W\//, "") === etag);
}
