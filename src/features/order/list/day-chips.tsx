"use client";

import { CalendarDays, CalendarRange } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Chip } from "~/components/ui/chip";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { orderDaysTexts } from "~/copy/order-days";
import { orderListAddress } from "~/domain/order/manage/list-address";
import { orderDayOf } from "~/domain/order/place/order-day";
import type { OrderListInput } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatDay } from "~/features/app-context/format-when";

type DayChipsProps = {
  asked: OrderListInput;
  /** The shop's day; null while it is not known. */
  today: string | null;
};

/** Restricts the list to today or to some days of the shop's calendar. */
export function DayChips({ asked, today }: DayChipsProps) {
  const { orderEdit } = useCopy(orderDaysTexts);
  const { days: copy } = orderEdit;
  const router = useRouter();
  const { from, until } = asked;
  const isToday = from === "hoy" && until === null;
  const isRange = !isToday && (from !== null || until !== null);
  const dateOf = (day: string | null) => (day === "hoy" ? (today ?? "") : (day ?? ""));
  const [open, setOpen] = useState(false);
  const [first, setFirst] = useState(dateOf(from));
  const [last, setLast] = useState(dateOf(until));
  const written = (day: string | null) => (day === null ? "…" : formatDay(dateOf(day), today ?? ""));
  const show = (days: Pick<OrderListInput, "from" | "until">) => {
    setOpen(false);
    router.push(orderListAddress({ ...asked, ...days, page: 1 }), { scroll: false });
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const [one, other] = [first, last].map((day) => orderDayOf(day));
    const isBackwards = one && other && one > other;
    show(isBackwards ? { from: other, until: one } : { from: one ?? null, until: other ?? null });
  };
  return (
    <>
      <Chip asChild chosen={isToday}>
        <Link
          href={orderListAddress({ ...asked, from: isToday ? null : "hoy", until: null, page: 1 })}
          prefetch={false}
          scroll={false}
        >
          <CalendarDays aria-hidden="true" />
          {copy.today}
        </Link>
      </Chip>
      <Chip chosen={isRange} onClick={() => setOpen(true)}>
        <CalendarRange aria-hidden="true" />
        {isRange ? copy.range(written(from), written(until)) : copy.dates}
      </Chip>
      <Dialog open={open} onOpenChange={setOpen} title={copy.title} closeLabel={copy.close}>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
            <Field label={copy.from}>
              <Input type="date" value={first} onChange={({ target }) => setFirst(target.value)} />
            </Field>
            <Field label={copy.until}>
              <Input type="date" value={last} onChange={({ target }) => setLast(target.value)} />
            </Field>
          </div>
          <DialogActions>
            <Button variant="txt" onClick={() => show({ from: null, until: null })}>
              {copy.clear}
            </Button>
            <Button type="submit">{copy.show}</Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
