import { VISIT } from "~/generated/inline/scripts";
import type { Frame } from "../parts/frame";
import { InlineScript } from "./inline-script";
import type { VisitData } from "./visit.inline";

export type PageFacts = Omit<VisitData, "panel">;

/** Sends visit events on the shop's own host; nothing waits for it, and pages work without it. */
export function VisitScript({ frame, id, found }: { frame: Frame } & PageFacts) {
  if (frame.base !== "") return null;
  return <InlineScript<VisitData> code={VISIT} data={{ panel: new URL(frame.appUrl).origin, id, found }} />;
}
