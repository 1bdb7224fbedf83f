import { copyFor } from "~/copy/copy";
import { socialLink } from "~/domain/catalogue/social";
import { MAX_LINKS } from "~/domain/link/link";
import { type BuiltInTargets, linkTarget } from "~/domain/link/target";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { withoutAccents } from "~/domain/text";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { ORIGIN_COLUMNS, originOf } from "~/server/services/tent/domains/origin-of";
import { chatOf, OWN_WHATSAPP } from "~/server/services/tent/settings/phone-of";

export interface LinkView {
  id: number;
  code: string | null;
  name: string;
  /** The link's current target; null when the shop lacks the data for it. */
  url: string | null;
  paused: boolean;
  order: number;
}

export const linkSelect = {
  id: true,
  code: true,
  name: true,
  url: true,
  paused: true,
  order: true,
} satisfies Prisma.LinkSelect;

/** The columns that the built-in links of a shop depend on. */
export const TARGET_COLUMNS = {
  name: true,
  ...ORIGIN_COLUMNS,
  countryId: true,
  ...OWN_WHATSAPP,
  instagram: true,
  facebook: true,
  country: { select: { codNumber: true } },
} satisfies Prisma.TentSelect;
type TargetRow = Prisma.TentGetPayload<{ select: typeof TARGET_COLUMNS }>;

/** The targets of a shop's built-in links, from its current data. */
export function targetsOf(tent: TargetRow): BuiltInTargets {
  const origin = originOf(tent);
  const digits = chatOf(tent, tent);
  const { whatsappPrefix } = copyFor(tent.countryId).catalogue;
  return {
    to_tent: origin,
    to_catalogo: `${origin}/catalogo`,
    to_whatsapp: digits && whatsappUrl(digits, whatsappPrefix(withoutAccents(tent.name))),
    to_instagram: socialLink("instagram", tent.instagram)?.url ?? null,
    to_facebook: socialLink("facebook", tent.facebook)?.url ?? null,
  };
}

/** The links of a shop in order, with their targets. The caller has proved the tent, or filters for public links. */
export async function readLinks(db: Tx, where: Prisma.LinkWhereInput & { tentId: number }): Promise<LinkView[]> {
  const [tent, rows] = await Promise.all([
    db.tent.findUniqueOrThrow({ where: { id: where.tentId }, select: TARGET_COLUMNS }),
    db.link.findMany({ where, select: linkSelect, orderBy: [{ order: "asc" }, { id: "asc" }], take: MAX_LINKS }),
  ]);
  const targets = targetsOf(tent);
  return rows.map((row) => ({ ...row, url: linkTarget(row, targets) }));
}
