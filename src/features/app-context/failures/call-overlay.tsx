"use client";

import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { LoadingOverlay } from "~/components/ui/loading-overlay";
import { sessionTexts } from "~/copy/session";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSite } from "~/features/app-context/site-provider";

const asks = ({ meta }: { meta?: Record<string, unknown> | undefined }) => meta?.overlay === true;

/** Calls with `meta: { overlay: true }` cover the screen while they run (docs/product.md#failed-calls). */
export function CallOverlay() {
  const { session } = useCopy(sessionTexts);
  const { logo } = useSite();
  const mutating = useIsMutating({ predicate: asks });
  const fetching = useIsFetching({ predicate: asks });
  return mutating + fetching > 0 ? <LoadingOverlay label={session.loading} logo={logo} /> : null;
}
