import type { SitePanelInput } from "~/domain/site/schemas";
import type { ServiceContext } from "~/server/context";
import { changeSite } from "~/server/services/tenancy/change-tent";

const CONFIGURATION = { id: 1 };

/** The panel settings of super-users, as typed. */
export async function getSitePanel(ctx: ServiceContext): Promise<SitePanelInput> {
  const row = await ctx.db.configuration.findUnique({
    where: CONFIGURATION,
    select: { headerMessage: true, whatsapp: true, paymentBanner: true },
  });
  return {
    headerMessage: row?.headerMessage ?? null,
    whatsapp: row?.whatsapp ?? null,
    paymentBanner: row?.paymentBanner ?? false,
  };
}

export async function updateSitePanel(ctx: ServiceContext, input: SitePanelInput): Promise<void> {
  const { headerMessage, whatsapp, paymentBanner } = input;
  const values = { headerMessage, whatsapp, ...(paymentBanner === undefined ? null : { paymentBanner }) };
  await changeSite(ctx, async ({ tx }) => {
    await tx.configuration.upsert({
      where: CONFIGURATION,
      create: { ...CONFIGURATION, ...values },
      update: values,
    });
    await tx.auditEntry.create({
      data: { at: ctx.now(), actorId: ctx.actor?.userId ?? 0, action: "site.updatePanel", data: values },
    });
  });
}
