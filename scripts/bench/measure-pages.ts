import type { Usage } from "../../src/server/edge/application/link.ts";
import { type BulkPriceChange, timeBulkPriceChange } from "./bulk-price-change.ts";
import { busyShare } from "./busy-share.ts";
import { type CataloguePdf, timeCataloguePdf } from "./catalogue-pdf.ts";
import { type ColdCatalogues, timeColdCatalogues } from "./cold-catalogues.ts";
import { findTentId } from "./database.ts";
import { type ComparedPage, comparePages, findOtherPages, findPages } from "./find-pages.ts";
import { needLoadTool } from "./load.ts";
import { type NewSearches, timeNewSearches } from "./new-searches.ts";
import { type PageWeight, weighPages } from "./page-weight.ts";
import type { PartOptions } from "./part.ts";
import { type PriceChange, timePriceChanges } from "./price-change.ts";
import { type ProductsCall, timeProductsCall } from "./products-call.ts";
import { measureRounds, type Samples } from "./rounds.ts";
import { PASSWORD, type Servers } from "./site.ts";
import { timeUncachedProducts, type UncachedProducts } from "./uncached-products.ts";
import { countVisits, type VisitCost } from "./visits.ts";

/** Milliseconds from the start of the part until no further round begins. */
const ROUNDS_LIMIT = 295_000;
/** Milliseconds from the start of the part until no further cold catalogue is opened. */
const COLD_CATALOGUES_LIMIT = 335_000;

/** What the part `pages` measures. */
export interface PagesMeasurement {
  tool: string;
  /** The share of the processors that other programs used. */
  busy: number;
  rounds: number;
  pages: ComparedPage[];
  samples: Samples;
  /** By the name of the page. */
  bytes: Record<string, PageWeight>;
  memory: { before: Usage; afterLoad: Usage; afterColdCatalogues: Usage };
  coldCatalogues: ColdCatalogues;
  newSearches: NewSearches[];
  uncachedProducts: UncachedProducts;
  priceChange: PriceChange;
  bulkPriceChange: BulkPriceChange;
  productsCall: ProductsCall;
  visits: VisitCost;
  cataloguePdf: CataloguePdf;
}

export async function measurePages(servers: Servers, { quick }: PartOptions): Promise<PagesMeasurement> {
  const started = Date.now();
  const busy = await busyShare();
  const { pages: found, productId } = await findPages(servers);
  const pages = await comparePages(servers, found);
  const bytes = await weighPages([...pages, ...(await findOtherPages(servers, productId))]);
  const before = await servers.usageAfterGarbageCollection();
  console.log("Midiendo…");
  const { rounds, samples } = await measureRounds(servers, pages, {
    rounds: quick ? 1 : 3,
    seconds: 1,
    deadline: started + ROUNDS_LIMIT,
  });
  const afterLoad = await servers.usageAfterGarbageCollection();
  const coldCatalogues = await timeColdCatalogues(servers, {
    count: quick ? 50 : 998,
    deadline: started + COLD_CATALOGUES_LIMIT,
  });
  const afterColdCatalogues = await servers.usageAfterGarbageCollection();
  const category = pages.find(({ name }) => name.startsWith("Categoría"));
  if (!category) throw new Error("No category is among the pages");
  const merchant = {
    email: "bench-2000@vidriera.test",
    password: PASSWORD,
    tentId: await findTentId("bench-2000"),
  };
  const priceChange = await timePriceChanges(servers, merchant, { productId, page: category, times: quick ? 3 : 9 });
  const newSearches = await timeNewSearches(servers, { rounds: quick ? 3 : 7 });
  const uncachedProducts = await timeUncachedProducts(servers, { rounds: quick ? 3 : 15 });
  const bulkPriceChange = await timeBulkPriceChange(servers, merchant, { rounds: quick ? 5 : 15 });
  const productsCall = await timeProductsCall(servers, { rounds: quick ? 3 : 7 });
  const visits = await countVisits(servers, { shops: quick ? 40 : 100 });
  const cataloguePdf = await timeCataloguePdf(servers, merchant);
  return {
    tool: needLoadTool(),
    busy,
    rounds,
    pages,
    samples,
    bytes,
    memory: { before, afterLoad, afterColdCatalogues },
    coldCatalogues,
    priceChange,
    newSearches,
    uncachedProducts,
    bulkPriceChange,
    productsCall,
    visits,
    cataloguePdf,
  };
}
