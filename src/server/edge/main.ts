import { env } from "~/env";
import { log } from "~/server/log";
import { countTogether, createCallCounter } from "~/server/rate-limit";
import { currentRequestId } from "~/server/request-id";
import { createCallLimits } from "~/server/rest/limits";
import { KnownVersions } from "~/server/shop-versions";
import { appOrigin } from "~/server/site/addresses";
import { fetchAnonymously } from "./application/forward";
import { processCount } from "./application/process-count";
import { type ApplicationProcesses, startApplicationProcesses } from "./application/processes";
import { createAnswerCache } from "./cache/answer-cache";
import { createPageCache } from "./cache/page-cache";
import { isExpectedOutage } from "./expected-errors";
import { addressCheck } from "./has-address";
import { createHostTable } from "./host-table";
import { edgePictures } from "./pictures/edge-pictures";
import { type RunningEdge, serveEdge } from "./serve-edge";

/** Runs the edge with its page cache in this process, and the application in child processes started from `module`. */
export async function startEdge({
  dir,
  module,
}: {
  dir: string;
  module: string;
}): Promise<RunningEdge & Pick<ApplicationProcesses, "usage">> {
  const countCall = createCallCounter();
  countTogether(countCall);
  const limits = createCallLimits({ address: env.API_CALLS_PER_MINUTE, token: env.API_CALLS_PER_MINUTE });
  let application: ApplicationProcesses;
  const tents = createHostTable((key) => application.findTent(key));
  const versions = new KnownVersions((tentId) => application.readVersion(tentId));
  const answers = createAnswerCache({ versions });
  const pages = createPageCache({
    render: fetchAnonymously((url, headers) => application.ask(url, headers), new URL(appOrigin).host),
    versions,
    hasAddress: addressCheck((tentId, path) => application.hasStoredAddress(tentId, path)),
    onError: (error) => {
      if (isExpectedOutage(error)) return;
      log.error({ error }, "edge");
      application.recordError(error, "", currentRequestId());
    },
    sharedSeconds: env.SHARED_CACHE_SECONDS,
  });
  const pictures = edgePictures({
    hasPicture: (hash) => application.hasPicture(hash),
    findStoredFile: (name) => application.findStoredFile(name),
  });
  application = await startApplicationProcesses({
    count: processCount(),
    module,
    dir,
    countCall,
    onError: (error) => log.error({ error }, "application"),
    memory: {
      purgePages: pages.purge,
      purgeSite: pages.purgeSite,
      purgeHosts: tents.purge,
      purgePhotos: (deleted) => {
        answers.purgePhotos(deleted);
        return pictures.purge(deleted);
      },
      reset: () => {
        pages.reset();
        answers.reset();
        tents.reset();
        pictures.reset();
      },
    },
  });
  const edge = await serveEdge(application, {
    dev: false,
    dir,
    tents,
    pictures,
    cache: { pages, answers, ask: application.ask, countCall: (address) => limits.count({ address, token: null }) },
    metricSources: application.metricSources,
  });
  return { ...edge, usage: application.usage };
}
