import { hoursLines } from "~/domain/tent/hours";
import type { Frame } from "./frame";

/** The shop's schedule; whether it is open now the browser says, by the clock where the shop is. */
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
