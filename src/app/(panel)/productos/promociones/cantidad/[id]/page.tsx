import { notFound } from "next/navigation";
import { breakGroups } from "~/domain/pricing/quantity-break";
import { BreakFormScreen } from "~/features/pricing/break-form-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.promotions.breaks.newTitle);

export default async function BreaksPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const [breaks] = await Promise.all([api.pricing.quantityBreaks(), api.category.list.prefetch()]);
  const group = breakGroups(breaks).find((some) => some.some((one) => String(one.id) === id)) ?? notFound();
  return (
    <HydrateClient>
      <BreakFormScreen key={id} group={group} />
    </HydrateClient>
  );
}
