import type { ConfigurationInput } from "~/domain/site/schemas";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { changeSite } from "~/server/services/tenancy/change-tent";

const CONFIGURATION = { id: 1 };

/** The sixteen fields of the specification; the seed fills them in a new installation. */
const configurationSelect = {
  fburl: true,
  fbname: true,
  instaurl: true,
  instaname: true,
  whatsapp: true,
  appname: true,
  logo: true,
  colorFirst: true,
  colorSecond: true,
  colorThird: true,
  colorBg: true,
  specialCatUrl: true,
  specialCatName: true,
  specialCatDescription: true,
  specialCatImage: true,
  specialCatPaused: true,
} satisfies Prisma.ConfigurationSelect;

export type ConfigurationView = Prisma.ConfigurationGetPayload<{ select: typeof configurationSelect }>;

/** The site's name, looks and contact data. */
export function getConfiguration({ db }: ServiceContext): Promise<ConfigurationView> {
  return db.configuration.findUniqueOrThrow({ where: CONFIGURATION, select: configurationSelect });
}

/**
 * Renames category slugs that collide with the special category's: their id is appended, and the old slug redirects as
 * long as it can.
 */
async function makeWay(tx: Tx, specialUrl: string): Promise<void> {
  const slug = specialUrl.slice(1);
  await tx.$executeRaw`
    WITH moved AS (
      UPDATE categories SET slug = left(slug, 60) || '-' || id WHERE slug = ${slug} RETURNING id, tent_id
    )
    INSERT INTO old_category_slugs (tent_id, slug, category_id) SELECT tent_id, ${slug}, id FROM moved
    ON CONFLICT (tent_id, slug) DO UPDATE SET category_id = excluded.category_id`;
}

/** Updates the given fields; takes effect on every shop's pages at once. */
export async function updateConfiguration(ctx: ServiceContext, input: ConfigurationInput): Promise<ConfigurationView> {
  return changeSite(ctx, async ({ tx }) => {
    if (input.specialCatUrl !== undefined) await makeWay(tx, input.specialCatUrl);
    await tx.auditEntry.create({
      data: { at: ctx.now(), actorId: ctx.actor?.userId ?? 0, action: "site.updateConfiguration", data: input },
    });
    return tx.configuration.update({ where: CONFIGURATION, data: input, select: configurationSelect });
  });
}
