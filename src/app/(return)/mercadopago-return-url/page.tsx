import { claimOf } from "~/domain/billing/return-address";
import { ReturnPage } from "~/features/billing/return-page";
import { titled } from "~/server/api/page-context";

export const generateMetadata = titled((copy) => copy.paymentReturn.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MercadoPagoReturnPage({ searchParams }: Props) {
  return <ReturnPage claim={claimOf(await searchParams)} />;
}
