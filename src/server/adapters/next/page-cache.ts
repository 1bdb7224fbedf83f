import { purgeHosts, purgePages } from "~/server/front/purges";
import type { PageCache } from "~/server/ports/page-cache";
import { keptAnswers } from "./kept-answers";

/**
 * The front server's pages, then Next's own cache. `expire: 0` drops now; the profile 'max' would serve the old page once more. Loaded at the first
 * purge: the front server has the container too, and Next's modules must not come before Next itself.
 */
export const nextPageCache: PageCache = {
  async purge(tentId) {
    keptAnswers().purge(tentId);
    await purgePages(tentId);
    const { revalidateTag } = await import("next/cache");
    revalidateTag(`tent:${tentId}`, { expire: 0 });
  },
  async purgeHosts() {
    keptAnswers().purge(null);
    await purgeHosts();
  },
  async purgeSite() {
    keptAnswers().purge(null);
    await purgePages(null);
    const { revalidateTag } = await import("next/cache");
    revalidateTag("site", { expire: 0 });
  },
  keep: (key, make) => keptAnswers().keep(key, make),
  kept: (key) => keptAnswers().kept(key),
};
