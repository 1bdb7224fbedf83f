import { imageUrl } from "~/domain/product/images/image";
import { paintTokens } from "~/domain/theme/theme";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { THEME_COLUMNS } from "~/server/services/theme/theme-columns";
import { ORIGIN_COLUMNS, originOf } from "./domains/origin-of";

/** The content of the shop's printed poster, in the light colours of its catalogue. */
export async function getPoster(ctx: ServiceContext, tentId: OwnedTentId) {
  const { logo, whatsapp, subdomain, domain, name, tagline, ...theme } = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        name: true,
        tagline: true,
        ...ORIGIN_COLUMNS,
        whatsapp: true,
        ...THEME_COLUMNS,
        logo: { select: { hash: true, width: true, ink: true } },
      },
    }),
  );
  const paint = paintTokens(theme, "light");
  return {
    name,
    tagline,
    url: originOf({ subdomain, domain }),
    whatsapp: whatsapp !== null,
    logo: logo ? imageUrl(logo, 640) : null,
    colours: { first: paint.first, onFirst: paint["on-first"] },
  };
}
