import { dayAndMonth } from "~/domain/tent/hours";
import type { Frame } from "./frame";

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
