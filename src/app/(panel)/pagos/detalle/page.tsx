import { notFound } from "next/navigation";
import { idOf, paymentPageOf } from "~/domain/billing/schemas";
import { DetailScreen } from "~/features/billing/detail-screen";
import { ReceiptScreen } from "~/features/billing/receipt-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.billing.detail.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ReceiptPage({ searchParams }: Props) {
  const { pagina, comprobante } = await searchParams;
  if (comprobante !== undefined) {
    const id = idOf([comprobante].flat()[0]);
    if (!id) notFound();
    return <ReceiptScreen receipt={await orNotFound(api.billing.receipt({ id }))} />;
  }
  await Promise.all([
    api.billing.account.prefetch(),
    api.billing.payments.prefetch({ page: paymentPageOf([pagina].flat()[0]) }),
  ]);
  return (
    <HydrateClient>
      <DetailScreen />
    </HydrateClient>
  );
}
