import type { TentKey } from "~/domain/catalogue/tent-param";
import type { Db } from "~/server/database/client";
import type { TentHost } from "./host-table";

const names = {
  id: true,
  subdomain: true,
  ga4Id: true,
  pixelId: true,
  domain: { select: { domain: true, provedAt: true } },
} as const;

async function readTent(db: Db, { by, value }: TentKey) {
  if (by === "domain") {
    const row = await db.customDomain.findFirst({
      where: { domain: value, provedAt: { not: null } },
      select: { tent: { select: names } },
    });
    return row?.tent ?? null;
  }
  const where = by === "sub" ? { subdomain: value } : by === "slug" ? { slug: value } : { id: value };
  return db.tent.findUnique({ where, select: names });
}

/** The shop at an address, including a former subdomain; null when it never existed or was deleted. */
export async function findTent(db: Db, key: TentKey): Promise<TentHost | null> {
  const { by, value } = key;
  const tent = await readTent(db, key);
  if (tent) {
    const { id, subdomain, domain } = tent;
    const own = domain?.provedAt ? { domain: domain.domain } : null;
    return { id, subdomain, ga4: tent.ga4Id !== null, pixel: tent.pixelId !== null, ...own };
  }
  if (by !== "sub") return null;
  const old = await db.oldSubdomain.findUnique({
    where: { subdomain: value },
    select: { tent: { select: { id: true, subdomain: true } } },
  });
  return old?.tent
    ? { id: old.tent.id, subdomain: value, ga4: false, pixel: false, movedTo: old.tent.subdomain }
    : null;
}
