import type { Tx } from "~/server/database/client";
import type { Changed } from "~/server/ports/shop-cache";

/** Notifications on this channel wake up who follows the table `changes`; they carry nothing. */
export const CHANGES_CHANNEL = "changes";

const TENT = "tent:";
const HOST = "host:";
const SITE = "site";
const PHOTO = "photo:";

/** The keys of the table `changes`. */
function tagsOf({ tents, hosts, site, photos }: Changed): string[] {
  return [
    ...tents.map((id) => TENT + id),
    ...hosts.map((name) => HOST + name),
    ...photos.map(({ hash, width }) => `${PHOTO}${hash}-${width}`),
    ...(site ? [SITE] : []),
  ];
}

export function changedBy(tags: readonly string[]): Changed {
  const named = (kind: string) => tags.filter((tag) => tag.startsWith(kind)).map((tag) => tag.slice(kind.length));
  const photos = named(PHOTO).map((name) => {
    const [hash = "", width] = name.split("-");
    return { hash, width: Number(width) };
  });
  return { tents: named(TENT).map(Number), hosts: named(HOST), site: tags.includes(SITE), photos };
}

/**
 * Records a change in the transaction that makes it, with the id of the transaction, for all servers to read
 * (`edge/application/change-follower.ts`). Called last, with the tags in order, so that two transactions never wait for
 * each other.
 */
export async function recordChange(tx: Pick<Tx, "$executeRaw">, changed: Changed): Promise<void> {
  const tags = tagsOf(changed);
  if (tags.length === 0) return;
  await tx.$executeRaw`INSERT INTO changes (tag, xid)
    SELECT tag, pg_current_xact_id() FROM unnest(${tags}::text[]) AS tag ORDER BY tag
    ON CONFLICT (tag) DO UPDATE SET xid = excluded.xid`;
}
