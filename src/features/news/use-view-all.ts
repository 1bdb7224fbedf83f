"use client";

import { useEffect, useState } from "react";
import { raiseIfEmpty } from "~/features/app-context/failures/call-failures";
import { useSession } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";

/**
 * docs/product.md#news: opening the news marks all of them as viewed and clears the menu's mark. Items that were unseen
 * keep their own mark until the screen is left, on further pages too: the returned function checks whether an item was
 * viewed at that moment or later.
 */
export function useViewAll(): (viewedAt: Date | null) => boolean {
  const { hasNew } = useSession();
  const utils = api.useUtils();
  const [since, setSince] = useState<Date | null>(null);
  const { mutate } = api.news.viewAll.useMutation({
    onSuccess: async (viewedAt) => {
      if (raiseIfEmpty(viewedAt, "VIEW_ALL_NOTIFICATIONS_FAILED", "news.viewAll")) return;
      setSince(viewedAt);
      utils.news.unseen.setData(undefined, 0);
      await utils.news.list.invalidate();
    },
    meta: { ignoreErrors: true },
  });
  useEffect(() => {
    if (hasNew) mutate();
  }, [hasNew, mutate]);
  return (viewedAt) => viewedAt === null || (since !== null && viewedAt >= since);
}
