import type { Metadata } from "next";
import { productImportCopy } from "~/copy/product-import";
import { ImportScreen } from "~/features/product/import/import-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: productImportCopy.title };

export default async function ImportPage() {
  await api.product.import.current.prefetch();
  return (
    <HydrateClient>
      <ImportScreen />
    </HydrateClient>
  );
}
