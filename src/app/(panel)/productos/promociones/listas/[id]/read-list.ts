import { notFound } from "next/navigation";
import { orNotFound } from "~/server/api/or-not-found";
import { api } from "~/trpc/server";

/** The list of the address; responds 404 when the shop has none with this number. */
export async function readList(params: Promise<{ id: string }>) {
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound();
  return orNotFound(api.priceList.one({ id: Number(id) }));
}
