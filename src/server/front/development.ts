import { startApplication } from "./application";
import { createHostTable } from "./host-table";
import { connectFrontMemory } from "./purges";
import { type RunningFront, serveFront } from "./serve-front";

const nothing = () => {};

/** Front and application in one process, that keeps no pages: what is written shows at once. */
export async function startDevelopment({ dir }: { dir: string }): Promise<RunningFront> {
  const application = await startApplication({ dev: true, dir });
  const tents = createHostTable(application.findTent);
  connectFrontMemory({ purgePages: nothing, purgeSite: nothing, purgeHosts: tents.purge });
  return serveFront(application, { dev: true, dir, tents });
}
