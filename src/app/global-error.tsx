"use client";

import { AppDocument } from "~/features/session/app-document";
import { CrashPage } from "~/features/session/crash-page";

/** Stands in for a layout that failed itself. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <AppDocument countryId={null}>
      <CrashPage {...props} />
    </AppDocument>
  );
}
