import type { ViewedItem } from "~/domain/stats/analytics-event";
import { ANALYTICS_EVENT } from "../browser/track-visit";
import type { Frame } from "../parts/frame";

/** What the page is, where that matters: others may not know what was searched. */
export type MeasuredPage = "cart" | "search";

// Deeds done before any other script is there.
export const QUEUED_EVENTS = `deeds=[];addEventListener(${JSON.stringify(ANALYTICS_EVENT)},function(e){deeds&&deeds.push(e.detail)})`;

/** Whether the shop's merchant set a tool that measures its visits, on the shop's own host. */
export const isMeasured = ({ base, shop: { analytics } }: Frame): boolean =>
  base === "" && (analytics.ga4 !== null || analytics.pixel !== null);

/** Where visitors are asked, and what the script behind it has to know; nothing in shops without such tools. */
export function ShopAnalytics({ frame, page, item }: { frame: Frame; page?: MeasuredPage; item?: ViewedItem }) {
  if (!isMeasured(frame)) return null;
  const { id, currency, analytics } = frame.shop;
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: QUEUED_EVENTS }} />
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

/** The way back to one's answer, at the foot of the page. */
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
