import { AppDocument } from "~/features/app-context/app-document";
import { CrashPage } from "./crash-page";

/** Replaces the whole document when a root layout fails. */
export default function GlobalCrash(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <AppDocument wording="neutral">
      <CrashPage {...props} />
    </AppDocument>
  );
}
