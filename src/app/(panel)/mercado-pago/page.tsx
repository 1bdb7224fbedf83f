import { claimOf } from "~/domain/billing/return-address";
import { MercadoPagoScreen } from "~/features/billing/return-page";
import { titled } from "~/server/api/page-context";

export const generateMetadata = titled((copy) => copy.billing.providers.MERCADO_PAGO);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MercadoPagoPage({ searchParams }: Props) {
  return <MercadoPagoScreen claim={claimOf(await searchParams)} />;
}
