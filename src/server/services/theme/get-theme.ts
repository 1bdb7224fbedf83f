import type { ThemeChoice } from "~/domain/theme/theme";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { THEME_COLUMNS } from "./theme-columns";

/** The stored theme of a shop. */
export async function getTheme(ctx: ServiceContext, tentId: OwnedTentId): Promise<ThemeChoice> {
  return requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        ...THEME_COLUMNS,
      },
    }),
  );
}
