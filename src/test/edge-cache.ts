import type { IncomingMessage } from "node:http";
import type { ShopVersion } from "~/domain/catalogue/shop-version";
import { fetchAnonymously } from "~/server/edge/application/forward";
import { createAnswerCache } from "~/server/edge/cache/answer-cache";
import { createPageCache, type PageCache } from "~/server/edge/cache/page-cache";
import type { EdgeOptions } from "~/server/edge/options";
import { versionIn } from "~/server/edge-headers";
import { KnownVersions } from "~/server/shop-versions";

type EdgeCache = NonNullable<EdgeOptions["cache"]>;

/** The caches of an edge in front of a test's application; no limit refuses a call. */
export function edgeCache(
  ask: EdgeCache["ask"],
  {
    readVersion = async () => ({ tent: 0, site: 0 }),
    pages,
    countCall = async () => {},
  }: {
    readVersion?: (tentId: number) => Promise<ShopVersion>;
    pages?: PageCache;
    countCall?: EdgeCache["countCall"];
  } = {},
): EdgeCache & { versions: KnownVersions } {
  const versions = new KnownVersions(readVersion);
  const render = fetchAnonymously(ask, "localhost:3000");
  return {
    ask,
    countCall,
    versions,
    pages: pages ?? createPageCache({ render, versions, onError: () => {} }),
    answers: createAnswerCache({ versions }),
  };
}

/** What the edge asks the application for, with the version that the answer has to have: "/tienda/1/catalogo at 2.0". */
export function askedFor({ url = "", headers }: IncomingMessage): string {
  const told = versionIn(headers);
  return told ? `${url} at ${told.version.tent}.${told.version.site}` : url;
}
