import { fill } from "~/copy/fill";
import { orNotFound } from "~/server/api/or-not-found";
import { pageCopy } from "~/server/api/page-context";
import { api } from "~/trpc/server";
import { idParam } from "../../../../id-param";

/** The coupon of the address; responds 404 when the shop has none with this number. */
export const couponAt = async (params: Promise<{ id: string }>) =>
  orNotFound(api.coupon.one({ id: await idParam(params) }));

/** "Cupón MATERA" */
export async function couponTitle(params: Promise<{ id: string }>) {
  const { code } = await couponAt(params);
  return { title: fill((await pageCopy()).coupons.name, { code }) };
}
