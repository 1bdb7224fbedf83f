"use client";

import { lazy } from "react";

// This file is part of every page, including shop pages, so its content is loaded lazily.
const GlobalCrash = lazy(() => import("~/features/app-context/failures/global-crash"));

/** Error boundary for failures in a root layout. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return <GlobalCrash {...props} />;
}
