"use client";

import { useEffect } from "react";
import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "./error-page";
import { reloadForLostChunk } from "./lost-chunk";

/** Fallback of the error boundaries. The error message goes to the log, not to the page. */
export function CrashPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  useEffect(() => {
    if (!reloadForLostChunk(error)) console.error(error);
  }, [error]);
  return <ErrorPage view={errorView({ status: 500 })} onRetry={retry} />;
}
