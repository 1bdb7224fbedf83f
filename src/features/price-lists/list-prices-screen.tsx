"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { FileDown, FileSpreadsheet, Percent, TrendingUp, Users } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { Chip } from "~/components/ui/chip";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { List } from "~/components/ui/list";
import { NavigationRow } from "~/components/ui/navigation-row";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { SearchField } from "~/components/ui/search-field";
import { ListSkeleton } from "~/components/ui/skeleton";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { fill } from "~/copy/fill";
import { priceListsTexts } from "~/copy/price-lists";
import { MAX_QUERY } from "~/domain/catalogue/view";
import {
  LISTS_PATH,
  listCustomersHref,
  listDataHref,
  listFileHref,
  listPdfHref,
  listPricesHref,
} from "~/domain/price-lists/list-path";
import { sendUrl } from "~/domain/product/prices/price-list";
import { pricesOnListHref } from "~/domain/product/prices/price-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { countText } from "~/features/app-context/count-text";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { useTypedSearch } from "~/features/app-context/use-typed-search";
import { showAddress } from "~/lib/back/show-address";
import { api } from "~/trpc/react";
import { ListLinkCard, ListLinkRow } from "./list-link-card";
import { ListPriceRow } from "./list-price-row";
import { type ListedPriceList, termsText, whoText } from "./list-words";

interface Asked {
  search: string | null;
  own: boolean;
  page: number;
}

function addressOf(id: number, { search, own, page }: Asked): string {
  const query = new URLSearchParams();
  if (search) query.set("buscar", search);
  if (own) query.set("propios", "1");
  if (page > 1) query.set("pagina", String(page));
  const text = query.toString();
  return listPricesHref(id) + (text ? `?${text}` : "");
}

/** `/productos/promociones/listas/{id}`: what each product costs on the list. */
export function ListPricesScreen({ initial }: { initial: ListedPriceList }) {
  const { priceLists: copy } = useCopy(priceListsTexts);
  const { prices: text } = copy;
  const money = useMoney();
  const { tent } = useSession();
  const params = useSearchParams();
  const { data: list = initial } = api.priceList.one.useQuery({ id: initial.id }, { initialData: initial });
  const { id, name } = list;
  const asked: Asked = {
    search: params.get("buscar"),
    own: params.get("propios") === "1",
    page: Math.max(1, Number(params.get("pagina")) || 1),
  };
  const [typed, type] = useTypedSearch(asked.search, (search) => addressOf(id, { ...asked, search, page: 1 }));
  const query = api.priceList.prices.useQuery({ id, ...asked }, { placeholderData: keepPreviousData });
  const { data } = query;
  const [saving, setSaving] = useState(0);
  const message = fill(text.message, { shop: tent?.name ?? "", link: list.link });
  return (
    <>
      <PageHeader
        title={name}
        back={{ href: LISTS_PATH, label: copy.backToLists }}
        actions={
          <>
            <IconButton asChild label={fill(text.pdfOf, { name })} className="lg:hidden">
              <Link href={listPdfHref(id)}>
                <FileDown aria-hidden="true" />
              </Link>
            </IconButton>
            <Button asChild variant="sec" className="max-lg:hidden">
              <Link href={listPdfHref(id)} aria-label={fill(text.pdfOf, { name })}>
                <FileDown aria-hidden="true" />
                {text.pdf}
              </Link>
            </Button>
            <Button asChild variant="sec" className="max-lg:hidden">
              <a href={list.link} target="_blank" rel="noopener noreferrer">
                {text.see}
              </a>
            </Button>
          </>
        }
      />
      <TwoColumns>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <List>
            <NavigationRow
              icon={Percent}
              href={listDataHref(id)}
              title={text.data}
              meta={termsText(list, copy, money)}
            />
            <ListLinkRow list={list} />
            <NavigationRow
              icon={Users}
              href={listCustomersHref(id)}
              title={text.who}
              meta={
                whoText(list, copy, money) +
                (list.requests > 0 ? ` · ${countText(copy.requests, list.requests, money)}` : "")
              }
            />
          </List>
          <div className="grid grid-cols-2 gap-2 huge-text:grid-cols-1">
            <Button asChild variant="sec">
              <Link href={pricesOnListHref(id)} aria-label={text.bulkOf}>
                <TrendingUp aria-hidden="true" />
                {text.bulk}
              </Link>
            </Button>
            <Button asChild variant="sec">
              <Link href={listFileHref(id)} aria-label={text.fileOf}>
                <FileSpreadsheet aria-hidden="true" />
                {text.file}
              </Link>
            </Button>
          </div>
          <div className="flex items-center gap-2 large-text:flex-wrap">
            <SearchField
              label={text.search}
              clearLabel={text.clear}
              value={typed}
              maxLength={MAX_QUERY}
              onValueChange={type}
            />
            <Chip
              chosen={asked.own}
              count={data?.withOwn ?? 0}
              onClick={() => showAddress(addressOf(id, { ...asked, own: !asked.own, page: 1 }))}
            >
              {text.ownFilter}
            </Chip>
          </div>
          {data === undefined && query.isError ? (
            <ReadFailed retry={copy.retry} onRetry={() => query.refetch()}>
              {copy.failed}
            </ReadFailed>
          ) : null}
          {data === undefined && !query.isError ? (
            <ListSkeleton label={copy.loading} rows={5} className="h-16" />
          ) : null}
          {data?.rows.length === 0 ? <EmptyState plain title={text.none} text={text.noneText} /> : null}
          {data && data.rows.length > 0 ? (
            <List aria-label={text.label} aria-busy={query.isPlaceholderData}>
              {data.rows.map((row) => (
                <ListPriceRow key={row.id} listId={id} row={row} onSaving={(by) => setSaving((now) => now + by)} />
              ))}
            </List>
          ) : null}
          {data ? (
            <Pagination
              page={asked.page}
              pages={data.pages}
              hrefFor={(page) => addressOf(id, { ...asked, page })}
              labels={{ ...text.pages, position: fill(text.position, { page: asked.page, pages: data.pages }) }}
            />
          ) : null}
        </div>
        <ListLinkCard list={list} />
      </TwoColumns>
      <SaveBar label={text.send} status={saving > 0 ? text.saving : text.saved} dirty={saving > 0}>
        <Button asChild variant="wa">
          <a href={sendUrl(message) ?? list.link} target="_blank" rel="noopener noreferrer">
            <WhatsappMark />
            {text.send}
          </a>
        </Button>
      </SaveBar>
    </>
  );
}
