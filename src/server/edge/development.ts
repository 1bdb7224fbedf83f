import { startApplication } from "./application/application";
import { connectEdgeCaches } from "./cache/purges";
import { createHostTable } from "./host-table";
import { type RunningEdge, serveEdge } from "./serve-edge";

const nothing = () => {};

/** Front and application in one process, that keeps no pages: what is written shows at once. */
export async function startDevelopment({ dir }: { dir: string }): Promise<RunningEdge> {
  const application = await startApplication({ dev: true, dir });
  const tents = createHostTable(application.findTent);
  connectEdgeCaches({ purgePages: nothing, purgeSite: nothing, purgeHosts: tents.purge });
  return serveEdge(application, { dev: true, dir, tents });
}
