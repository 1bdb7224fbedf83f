import { headers } from "next/headers";
import { asksSomething, parseSearch } from "~/domain/catalogue/search";
import { SearchPage } from "~/features/catalogue/search-page";
import { SuspendedPage } from "~/features/catalogue/suspended-page";
import { AppError } from "~/server/errors";
import { firstProducts, type Shelf } from "~/server/services/catalogue/list-products";
import { limitSearches } from "~/server/services/catalogue/search-limits";
import { searchProducts } from "~/server/services/catalogue/search-products";
import { pageHead } from "../../page-head";
import { openShop } from "../../read";

export const dynamic = "force-dynamic";

/** Products that are shown where nothing was found. */
const INSTEAD = 8;

interface Props {
  params: Promise<{ tent: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: Props) {
  const { frame } = await openShop((await params).tent);
  return pageHead(frame, { title: frame.copy.searchTitle, path: "/catalogo/buscar", hidden: true });
}

export default async function Search({ params, searchParams }: Props) {
  const { frame, read, readNow } = await openShop((await params).tent);
  if (frame.shop.suspended) return <SuspendedPage frame={frame} />;
  const asked = parseSearch(await searchParams);
  if (!asksSomething(asked)) return <SearchPage frame={frame} asked={asked} list={null} />;
  const address = (await headers()).get("x-client-address") ?? "";
  try {
    const list = await readNow(async (ctx, id) => {
      await limitSearches({ address, tentId: id });
      return searchProducts(ctx, id, asked);
    });
    const shelf: Shelf = frame.shop.special ? { of: "offers" } : { of: "all" };
    const [instead = []] =
      list.total === 0 ? await read(["instead"], (ctx, id) => firstProducts(ctx, id, [shelf], INSTEAD)) : [];
    return <SearchPage frame={frame} asked={asked} list={list} instead={instead} />;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "RATE_LIMITED")) throw error;
    return <SearchPage frame={frame} asked={asked} list={null} refusal={frame.copy.tooManySearches} />;
  }
}
