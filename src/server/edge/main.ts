import { env } from "~/env";
import { appOrigin } from "~/server/site/addresses";
import { log } from "~/server/log";
import { type ApplicationProcess, startApplicationProcess } from "./application/process";
import { isExpectedOutage } from "./expected-errors";
import { fetchAnonymously } from "./application/forward";
import { addressCheck, readShopRoutes } from "./has-address";
import { createHostTable } from "./host-table";
import { createPageCache } from "./cache/page-cache";
import { type RunningEdge, serveEdge } from "./serve-edge";

/** The front in this process, with the pages that it keeps; the application in another, begun by `module`. */
export async function startEdge({
  dir,
  module,
}: {
  dir: string;
  module: string;
}): Promise<RunningEdge & Pick<ApplicationProcess, "usage">> {
  let application: ApplicationProcess;
  const tents = createHostTable((key) => application.findTent(key));
  const pages = createPageCache({
    render: fetchAnonymously((url, headers) => application.ask(url, headers), new URL(appOrigin).host),
    readVersion: (tentId) => application.readVersion(tentId),
    hasAddress: addressCheck(readShopRoutes(dir), (tentId, slug) => application.hasCategory(tentId, slug)),
    onError: (error) => {
      if (isExpectedOutage(error)) return;
      log.error({ error }, "front");
      application.recordError(error, "");
    },
    sharedSeconds: env.SHARED_CACHE_SECONDS,
  });
  application = await startApplicationProcess({
    module,
    dir,
    onError: (error) => log.error({ error }, "application"),
    memory: {
      purgePages: pages.purge,
      purgeSite: pages.purgeSite,
      purgeHosts: tents.purge,
      reset: () => {
        pages.reset();
        tents.purge();
      },
    },
  });
  const front = await serveEdge(application, { dev: false, dir, tents, kept: { pages, ask: application.ask } });
  return { ...front, usage: application.usage };
}
