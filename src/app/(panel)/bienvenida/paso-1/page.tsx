import { StepName } from "~/features/tent/setup/step-name";
import { titled } from "~/server/api/page-context";
import { shopHost } from "~/server/site/addresses";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.tent.setup.one.title);

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SetupNamePage({ searchParams }: Props) {
  const { tienda } = await searchParams;
  await Promise.all([api.tent.mine.prefetch(), api.tent.countries.prefetch()]);
  return (
    <HydrateClient>
      <StepName shopHost={shopHost()} another={tienda === "nueva"} />
    </HydrateClient>
  );
}
