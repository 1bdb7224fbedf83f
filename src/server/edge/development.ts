import { startApplication } from "./application/application";
import { connectEdgeCaches } from "./cache/purges";
import { createHostTable } from "./host-table";
import { type RunningEdge, serveEdge } from "./serve-edge";

const nothing = () => {};

/** Runs the edge and the application in one process without a page cache, so that changes show at once. */
export async function startDevelopment({ dir }: { dir: string }): Promise<RunningEdge> {
  const application = await startApplication({ dev: true, dir });
  const tents = createHostTable(application.findTent);
  connectEdgeCaches({ purgePages: nothing, purgeSite: nothing, purgeHosts: tents.purge, reset: tents.reset });
  return serveEdge(application, { dev: true, dir, tents });
}
