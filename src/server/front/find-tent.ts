import type { Db } from "~/server/db";
import type { KnownTent } from "./host-table";
import type { TentKey } from "./path";

const names = { id: true, ga4Id: true, pixelId: true } as const;

/** The shop of an address, also by a subdomain that it had before; null when it never was, or is gone. */
export async function findTent(db: Db, { by, value }: TentKey): Promise<KnownTent | null> {
  const where = by === "sub" ? { subdomain: value } : by === "slug" ? { slug: value } : { id: value };
  const tent = await db.tent.findUnique({ where, select: names });
  if (tent) return { id: tent.id, ga4: tent.ga4Id !== null, pixel: tent.pixelId !== null };
  if (by !== "sub") return null;
  const old = await db.oldSubdomain.findUnique({
    where: { subdomain: value },
    select: { tent: { select: { id: true, subdomain: true } } },
  });
  return old?.tent ? { id: old.tent.id, ga4: false, pixel: false, movedTo: old.tent.subdomain } : null;
}
