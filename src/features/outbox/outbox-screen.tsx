"use client";

import { useQueryClient } from "@tanstack/react-query";
import {
  Check,
  Clock,
  GitCompareArrows,
  Layers,
  Link as LinkIcon,
  type LucideIcon,
  Package,
  ReceiptText,
  RotateCw,
  Settings,
  Trash2,
} from "lucide-react";
import NextLink from "next/link";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { TwoColumns } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { IconButton } from "~/components/ui/icon-button";
import { List, ListRow, Thumb } from "~/components/ui/list";
import { SaveBar } from "~/components/ui/save-bar";
import { WaitingRows } from "~/components/ui/waiting-rows";
import { fill } from "~/copy/fill";
import { orderTexts } from "~/copy/order";
import { outboxListTexts } from "~/copy/outbox-list";
import { productTexts } from "~/copy/product";
import { unsentHref } from "~/domain/product/crud/unsent-address";
import { imageUrl } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { onTheWay } from "~/features/image/on-the-way";
import { usePhotoQueue, usePreview } from "~/features/image/use-photo-queue";
import { lazyPart } from "~/lib/lazy-part";
import { mayAmend } from "~/trpc/outbox/amend";
import { retryChange } from "~/trpc/outbox/decisions";
import { conflictsOf } from "~/trpc/outbox/outbox";
import { type OutboxEntry, photoKeysOf } from "~/trpc/outbox/outbox-entry";
import { panelOutbox } from "~/trpc/outbox/panel-outbox";
import { Decision } from "./conflict-dialog";
import { entryText, entryTitle, valueBefore } from "./entry-words";
import { readRows, useOutbox } from "./use-outbox";
import { WhyRefused } from "./why-refused";

const PhotosOnTheWay = lazyPart<{ open: boolean }>(() =>
  import("~/features/image/photos-on-the-way").then((module) => module.PhotosOnTheWay),
);

/** Confirmed changes that the list shows. */
const SHOWN_DONE = 20;

/** `/por-enviar`: the changes that wait for a network or a decision, in order, and the last that were sent. */
export function OutboxScreen() {
  const { list } = useCopy(outboxListTexts).outboxList;
  const { user } = useSession();
  const { entries, isRead } = useOutbox();
  const photos = onTheWay(usePhotoQueue());
  const [deciding, setDeciding] = useState<number | null>(null);
  const [dropping, setDropping] = useState<number | null>(null);
  const unsent = entries.filter(({ state }) => state !== "done");
  const done = entries
    .filter(({ state }) => state === "done")
    .slice(-SHOWN_DONE)
    .reverse();
  const stopped = unsent.filter(({ state }) => state === "refused").length;
  const waiting = unsent.length - stopped;
  const toDecide = unsent.find((entry) => conflictsOf(entry).length > 0);
  const decided = entries.find(({ id }) => id === deciding);
  const counted = (one: string, many: string, n: number) => (n === 1 ? one : fill(many, { n }));
  return (
    <>
      <PageHeader title={list.title} back={{ href: "/", label: list.back }} />
      <TwoColumns>
        <div className="grid min-w-0 gap-4">
          {!isRead && user.viewedUntil === null ? (
            <WaitingRows label={list.reading} rows={2} />
          ) : unsent.length === 0 ? (
            photos.length === 0 ? (
              <EmptyState plain title={list.none} text={list.noneText} />
            ) : null
          ) : (
            <>
              <p className="text-ink-2">{list.about}</p>
              <List aria-label={list.label}>
                {unsent.map((entry) => (
                  <UnsentRow
                    key={entry.id}
                    entry={entry}
                    onDecide={() => setDeciding(entry.id)}
                    onDrop={() => setDropping(entry.id)}
                  />
                ))}
              </List>
            </>
          )}
          <PhotosOnTheWay open={photos.length > 0} />
          {done.length > 0 ? (
            <section>
              <h2 className="mb-3">{list.done}</h2>
              <List aria-label={list.done}>
                {done.map((entry) => (
                  <SentRow key={entry.id} entry={entry} />
                ))}
              </List>
            </section>
          ) : null}
        </div>
        <Banner>{list.online}</Banner>
      </TwoColumns>
      {unsent.length > 0 ? (
        <SaveBar
          label={list.title}
          plain
          status={
            <>
              <b className="block text-ink">{counted(list.waitingOne, list.waitingMany, unsent.length)}</b>
              {stopped > 0 ? counted(list.decisionOne, list.decisionMany, stopped) : null}
            </>
          }
        >
          {waiting > 0 ? (
            <Button onClick={() => panelOutbox().send()}>{list.now}</Button>
          ) : toDecide ? (
            <Button onClick={() => setDeciding(toDecide.id)}>{list.decide}</Button>
          ) : null}
        </SaveBar>
      ) : null}
      {decided && conflictsOf(decided).length > 0 ? (
        <Decision entry={decided} onClose={() => setDeciding(null)} />
      ) : null}
      <ConfirmDialog
        open={dropping !== null}
        onOpenChange={() => setDropping(null)}
        tone="bad"
        title={list.dropTitle}
        text={list.dropText}
        confirmLabel={list.drop}
        cancelLabel={list.keep}
        onConfirm={() => (dropping === null ? undefined : panelOutbox().drop(dropping))}
      />
    </>
  );
}

const icons: Record<string, LucideIcon> = { category: Layers, link: LinkIcon, order: ReceiptText, tent: Settings };

/** The photo of the product, on this device or as the panel has read it, or a sign of what was changed. */
function EntryPicture({ entry }: { entry: OutboxEntry }) {
  const { path, input } = entry;
  const client = useQueryClient();
  const area = path.split(".")[0] ?? "";
  const { photos } = usePhotoQueue();
  const keys = photoKeysOf(entry);
  const own = photos.find(({ key }) => keys.includes(key));
  const waiting = usePreview(own?.preview);
  if (waiting) return <Thumb size="sm" src={waiting} />;
  const image = area === "product" ? readRows(client, area).find(({ id }) => id === input.id)?.image : null;
  if (image) return <Thumb size="sm" src={imageUrl(image, 160)} />;
  const Icon = icons[area] ?? Package;
  return (
    <span className="grid size-11 place-items-center rounded-[10px] bg-brand-soft text-brand-ink">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}

/** What a change does, with the value before it struck out. */
function EntryChange({ entry }: { entry: OutboxEntry }) {
  const copy = useCopy(outboxListTexts, orderTexts, productTexts);
  const money = useMoney();
  const before = valueBefore(copy, money, entry);
  return (
    <span className="w-full wrap-anywhere">
      {before ? (
        <>
          {before.field}: <span className="sr-only">{copy.outboxList.list.was} </span>
          <s>{before.text}</s> → <b className="font-semibold text-ink">{before.now}</b>
        </>
      ) : (
        entryText(copy, money, entry)
      )}
    </span>
  );
}

type UnsentRowProps = { entry: OutboxEntry; onDecide: () => void; onDrop: () => void };

function UnsentRow({ entry, onDecide, onDrop }: UnsentRowProps) {
  const copy = useCopy(outboxListTexts);
  const { list } = copy.outboxList;
  const when = useWhen(entry.createdAt);
  const title = entryTitle(copy, entry);
  const inConflict = conflictsOf(entry).length > 0;
  const isOpen = entry.path === "product.create" && mayAmend(entry);
  return (
    <ListRow
      media={<EntryPicture entry={entry} />}
      title={
        isOpen ? (
          <NextLink href={unsentHref(entry.key)} prefetch={false} className="text-ink no-underline hover:underline">
            {title}
          </NextLink>
        ) : (
          title
        )
      }
      meta={
        <>
          <EntryChange entry={entry} />
          {inConflict ? (
            <Button variant="badSoft" size="xs" wraps onClick={onDecide}>
              <GitCompareArrows aria-hidden="true" />
              {list.conflict}
            </Button>
          ) : entry.state === "refused" ? (
            <WhyRefused entry={entry} />
          ) : (
            <span className="flex items-center gap-1">
              <Clock aria-hidden="true" className="size-4" />
              {fill(list.madeAt, { time: when })}
            </span>
          )}
        </>
      }
      end={
        <>
          {entry.state === "refused" && !inConflict ? (
            <IconButton label={`${list.retry}: ${title}`} onClick={() => void retryChange(panelOutbox(), entry.id)}>
              <RotateCw aria-hidden="true" />
            </IconButton>
          ) : null}
          <IconButton label={`${list.drop}: ${title}`} onClick={onDrop}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      }
    />
  );
}

function SentRow({ entry }: { entry: OutboxEntry }) {
  const copy = useCopy(outboxListTexts, productTexts, orderTexts);
  const when = useWhen(entry.doneAt ?? entry.createdAt);
  return (
    <ListRow
      media={<EntryPicture entry={entry} />}
      title={entryTitle(copy, entry)}
      meta={
        <>
          <EntryChange entry={entry} />
          <span className="flex items-center gap-1 text-ok">
            <Check aria-hidden="true" className="size-4" />
            {fill(copy.outboxList.list.sentAt, { time: when })}
          </span>
        </>
      }
    />
  );
}

function useWhen(at: number): string {
  return formatWhen(new Date(at), new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone).toLowerCase();
}
