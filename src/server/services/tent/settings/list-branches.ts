import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { OWN_WHATSAPP } from "./phone-of";

/** Branches in the order that visitors see. */
export async function listBranches(ctx: ServiceContext, tentId: OwnedTentId) {
  return ctx.db.branch.findMany({
    where: { tentId },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    select: {
      id: true,
      name: true,
      address: true,
      mapsUrl: true,
      atencion: true,
      telefono: true,
      text: true,
      ...OWN_WHATSAPP,
    },
  });
}
