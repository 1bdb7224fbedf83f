"use client";

import { useEffect } from "react";
import { errorView } from "~/domain/session/error-view";
import { ErrorPage } from "./error-page";
import { reloadForLostChunk } from "./lost-chunk";

/** What an error boundary shows. The server's own message is for the log, not for the page. */
export function CrashPage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  useEffect(() => {
    if (!reloadForLostChunk(error)) console.error(error);
  }, [error]);
  return <ErrorPage view={errorView({ status: 500 })} onRetry={retry} />;
}
