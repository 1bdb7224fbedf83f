"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { Download, EllipsisVertical, MessageSquareText, Plus, Users } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Button } from "~/components/ui/button";
import { Chip, ChipRow } from "~/components/ui/chip";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "~/components/ui/dropdown-menu";
import { EmptyState } from "~/components/ui/empty-state";
import { Fab } from "~/components/ui/fab";
import { IconButton } from "~/components/ui/icon-button";
import { List } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { SearchField } from "~/components/ui/search-field";
import { WaitingRows } from "~/components/ui/waiting-rows";
import { formatAmount } from "~/domain/money/money";
import {
  orderExportAddress,
  orderListAddress,
  orderListInputOf,
  shownFilters,
} from "~/domain/order/manage/list-address";
import { ORDER_LIMITS, type OrderListInput } from "~/domain/order/place/schemas";
import { useCopy } from "~/features/app-context/copy-provider";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { cn } from "~/lib/cn";
import { api, type RouterOutputs } from "~/trpc/react";
import { OrderRow, rowGrid } from "./order-row";
import { OrderSound } from "./order-sound";
import { SuspectedBanner, SuspectedGroups } from "./suspected-groups";

/** `/pedidos`: cards on a phone, a table on desktop; search, filter and page are kept in the URL. */
export function OrderList() {
  const { order: copy } = useCopy();
  const params = useSearchParams();
  const asked = orderListInputOf((name) => params.get(name));
  const [typed, type] = useTypedSearch(asked.search, (search) => orderListAddress({ filter: asked.filter, search }));
  const { data } = api.order.list.useQuery(asked, { placeholderData: keepPreviousData });
  const suspected = data?.counts.sospechosos ?? 0;
  const none = data?.counts.todos === 0 && asked.search === null && asked.filter === null;
  return (
    <>
      <PageHeader title={copy.title} actions={<ListActions asked={asked} />} />
      <div className={none && suspected === 0 ? "hidden" : "mb-3 flex"}>
        <SearchField
          label={copy.search}
          clearLabel={copy.clearSearch}
          value={typed}
          onValueChange={type}
          maxLength={ORDER_LIMITS.search}
        />
      </div>
      {none && suspected === 0 ? null : <FilterChips asked={asked} counts={data?.counts} />}
      {suspected > 0 && asked.filter === null && asked.search === null ? <SuspectedBanner count={suspected} /> : null}
      {asked.filter === "sospechosos" && asked.search === null ? <SuspectedGroups /> : null}
      {data ? <Shown data={data} asked={asked} /> : <WaitingRows label={copy.loading} rows={5} />}
    </>
  );
}

function ListActions({ asked }: { asked: OrderListInput }) {
  const { order: copy } = useCopy();
  const fileAddress = useFileAddress();
  const isOwn = useSession().user.viewedUntil === null;
  return (
    <>
      <OrderSound />
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={copy.moreOfList}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
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
          {isOwn ? (
            <DropdownMenuItem asChild>
              <a href={fileAddress(orderExportAddress(asked))} download>
                <Download aria-hidden="true" />
                {copy.download}
              </a>
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
      <Fab href="/pedidos/nuevo" icon={<Plus aria-hidden="true" />} label={copy.add} />
    </>
  );
}

function FilterChips({ asked, counts }: { asked: OrderListInput; counts?: RouterOutputs["order"]["list"]["counts"] }) {
  const { order: copy } = useCopy();
  const money = useMoney();
  const chips = [
    { filter: null, label: copy.all, count: counts?.todos },
    ...shownFilters({ chosen: asked.filter, suspected: counts?.sospechosos ?? 0 }).map((filter) => ({
      filter,
      label: copy.filter[filter],
      count: counts?.[filter],
    })),
  ];
  return (
    <ChipRow label={copy.filters} className="mb-3">
      {chips.map(({ filter, label, count }) => {
        const chosen = filter === asked.filter;
        return (
          <Chip key={label} asChild chosen={chosen}>
            <Link href={orderListAddress({ filter, search: asked.search })} prefetch={false} scroll={false}>
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
  const { order: copy } = useCopy();
  if (data.rows.length === 0) {
    const narrowed = asked.filter !== null || asked.search !== null || asked.page > 1;
    const noneSuspected = asked.filter === "sospechosos" && asked.search === null && asked.page === 1;
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
  const { columns } = copy;
  return (
    <>
      <div
        aria-hidden="true"
        className={cn(
          rowGrid,
          "hidden h-10 bg-surface-2 text-xs font-semibold text-ink-2 md:grid max-lg:-mx-4 lg:rounded-t-2xl lg:border lg:border-b-0 lg:border-line",
        )}
      >
        <span>{columns.number}</span>
        <span>{columns.customer}</span>
        <span>{columns.date}</span>
        <span>{columns.state}</span>
        <span className="text-right">{columns.total}</span>
      </div>
      <List aria-label={copy.list} className="md:rounded-t-none!">
        {data.rows.map((row) => (
          <OrderRow key={row.number} row={row} list={data} />
        ))}
      </List>
      <Pagination
        page={data.page}
        pages={data.pages}
        hrefFor={(page) => orderListAddress({ ...asked, page })}
        labels={{ ...copy.pages, position: copy.pages.position(data.page, data.pages) }}
      />
    </>
  );
}
