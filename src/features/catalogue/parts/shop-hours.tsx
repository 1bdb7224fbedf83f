import { dayAndMonth, hoursLines, turnOf } from "~/domain/tent/hours";
import type { Frame } from "./frame";

/** The shop's opening hours; the browser adds whether it is open now, by the shop's local time. */
export function ShopHours({ frame: { shop, copy } }: { frame: Frame }) {
  const { hours, timeZone } = shop;
  if (!hours || hours.length === 0) return null;
  return (
    <p className="hours" data-hours={JSON.stringify(hours.map(turnOf))} data-zone={timeZone}>
      <b data-opening="" />
      {hoursLines(hours, copy.hours).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

/** "Cerrado por vacaciones". Pages are cached for days, so the browser shows or hides it by the shop's local date. */
export function HolidayBanner({ frame: { shop, copy }, cart = false }: { frame: Frame; cart?: boolean }) {
  const { holiday, timeZone } = shop;
  if (!holiday) return null;
  const closed = copy.holiday(dayAndMonth(holiday.until, copy.months));
  return (
    <p
      className={cart ? "closed" : "notice"}
      data-holiday={`${holiday.from} ${holiday.until}`}
      data-zone={timeZone}
      hidden={!holiday.now}
    >
      {cart ? `${closed} ${copy.holidayCart}` : [closed, holiday.text].filter(Boolean).join(" ")}
    </p>
  );
}
