import type { Metadata } from "next";
import { claimOf } from "~/domain/billing/return-address";
import { MercadoPagoScreen } from "~/features/billing/return-page";
import { pageCopy } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).billing.providers.MERCADO_PAGO };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MercadoPagoPage({ searchParams }: Props) {
  return <MercadoPagoScreen claim={claimOf(await searchParams)} />;
}
