import type { ThemeChoice } from "~/domain/theme/theme";
import type { ServiceContext } from "~/server/context";
import { found } from "~/server/errors";
import type { OwnedTentId } from "~/server/tenant";

/** What a shop keeps of its looks. */
export async function getTheme(ctx: ServiceContext, tentId: OwnedTentId): Promise<ThemeChoice> {
  return found(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        styleId: true,
        firstCustomColor: true,
        secondCustomColor: true,
        bgCustomColor: true,
        textCustomColor: true,
      },
    }),
  );
}
