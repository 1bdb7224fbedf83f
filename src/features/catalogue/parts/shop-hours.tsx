import { hoursLines } from "~/domain/tent/hours";
import type { Frame } from "./frame";

/** The shop's opening hours; the browser adds whether it is open now, by the shop's local time. */
export function ShopHours({ frame: { shop, copy } }: { frame: Frame }) {
  const { hours, timeZone } = shop;
  if (!hours || hours.length === 0) return null;
  return (
    <p
      className="hours"
      data-hours={hours.map(({ day, from, until }) => `${day} ${from} ${until}`).join()}
      data-zone={timeZone}
    >
      <b data-opening="" />
      {hoursLines(hours, copy.hours).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
