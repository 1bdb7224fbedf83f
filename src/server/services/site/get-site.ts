import { DEFAULT_COLOR_FIRST, DEFAULT_COLOR_SECOND, supportNumber } from "~/domain/site/schemas";
import type { SiteColours } from "~/domain/site/site-colours";
import { siteSocial } from "~/domain/site/social";
import type { Tx } from "~/server/database/client";

/** The product's name, colours and contact data, for the head and the frame of every page and for mails. */
export async function getSite({ db }: { db: Tx }) {
  const row = await db.configuration.findUnique({
    where: { id: 1 },
    select: {
      appname: true,
      logo: true,
      whatsapp: true,
      headerMessage: true,
      paymentBanner: true,
      fburl: true,
      fbname: true,
      instaurl: true,
      instaname: true,
      colorFirst: true,
      colorSecond: true,
      colorThird: true,
      colorBg: true,
    },
  });
  const colours: SiteColours = {
    first: row?.colorFirst ?? DEFAULT_COLOR_FIRST,
    second: row?.colorSecond ?? DEFAULT_COLOR_SECOND,
    third: row?.colorThird ?? null,
    bg: row?.colorBg ?? null,
  };
  return {
    name: row?.appname ?? "Vidriera",
    logo: row?.logo ?? null,
    colours,
    whatsapp: supportNumber(row?.whatsapp),
    ...(row ? siteSocial(row) : { facebook: null, instagram: null }),
    headerMessage: row?.headerMessage ?? null,
    paymentBanner: row?.paymentBanner ?? false,
  };
}
