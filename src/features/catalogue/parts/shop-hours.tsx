import { dayAndMonth, holidaySeconds, hoursLines, openingTimes, writeTimes } from "~/domain/tent/hours";
import type { Frame } from "./frame";

/** The shop's opening hours; the browser adds whether it is open now. */
export function ShopHours({ frame: { shop, copy, now } }: { frame: Frame }) {
  const { hours, timeZone, holiday } = shop;
  if (!hours || hours.length === 0) return null;
  const times = openingTimes({ hours, now, timeZone, holiday }, copy.hours.from);
  return (
    <p className="hours" data-hours={writeTimes(times)}>
      <b data-opening="" />
      {hoursLines(hours, copy.hours).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

/** "Cerrado por vacaciones". Pages are cached, so the browser shows or hides it when holidays begin or end. */
export function HolidayBanner({ frame: { shop, copy }, cart = false }: { frame: Frame; cart?: boolean }) {
  const { holiday, timeZone } = shop;
  if (!holiday) return null;
  const closed = copy.holiday(dayAndMonth(holiday.until, copy.months));
  return (
    <p
      className={cart ? "closed" : "notice"}
      data-holiday={holidaySeconds(holiday, timeZone).join(" ")}
      hidden={!holiday.now}
    >
      {cart ? `${closed} ${copy.holidayCart}` : [closed, holiday.text].filter(Boolean).join(" ")}
    </p>
  );
}
