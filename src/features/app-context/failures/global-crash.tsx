import { AppDocument } from "~/features/app-context/app-document";
import { CrashPage } from "./crash-page";

/** The whole document of a layout that failed. */
export default function GlobalCrash(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <AppDocument wording="neutral">
      <CrashPage {...props} />
    </AppDocument>
  );
}
