import { revalidateTag } from "next/cache";
import { purgeHostTable } from "~/server/front/host-table";
import type { PageCache } from "~/server/ports/page-cache";

/** Next's own cache. `expire: 0` drops now; the profile 'max' would serve the old page once more. */
export const nextPageCache: PageCache = {
  async purge(tentId) {
    revalidateTag(`tent:${tentId}`, { expire: 0 });
  },
  async purgeHosts() {
    purgeHostTable();
  },
};
