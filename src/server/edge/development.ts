import { startApplication } from "./application/application";
import { connectEdgeCaches } from "./cache/purges";
import { createHostTable } from "./host-table";
import { edgePictures } from "./pictures/edge-pictures";
import { type RunningEdge, serveEdge } from "./serve-edge";

const nothing = () => {};

/** Runs the edge and the application in one process without a page cache, so that changes show at once. */
export async function startDevelopment({ dir }: { dir: string }): Promise<RunningEdge> {
  const application = await startApplication({ dev: true, dir });
  const tents = createHostTable(application.findTent);
  const pictures = edgePictures(application);
  connectEdgeCaches({
    purgePages: nothing,
    purgeSite: nothing,
    purgeHosts: tents.purge,
    purgePhotos: pictures.purge,
    reset: () => {
      tents.reset();
      pictures.reset();
    },
  });
  return serveEdge(application, { dev: true, dir, tents, pictures });
}
