import type { Tx } from "~/server/database/client";

export interface LinePhoto {
  hash: string;
  width: number;
  height: number;
}

/** The photos referenced by order lines that the shop still has, by hash. */
export async function readLinePhotos(
  db: Tx,
  tentId: number,
  lines: readonly { imageHash: string | null }[],
): Promise<Map<string, LinePhoto>> {
  const hashes = [...new Set(lines.flatMap(({ imageHash }) => imageHash ?? []))];
  if (hashes.length === 0) return new Map();
  const rows = await db.image.findMany({
    where: { tentId, hash: { in: hashes } },
    select: { hash: true, width: true, height: true, ink: true },
  });
  return new Map(rows.map((photo) => [photo.hash, photo]));
}
