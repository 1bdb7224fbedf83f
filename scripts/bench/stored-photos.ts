import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withDatabase } from "./database.ts";

/** A photo in the store of the bench's site. */
interface StoredPhoto {
  /** On every host of the site. */
  path: string;
  /** Of its file, below `photoFolder`. */
  file: string;
}

const WIDTH = 640;

export const photoFolder = (dataDir: string): string => join(dataDir, "images/pictures");

/** Photos that the database knows: the server deletes others. */
const INSERT = `
  INSERT INTO images (hash, width, height, bytes, placeholder)
  SELECT hash, ${WIDTH}, ${WIDTH}, $2, '' FROM unnest($1::text[]) AS hash`;

/** Stores photos of `bytes` bytes each. */
export async function storePhotos(dataDir: string, count: number, bytes: number): Promise<StoredPhoto[]> {
  const hashes = Array.from({ length: count }, () => randomBytes(16).toString("hex"));
  await withDatabase((db) => db.query(INSERT, [hashes, bytes]));
  return hashes.map((hash) => {
    const name = `${hash}-${WIDTH}.webp`;
    const part = hash.slice(0, 2);
    mkdirSync(join(photoFolder(dataDir), part), { recursive: true });
    writeFileSync(join(photoFolder(dataDir), part, name), randomBytes(bytes));
    return { path: `/storage/images/${name}`, file: `/${part}/${name}` };
  });
}
