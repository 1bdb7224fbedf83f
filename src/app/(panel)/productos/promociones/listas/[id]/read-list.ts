import { orNotFound } from "~/server/api/or-not-found";
import { api } from "~/trpc/server";
import { idParam } from "../../../../id-param";

/** The list of the address; responds 404 when the shop has none with this number. */
export const readList = async (params: Promise<{ id: string }>) =>
  orNotFound(api.priceList.one({ id: await idParam(params) }));
