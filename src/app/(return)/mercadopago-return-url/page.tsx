import type { Metadata } from "next";
import { claimOf } from "~/domain/billing/return-address";
import { ReturnPage } from "~/features/billing/return-page";
import { pageCopy } from "~/server/api/page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await pageCopy()).paymentReturn.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function MercadoPagoReturnPage({ searchParams }: Props) {
  return <ReturnPage claim={claimOf(await searchParams)} />;
}
