"use client";

import { useEffect } from "react";
import { toast } from "~/components/ui/toast";
import { sessionTexts } from "~/copy/session";
import { HOUR_MS } from "~/domain/duration";
import { useCopy } from "~/features/app-context/copy-provider";
import { api } from "~/trpc/react";

const CHECK_MS = HOUR_MS;

/**
 * Polls hourly for a newer build and offers to load it; never reloads unasked, so that no input is lost
 * (docs/product.md#stale-builds).
 */
export function BuildWatch({ build }: { build: string }) {
  const { newBuild } = useCopy(sessionTexts).session;
  const { data: served } = api.site.build.useQuery(undefined, {
    initialData: build,
    staleTime: CHECK_MS,
    refetchInterval: CHECK_MS,
    refetchOnWindowFocus: false,
    meta: { ignoreErrors: true },
  });
  const isOld = served !== build;
  useEffect(() => {
    if (!isOld) return;
    toast(newBuild.text, {
      id: "new-build",
      duration: Number.POSITIVE_INFINITY,
      action: { label: newBuild.reload, onClick: () => window.location.reload() },
    });
  }, [isOld, newBuild]);
  return null;
}
