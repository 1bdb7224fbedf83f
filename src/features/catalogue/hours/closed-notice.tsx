import { shopScriptCopyFor } from "~/copy/shop-script";
import { openingTimes, sayOpening } from "~/domain/tent/hours";
import { CLOSED_NOTICE } from "~/generated/inline/scripts";
import { InlineScript } from "../browser/inline-script";
import type { Frame } from "../parts/frame";
import type { ClosedNoticeData } from "./closed-notice.inline";

/** While the shop is closed by its hours: that orders are taken, and when they are answered. */
export function ClosedNotice({ frame: { shop, copy, now } }: { frame: Frame }) {
  const { hours, timeZone, holiday, countryId } = shop;
  if (!hours || hours.length === 0) return null;
  const { opening } = shopScriptCopyFor(countryId);
  const states = openingTimes({ hours, now, timeZone, holiday }, copy.hours.from).map(
    ([until, kind, when]) => `${until / 60} ${kind === "closed" ? sayOpening(false, when, opening) : ""}`,
  );
  return (
    <>
      <p className="notice notice--closed" data-opening="" hidden />
      <InlineScript<ClosedNoticeData> code={CLOSED_NOTICE} data={{ states: states.join("|") }} />
    </>
  );
}
