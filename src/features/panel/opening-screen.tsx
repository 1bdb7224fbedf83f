import { Skeleton } from "~/components/ui/skeleton";
import { lazyPart } from "~/lib/lazy-part";
import { ComingFrame, ComingName, type ComingProps } from "./coming-screen";

function PlainSkeleton({ coming, copy }: ComingProps) {
  if (!coming) return null;
  return (
    <ComingFrame coming={coming} copy={copy}>
      <ComingName>{copy.menu[coming.entry.key]}</ComingName>
      <div className="grid gap-4">
        <Skeleton className="h-12 rounded-xl" />
        <Skeleton className="h-96 rounded-2xl" />
      </div>
    </ComingFrame>
  );
}

/** The coming screen as far as it is known; in its first seconds the panel draws every screen the same. */
export const OpeningScreen = lazyPart<ComingProps>(
  () => import("./screen-skeleton").then((module) => module.ScreenSkeleton),
  PlainSkeleton,
);
