import { supportNumber } from "~/domain/site/schemas";
import type { Tx } from "~/server/db";

/** How the product is called and reached, for the head and the frame of every page. */
export async function getSite({ db }: { db: Tx }) {
  const row = await db.configuration.findUnique({
    where: { id: 1 },
    select: { appname: true, logo: true, whatsapp: true, headerMessage: true, paymentBanner: true },
  });
  return {
    name: row?.appname ?? "Vidriera",
    logo: row?.logo ?? null,
    whatsapp: supportNumber(row?.whatsapp ?? null),
    headerMessage: row?.headerMessage ?? null,
    paymentBanner: row?.paymentBanner ?? false,
  };
}
