"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { RotateCcw, Trash2 } from "lucide-react";
import Link from "next/link";
import { redirect, useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Chip, ChipRow } from "~/components/ui/chip";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { List, ListRow, Thumb } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { Tag } from "~/components/ui/tag";
import { WaitingRows } from "~/components/ui/waiting-rows";
import { WhatsappMark } from "~/components/ui/whatsapp-mark";
import { fill } from "~/copy/fill";
import { productTexts } from "~/copy/product";
import { stockAlertTexts } from "~/copy/stock-alert";
import { formatAmount, formatPrice } from "~/domain/money/money";
import type { StockAlertList } from "~/domain/product/alerts/stock-alert";
import { ALERT_STATES, alertListHref, readAlertList } from "~/domain/product/alerts/stock-alert";
import { imageUrl } from "~/domain/product/images/image";
import { readableNumber } from "~/domain/tent/phone";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { withPendingRows } from "~/features/outbox/pending-rows";
import { PendingTag } from "~/features/outbox/pending-tag";
import { useOutbox } from "~/features/outbox/use-outbox";
import { api } from "~/trpc/react";
import { SHOWN_ALERTS, type StockAlertRow, type StockAlerts, useAlerts } from "./use-alerts";

const PRODUCTS = "/productos";
const THUMB = 96;

/** `/productos/esperan`: visitors who wait for something that is sold out, or who were answered. */
export function AlertListScreen() {
  const { stockAlert: copy, product } = useCopy(stockAlertTexts, productTexts);
  const { tent } = useSession();
  if (!tent) redirect("/bienvenida");
  const asked = readAlertList(useSearchParams());
  const query = api.stockAlert.list.useQuery(asked, { placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} back={{ href: PRODUCTS, label: product.backToList }} />
      <Filters asked={asked} data={data} />
      {data ? <Rows data={data} asked={asked} /> : null}
      {query.isPending ? <WaitingRows label={copy.loading} rows={4} /> : null}
      {query.isError && !data ? (
        <ReadFailed retry={copy.retry} onRetry={query.refetch}>
          {copy.failed}
        </ReadFailed>
      ) : null}
    </>
  );
}

function Filters({ asked, data }: { asked: StockAlertList; data: StockAlerts | undefined }) {
  const { stockAlert: copy } = useCopy(stockAlertTexts);
  const money = useMoney();
  const { state: shown, productId } = asked;
  const name = productId === null ? null : data?.rows.find((row) => row.productId === productId)?.name;
  return (
    <div className="mb-4 grid gap-3">
      <ChipRow label={copy.states}>
        {ALERT_STATES.map((state) => (
          <Chip key={state} chosen={state === shown} asChild>
            <Link href={alertListHref({ state, productId })} replace>
              {copy.state[state]}
              {data ? <b className="font-semibold">{formatAmount(data.counts[state], money)}</b> : null}
            </Link>
          </Chip>
        ))}
      </ChipRow>
      {productId === null ? null : (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {name ? <span className="min-w-0 wrap-anywhere">{fill(copy.only, { name })}</span> : null}
          <Link
            href={alertListHref({ state: shown })}
            replace
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-3"
          >
            {copy.everyone}
          </Link>
        </p>
      )}
    </div>
  );
}

function Rows({ data, asked }: { data: StockAlerts; asked: StockAlertList }) {
  const { stockAlert: copy } = useCopy(stockAlertTexts);
  const rows = withPendingRows(data.rows, useOutbox(), SHOWN_ALERTS);
  if (rows.length === 0) {
    const { title, text } = copy.empty[asked.state];
    return (
      <EmptyState
        plain={asked.state === "answered" || asked.productId !== null}
        title={title}
        text={text}
        actions={
          <Button asChild variant="sec">
            <Link href={PRODUCTS}>{copy.backToProducts}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <List aria-label={copy.listLabel}>
        {rows.map((row) => (
          <AlertRow key={row.id} row={row} data={data} />
        ))}
      </List>
      <p className="py-3 text-sm text-ink-2">{copy.retention}</p>
      <Pagination
        page={data.page}
        pages={data.pages}
        hrefFor={(page) => alertListHref({ ...asked, page })}
        labels={{ ...copy.pages, position: fill(copy.pages.position, { page: data.page, pages: data.pages }) }}
      />
    </>
  );
}

/** "Remera lisa (M, Negro)" */
const wantedOf = ({ name, choice }: StockAlertRow): string => (choice ? `${name} (${choice})` : name);

function AlertRow({ row, data }: { row: StockAlertRow & { pending: boolean }; data: StockAlerts }) {
  const { stockAlert: copy } = useCopy(stockAlertTexts);
  const money = useMoney();
  const { answer, wait, remove } = useAlerts();
  const [asks, setAsks] = useState(false);
  const { id, isBack, answeredAt, photo } = row;
  const phone = readableNumber(row.phone);
  const product = wantedOf(row);
  const when = (at: Date) => formatWhen(at, data.asOf, data.timeZone).toLowerCase();
  const price = row.price === null ? null : formatPrice(row.price, money);
  const text = (isBack ? copy.answer : copy.answerBefore)({ shop: data.shopName, product, price, url: row.url });
  const isWaiting = answeredAt === null;
  return (
    <ListRow
      className="max-sm:flex-wrap"
      media={<Thumb src={photo ? imageUrl(photo, THUMB) : null} size="sm" />}
      title={
        <Link
          href={`${PRODUCTS}/${row.productId}`}
          prefetch={false}
          className="text-ink no-underline after:absolute after:inset-0"
        >
          {product}
        </Link>
      }
      meta={
        <>
          {isWaiting && isBack ? <Tag tone="ok">{copy.isBack}</Tag> : null}
          <span className="whitespace-nowrap">{phone}</span>
          {row.pending ? <PendingTag /> : null}
          <span>· {fill(isWaiting ? copy.since : copy.answeredAt, { when: when(answeredAt ?? row.createdAt) })}</span>
        </>
      }
    >
      <div className="flex items-center justify-end gap-2 max-sm:basis-full">
        {isWaiting ? null : (
          <IconButton label={fill(copy.waitFor, { phone })} onClick={() => void wait(id)}>
            <RotateCcw aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={fill(copy.deleteOf, { phone })} onClick={() => setAsks(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
        <Button asChild size="sm" variant={isWaiting && isBack ? "wa" : "sec"}>
          <a
            href={whatsappUrl(row.phone, text)}
            target="_blank"
            rel="noopener"
            aria-label={fill(isWaiting ? copy.writeTo : copy.writeAgainTo, { phone, product })}
            onClick={isWaiting ? () => void answer(id) : undefined}
          >
            <WhatsappMark />
            {isWaiting ? copy.write : copy.writeAgain}
          </a>
        </Button>
        <ConfirmDialog
          open={asks}
          onOpenChange={setAsks}
          tone="bad"
          title={fill(copy.confirmDelete.title, { phone })}
          text={fill(copy.confirmDelete.text, { product })}
          confirmLabel={copy.confirmDelete.confirm}
          cancelLabel={copy.confirmDelete.cancel}
          onConfirm={() => remove(id)}
        />
      </div>
    </ListRow>
  );
}
