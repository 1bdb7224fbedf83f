import { readAlertList } from "~/domain/product/alerts/stock-alert";
import { AlertListScreen } from "~/features/product/alerts/alert-list-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.stockAlert.title);

type Query = Record<string, string | string[] | undefined>;

export default async function StockAlertsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const params = await searchParams;
  await api.stockAlert.list.prefetch(readAlertList({ get: (name) => [params[name]].flat()[0] ?? null }));
  return (
    <HydrateClient>
      <AlertListScreen />
    </HydrateClient>
  );
}
