import { AppDocument } from "~/features/session/app-document";
import { CrashPage } from "~/features/session/crash-page";

/** The whole document of a layout that failed. */
export default function GlobalCrash(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <AppDocument wording="neutral">
      <CrashPage {...props} />
    </AppDocument>
  );
}
