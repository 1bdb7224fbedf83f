"use client";

import { History } from "lucide-react";
import Link from "next/link";
import { useRef, useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { SaveBar } from "~/components/ui/save-bar";
import { toast } from "~/components/ui/toast";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { priceTexts } from "~/copy/price";
import { errorSentence } from "~/copy/sentence";
import { validationTexts } from "~/copy/validation";
import { type Cents, cents, formatAmount, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { listPricesHref } from "~/domain/price-lists/list-path";
import { scopeOf } from "~/domain/product/prices/price-address";
import { readPriceValue } from "~/domain/product/prices/price-change";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { PageHeader } from "~/features/app-context/page-header";
import { useMoney, useSession } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { useWayBackToList } from "../crud/way-back";
import { PriceChanges, useUndoPrices } from "./price-history";
import { PriceListChoice, useChangedList } from "./price-list-choice";
import { PreviewLoading, PricePreviewList } from "./price-preview";
import { PriceRuleFields } from "./price-rule";
import { PriceScopeFields } from "./price-scope";
import { formatShare } from "./price-words";
import {
  type AskPrice,
  type PriceForm,
  type PricePreview,
  type PricePreviewRow,
  useChangeKey,
  usePriceForm,
  usePricePreview,
  useReadPrices,
} from "./use-price-change";

const NEW = "/productos/cargar-producto";
/** Number of changed rows to list. */
const NAMED = 3;

/** Visible rows whose current price changed between two previews. */
function movedRows(before: PricePreview, now: PricePreview): { from: PricePreviewRow; to: PricePreviewRow }[] {
  const keyOf = (row: PricePreviewRow) => `${row.productId}/${row.variantId}`;
  const old = new Map(before.rows.map((row) => [keyOf(row), row]));
  return now.rows.flatMap((to) => {
    const from = old.get(keyOf(to));
    return from && from.before !== to.before ? [{ from, to }] : [];
  });
}

function useApply(form: ReturnType<typeof usePriceForm>, shown: ReturnType<typeof usePricePreview>) {
  const copy = useCopy(priceTexts, validationTexts, errorsTexts);
  const undo = useUndoPrices();
  const readPrices = useReadPrices();
  const key = useChangeKey();
  const apply = api.price.change.useMutation();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [moved, setMoved] = useState<ReturnType<typeof movedRows> | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const { change, preview, query } = shown;

  const takeBack = async (id: number) => {
    setDone(null);
    await undo.run(id);
  };
  const run = async (confirmed: boolean) => {
    if (!change || !preview || apply.isPending) return;
    setRefusal(null);
    setMoved(null);
    undo.clear();
    const { fingerprint } = preview;
    try {
      const clientKey = key.of(JSON.stringify([change, fingerprint]));
      const { batchId, changed } = await apply.mutateAsync({ ...change, clientKey, fingerprint, confirmed });
      key.forget();
      toast.success(copy.price.applied, {
        action: { label: copy.price.undo, onClick: () => void takeBack(batchId) },
      });
      form.ask({ value: "" });
      setDone(changed);
      await readPrices();
      result.current?.scrollIntoView({ block: "start" });
    } catch (error) {
      const known = appErrorOfCall(error);
      if (known?.code === "CONFLICT") {
        const { data } = await query.refetch();
        setMoved(data ? movedRows(preview, data) : []);
        result.current?.scrollIntoView({ block: "start" });
      } else if (known?.details.fields?.confirmed) setAsking(true);
      else if (known) {
        const reason = Object.values(known.details.fields ?? {})[0]?.[0];
        setRefusal(reason ? sentenceOf(copy, reason) : errorSentence(copy, known));
      }
    }
  };
  const press = () => (preview && preview.summary.unusual > 0 ? setAsking(true) : void run(false));
  const forget = () => {
    setRefusal(null);
    setMoved(null);
    setDone(null);
  };
  return {
    press,
    run,
    asking,
    setAsking,
    refusal,
    moved,
    done,
    forget,
    result,
    undo: { ...undo, run: takeBack },
    running: apply.isPending,
  };
}

/** /productos/cambio-precios: scope, rule and preview, then the change; with history and undo. */
export function PriceChangeScreen() {
  const wayBack = useWayBackToList();
  const { price: copy } = useCopy(priceTexts);
  const money = useMoney();
  const form = usePriceForm();
  const { asked, history } = form;
  const shown = usePricePreview(asked);
  const change = useApply(form, shown);
  const ask: typeof form.ask = (next) => {
    change.forget();
    form.ask(next);
  };
  const { preview, query, settled } = shown;
  const list = useChangedList(asked);
  const unusual = preview?.rows.find((row) => row.unusual);

  return (
    <>
      <PageHeader
        title={copy.title}
        back={list ? { href: listPricesHref(list.id), label: copy.lists.back } : { ...wayBack.link, label: copy.back }}
        actions={
          <Button asChild variant="txt">
            <a href="#ultimos-cambios" aria-label={copy.history}>
              <History aria-hidden="true" />
              <span className="max-lg:hidden">{copy.history}</span>
            </a>
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[344px_minmax(0,1fr)] md:items-start md:gap-6">
        <Group className="gap-5 max-sm:-mt-4 max-sm:border-t-0 md:sticky md:top-20 lg:top-6">
          <PriceListChoice asked={asked} onAsk={ask} />
          <PriceScopeFields asked={asked} onAsk={ask} />
          <PriceRuleFields asked={asked} onAsk={ask} money={money} refusal={change.refusal} />
        </Group>
        <div ref={change.result} className="grid min-w-0 scroll-mt-18 gap-6">
          {change.done === null ? null : <Done changed={change.done} list={list} />}
          {change.moved ? <Moved rows={change.moved} money={money} /> : null}
          {change.done === null ? (
            <Outcome
              asked={asked}
              preview={preview}
              loading={query.isLoading}
              stale={!settled}
              money={money}
              onAsk={ask}
            />
          ) : null}
          <PriceChanges
            history={history.data}
            failed={history.isError}
            onRetry={() => void history.refetch()}
            undo={change.undo}
            money={money}
          />
        </div>
      </div>
      <Bar
        asked={asked}
        preview={preview}
        settled={settled}
        running={change.running}
        money={money}
        onPress={change.press}
      />
      <ConfirmDialog
        open={change.asking}
        onOpenChange={change.setAsking}
        title={copy.confirm.title}
        text={
          preview ? (
            <>
              <p>{copy.confirm.text(preview.summary.unusual, formatAmount(preview.summary.unusual, money))}</p>
              {unusual ? (
                <p className="mt-2 wrap-anywhere">
                  {fill(copy.confirm.furthest, {
                    name: unusual.name,
                    before: formatPrice(unusual.before ?? cents(0), money),
                    after: formatPrice(unusual.after ?? cents(0), money),
                  })}
                </p>
              ) : null}
            </>
          ) : undefined
        }
        confirmLabel={copy.confirm.yes}
        cancelLabel={copy.confirm.no}
        onConfirm={() => change.run(true)}
      />
    </>
  );
}

/** Confirmation that stays until the form changes, unlike the toast with undo. */
function Done({ changed, list }: { changed: number; list: { name: string; link: string } | null }) {
  const { done: copy } = useCopy(priceTexts).price;
  const money = useMoney();
  const { tent } = useSession();
  return (
    <Banner
      tone="ok"
      role="status"
      title={copy.title(changed, formatAmount(changed, money))}
      action={
        tent ? (
          <Button asChild variant="sec" size="sm">
            <a href={list?.link ?? tent.url} target="_blank" rel="noopener">
              {list ? copy.seeList : copy.shop}
            </a>
          </Button>
        ) : undefined
      }
    >
      {list ? fill(copy.list, { name: list.name }) : copy.text}
    </Banner>
  );
}

/** Prices changed by someone else, or in another tab, since the confirmed preview. */
function Moved({ rows, money }: { rows: ReturnType<typeof movedRows>; money: MoneyFormat }) {
  const { moved: copy, preview } = useCopy(priceTexts).price;
  const price = (cents: Cents | null) => (cents === null ? preview.consult : formatPrice(cents, money));
  return (
    <Banner tone="warn" role="alert" title={copy.title}>
      {rows.length === 0 ? <p>{copy.other}</p> : null}
      <ul className="wrap-anywhere">
        {rows.slice(0, NAMED).map(({ from, to }) => (
          <li key={`${to.productId}/${to.variantId}`}>
            {fill(copy.line, {
              name: to.variant ? `${to.name}, ${to.variant.join(", ")}` : to.name,
              before: price(from.before),
              after: price(to.before),
            })}
          </li>
        ))}
      </ul>
      <p>{copy.look}</p>
    </Banner>
  );
}

type OutcomeProps = {
  asked: PriceForm;
  preview: PricePreview | undefined;
  loading: boolean;
  stale: boolean;
  money: MoneyFormat;
  onAsk: AskPrice;
};

function Outcome({ asked, preview, loading, stale, money, onAsk }: OutcomeProps) {
  const { preview: copy } = useCopy(priceTexts).price;
  if (preview && preview.summary.products === 0) {
    const nothingYet = asked.kind === "all";
    const text = nothingYet ? copy.noProducts : copy.empty;
    return (
      <EmptyState
        plain
        title={text.title}
        text={text.text}
        actions={
          nothingYet ? (
            <Button asChild variant="sec" block>
              <Link href={NEW}>{copy.load}</Link>
            </Button>
          ) : undefined
        }
      />
    );
  }
  if (preview) {
    const previous = asked.direction === "set" ? null : asked.previous;
    return <PricePreviewList preview={preview} money={money} stale={stale} previous={previous} onAsk={onAsk} />;
  }
  if (loading) return <PreviewLoading />;
  return <p className="text-ink-2">{scopeOf(asked) ? copy.waiting.value : copy.waiting.scope}</p>;
}

type BarProps = {
  asked: PriceForm;
  preview: PricePreview | undefined;
  settled: boolean;
  running: boolean;
  money: MoneyFormat;
  onPress: () => void;
};

/** Bottom bar with the average, the total and the main button. */
function Bar({ asked, preview, settled, running, money, onPress }: BarProps) {
  const { bar: copy } = useCopy(priceTexts).price;
  const { summary } = preview ?? {};
  const count = summary?.changed ?? 0;
  const said = () => {
    if (!scopeOf(asked)) return copy.missingScope;
    if (asked.value.trim() === "") return copy.missingValue;
    if (!readPriceValue(asked.value, asked).ok) return copy.wrongValue;
    if (!summary) return copy.calculating;
    return count === 0 ? copy.nothingChanges : null;
  };
  const hint = said();
  return (
    <SaveBar label={copy.label}>
      {summary && hint === null ? (
        <>
          <div className="flex min-w-0 flex-1 gap-8">
            {summary.average === null ? null : (
              <p className="min-w-0 leading-5">
                <b className="block truncate font-head text-lg font-bold">{formatShare(summary.average, money)}</b>
                <span className="text-sm text-ink-2">{copy.average}</span>
              </p>
            )}
            {summary.sumBefore !== null && summary.sumAfter !== null && summary.sumBefore > 0 ? (
              <p className="min-w-0 leading-5 max-lg:hidden">
                <b className="block truncate font-head text-lg font-bold">
                  {formatPrice(summary.sumBefore, money)} → {formatPrice(summary.sumAfter, money)}
                </b>
                <span className="text-sm text-ink-2">
                  {copy.sum(summary.rise + summary.fall, formatAmount(summary.rise + summary.fall, money))}
                </span>
              </p>
            ) : null}
          </div>
          <span className="text-sm text-ink-2 max-lg:hidden">{copy.later}</span>
        </>
      ) : (
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <Button disabled={count === 0 || !settled} loading={running} onClick={onPress}>
        {count > 0 ? copy.apply(count, formatAmount(count, money)) : copy.nothing}
      </Button>
    </SaveBar>
  );
}
