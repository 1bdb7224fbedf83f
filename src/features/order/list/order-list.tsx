"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Download, EllipsisVertical, MessageSquareText, Plus, Printer, Users } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Chip, ChipRow } from "~/components/ui/chip";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { Pagination } from "~/components/ui/pagination";
import { SearchField } from "~/components/ui/search-field";
import { WaitingRows } from "~/components/ui/waiting-rows";
import { orderDaysTexts } from "~/copy/order-days";
import { orderListTexts } from "~/copy/order-list";
import { formatAmount } from "~/domain/money/money";
import {
  orderListAddress,
  orderListInputOf,
  orderPrintAddress,
  shownFilters,
} from "~/domain/order/manage/list-address";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import type { OrderListInput } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { useOutbox } from "~/features/outbox/use-outbox";
import { cn } from "~/lib/cn";
import { api, type RouterOutputs } from "~/trpc/react";
import { OrderSoundButton, OrderSoundItem } from "../manage/order-sound";
import { SuspectedBanner, SuspectedGroups } from "../manage/suspected-groups";
import { pendingOrders } from "../pending-orders";
import { DayChips } from "./day-chips";
import { DayOfOrders } from "./day-of-orders";
import { ExportOrders } from "./export-orders";
import { UnsentOrders } from "./unsent-orders";

/** `/pedidos`: cards on a phone, a table on desktop; search, filter, days and page are kept in the URL. */
export function OrderList() {
  const { order: copy } = useCopy(orderListTexts);
  const params = useSearchParams();
  const asked = orderListInputOf((name) => params.get(name));
  const [typed, type] = useTypedSearch(asked.search, (search) => orderListAddress({ ...asked, search, page: 1 }));
  const { data } = api.order.list.useQuery(asked, { placeholderData: keepPreviousData });
  const suspected = data?.counts.sospechosos ?? 0;
  const listed = new Set(data?.rows.map(({ number }) => number));
  const unsent = pendingOrders(useOutbox(), listed);
  const none = data?.counts.todos === 0 && !isNarrowed({ ...asked, page: 1 });
  return (
    <>
      <PageHeader title={copy.title} actions={<ListActions asked={asked} />} />
      <div
        className={
          none && suspected === 0
            ? "hidden"
            : "mb-4 grid gap-3 sideways:flex sideways:items-start lg:flex lg:items-start lg:gap-2"
        }
      >
        <SearchField
          label={copy.search}
          clearLabel={copy.clearSearch}
          value={typed}
          onValueChange={type}
          maxLength={ORDER_LIMITS.search}
          frameClassName="sideways:max-w-60 lg:max-w-44"
        />
        <FilterChips asked={asked} data={data} />
      </div>
      {suspected > 0 && asked.filter === null && asked.search === null ? <SuspectedBanner count={suspected} /> : null}
      {asked.filter === "sospechosos" && asked.search === null ? <SuspectedGroups /> : null}
      {unsent.length > 0 && !isNarrowed(asked) ? <UnsentOrders orders={unsent} /> : null}
      {none && unsent.length > 0 ? null : data ? (
        <Shown data={data} asked={asked} />
      ) : (
        <WaitingRows label={copy.loading} rows={5} />
      )}
    </>
  );
}

const isNarrowed = ({ filter, search, from, until, page }: OrderListInput) =>
  filter !== null || search !== null || from !== null || until !== null || page > 1;

function ListActions({ asked }: { asked: OrderListInput }) {
  const { order: copy, orderEdit } = useCopy(orderListTexts, orderDaysTexts);
  const isOwn = useSession().user.viewedUntil === null;
  const [exporting, setExporting] = useState(false);
  return (
    <>
      <OrderSoundButton className="max-lg:hidden" />
      <Button asChild variant="sec" className="max-lg:hidden">
        <Link href={orderPrintAddress(asked)} prefetch={false}>
          <Printer aria-hidden="true" />
          {orderEdit.print.title}
        </Link>
      </Button>
      {isOwn ? (
        <Button variant="sec" className="max-lg:hidden" onClick={() => setExporting(true)}>
          <Download aria-hidden="true" />
          {orderEdit.file.open}
        </Button>
      ) : null}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={copy.moreOfList}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <OrderSoundItem className="lg:hidden" />
          <DropdownMenuItem asChild>
            <Link href="/pedidos/clientes">
              <Users aria-hidden="true" />
              {copy.customersLink}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <Link href="/pedidos/respuestas">
              <MessageSquareText aria-hidden="true" />
              {copy.answersLink}
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem asChild className="lg:hidden">
            <Link href={orderPrintAddress(asked)} prefetch={false}>
              <Printer aria-hidden="true" />
              {orderEdit.print.title}
            </Link>
          </DropdownMenuItem>
          {isOwn ? (
            <DropdownMenuItem className="lg:hidden" onSelect={() => setExporting(true)}>
              <Download aria-hidden="true" />
              {orderEdit.file.open}
            </DropdownMenuItem>
          ) : null}
        </DropdownMenuContent>
      </DropdownMenu>
      <Button asChild className="max-lg:hidden">
        <Link href="/pedidos/nuevo">
          <Plus aria-hidden="true" />
          {copy.add}
        </Link>
      </Button>
      <Button asChild variant="sec" size="sm" className="lg:hidden">
        <Link href="/pedidos/nuevo" aria-label={copy.add}>
          <Plus aria-hidden="true" />
          {copy.addShort}
        </Link>
      </Button>
      <ExportOrders open={exporting} onOpenChange={setExporting} asked={asked} />
    </>
  );
}

function FilterChips({ asked, data }: { asked: OrderListInput; data?: RouterOutputs["order"]["list"] }) {
  const { order: copy } = useCopy(orderListTexts);
  const money = useMoney();
  const counts = data?.counts;
  const chips = [
    { filter: null, label: copy.all, count: counts?.todos },
    ...shownFilters({ chosen: asked.filter, counts }).map((filter) => ({
      filter,
      label: copy.filter[filter],
      count: counts?.[filter],
    })),
  ];
  return (
    <ChipRow label={copy.filters} className="sideways:mx-0 sideways:flex-1 sideways:pl-0 lg:flex-1 lg:*:px-3">
      <DayChips key={`${asked.from}-${asked.until}`} asked={asked} today={data?.today ?? null} />
      {chips.map(({ filter, label, count }) => {
        const chosen = filter === asked.filter;
        return (
          <Chip key={label} asChild chosen={chosen}>
            <Link href={orderListAddress({ ...asked, filter, page: 1 })} prefetch={false} scroll={false}>
              {label}
              {count === undefined ? null : (
                <b className={cn("font-semibold", !chosen && "text-ink-2")}>{formatAmount(count, money)}</b>
              )}
            </Link>
          </Chip>
        );
      })}
    </ChipRow>
  );
}

type ShownProps = { data: RouterOutputs["order"]["list"]; asked: OrderListInput };

function Shown({ data, asked }: ShownProps) {
  const { order: copy } = useCopy(orderListTexts);
  if (data.rows.length === 0) {
    const narrowed = isNarrowed(asked);
    const noneSuspected = asked.filter === "sospechosos" && !isNarrowed({ ...asked, filter: null });
    const { title, text, action } = noneSuspected ? copy.suspected.none : narrowed ? copy.nothing : copy.empty;
    return (
      <EmptyState
        plain={narrowed}
        title={title}
        text={text}
        actions={
          <Button asChild variant={narrowed ? "sec" : "solid"}>
            <Link href={narrowed ? "/pedidos" : "/compartir"}>{action}</Link>
          </Button>
        }
      />
    );
  }
  const days = [...new Set(data.rows.map(({ day }) => day))];
  return (
    <>
      <div className="grid gap-4">
        {days.map((day) => (
          <DayOfOrders key={day} day={day} data={data} />
        ))}
      </div>
      <Pagination
        page={data.page}
        pages={data.pages}
        hrefFor={(page) => orderListAddress({ ...asked, page })}
        labels={{ ...copy.pages, position: copy.pages.position(data.page, data.pages) }}
      />
    </>
  );
}
