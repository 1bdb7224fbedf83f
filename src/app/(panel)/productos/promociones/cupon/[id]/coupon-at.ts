import { notFound } from "next/navigation";
import { fill } from "~/copy/fill";
import { orNotFound } from "~/server/api/or-not-found";
import { api, pageCopy } from "~/trpc/server";

/** The coupon of the address; responds 404 when the shop has none with this number. */
export async function couponAt(params: Promise<{ id: string }>) {
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  return orNotFound(api.coupon.one({ id: Number(id) }));
}

/** "Cupón MATERA" */
export async function couponTitle(params: Promise<{ id: string }>) {
  const { code } = await couponAt(params);
  return { title: fill((await pageCopy()).coupons.name, { code }) };
}
