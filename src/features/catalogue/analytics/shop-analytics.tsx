import type { ViewedItem } from "~/domain/stats/analytics-event";
import { QUEUED_EVENTS } from "~/generated/inline/scripts";
import { InlineScript } from "../browser/inline-script";
import type { Frame } from "../parts/frame";

/** Page kinds that analytics treats differently: a third party must not learn the search query, for example. */
export type MeasuredPage = "cart" | "search";

/** Whether the merchant configured an analytics tool; it only runs on the shop's own host, not in a style preview. */
export const isMeasured = ({ base, shop: { analytics } }: Frame): boolean =>
  base === "" && (analytics.ga4 !== null || analytics.pixel !== null);

/** Mount point of the consent banner, with the data its script needs; null in shops without analytics tools. */
export function ShopAnalytics({ frame, page, item }: { frame: Frame; page?: MeasuredPage; item?: ViewedItem }) {
  if (!isMeasured(frame)) return null;
  const { id, currency, analytics } = frame.shop;
  return (
    <>
      <InlineScript code={QUEUED_EVENTS} />
      <div
        id="medicion"
        aria-live="polite"
        data-ga4={analytics.ga4 ?? undefined}
        data-pixel={analytics.pixel ?? undefined}
        data-shop={id}
        data-currency={currency}
        data-page={page}
        data-item={item && JSON.stringify(item)}
      />
    </>
  );
}

/** Footer link that reopens the consent banner. */
export function ConsentLink({ frame }: { frame: Frame }) {
  if (!isMeasured(frame)) return null;
  return (
    <p className="foot__ask needs-script">
      <button type="button" data-consent="">
        {frame.copy.privacy}
      </button>
    </p>
  );
}
