import { useEffect, useState } from "react";
import { sessionTexts } from "~/copy/session";
import { HOUR_MS } from "~/domain/duration";
import { useCopy } from "~/features/app-context/copy-provider";
import { within } from "~/lib/within";

/** The id of the build that serves now. */
const fetchBuild = (): Promise<string> =>
  within(async (signal) => {
    const response = await fetch("/api/trpc/site.build", { signal });
    const { result } = (await response.json()) as { result: { data: { json: string } } };
    return result.data.json;
  });

/** Asks hourly for a newer build and offers to load it, as build-watch.tsx does with a toast (docs/product.md#stale-builds). */
export function NewBuildNote({ build }: { build: string }) {
  const { newBuild } = useCopy(sessionTexts).session;
  const [served, setServed] = useState(build);
  useEffect(() => {
    const timer = setInterval(() => fetchBuild().then(setServed, () => undefined), HOUR_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status" className="fixed inset-x-4 bottom-4 z-toast mx-auto max-w-100">
      {served === build ? null : (
        <p className="flex items-center justify-between gap-3 rounded-xl bg-toast py-1 pr-1 pl-4 text-on-toast shadow-3">
          {newBuild.text}
          <button
            type="button"
            className="min-h-11 rounded-lg px-3 font-semibold text-toast-link"
            onClick={() => window.location.reload()}
          >
            {newBuild.reload}
          </button>
        </p>
      )}
    </div>
  );
}
