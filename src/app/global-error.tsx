"use client";

import { lazy } from "react";

// Every page carries this file, a shop's too: what it shows is loaded only when it is needed.
const GlobalCrash = lazy(() => import("~/features/app-context/failures/global-crash"));

/** Stands in for a layout that failed itself. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return <GlobalCrash {...props} />;
}
