"use client";

import { Download, FileText } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Field } from "~/components/ui/field";
import { Meter } from "~/components/ui/meter";
import { Seg } from "~/components/ui/seg";
import { Select } from "~/components/ui/select";
import { Skeleton } from "~/components/ui/skeleton";
import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { shareTexts } from "~/copy/share";
import { DEFAULT_PDF_FORMAT, PDF_FORMATS, type PdfFormat } from "~/domain/catalogue/pdf/pdf-scope";
import type { PdfScope, StoredPdfScope } from "~/domain/catalogue/pdf/pdf-scope-schemas";
import { formatAmount } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { LIST_PARAM } from "~/domain/price-lists/list-path";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { CategorySelect, categoryChoices } from "~/features/category/category-select";
import { api, type RouterOutputs } from "~/trpc/react";
import { useCataloguePdf } from "./use-catalogue-pdf";

type Current = RouterOutputs["catalogue"]["pdf"];

/** Parses the select's value into a scope. */
function scopeOf(value: string): PdfScope {
  return value === "all" || value === "offers" ? { of: value } : { of: "category", id: Number(value) };
}

function scopeName({ pdf }: Copy["share"], scope: StoredPdfScope): string {
  const part = scope.of === "category" ? scope.name : scope.of === "offers" ? pdf.offers : pdf.all;
  return scope.list ? `${scope.list.name} · ${part}` : part;
}

const shownDay = (day: string) => day.split("-").reverse().join("/");

/** "1,2 MB", with a minimum of 0,1. */
const shownSize = (bytes: number, { decimal }: NumberFormat) =>
  `${Math.max(0.1, bytes / 1_000_000)
    .toFixed(1)
    .replace(".", decimal)} MB`;

/** Of the select with the prices: those that the shop has for everybody. */
const PUBLIC = "";

/** The catalogue as a PDF: prices, scope, progress and download. */
export function PdfCard() {
  const { share } = useCopy(shareTexts);
  const { pdf: copy } = share;
  const { data, waitingPdf, refusal, forgetRefusal, start, starting, cancel, cancelling } = useCataloguePdf();
  const { data: list } = api.category.list.useQuery();
  const { data: priceLists = [] } = api.priceList.all.useQuery(undefined, { meta: { ignoreErrors: true } });
  const [priced, setPriced] = useState(useSearchParams().get(LIST_PARAM) ?? PUBLIC);
  const priceList = priceLists.find(({ id }) => String(id) === priced);
  const [chosen, setChosen] = useState("all");
  const [format, setFormat] = useState<PdfFormat>(DEFAULT_PDF_FORMAT);
  return (
    <Group id="pdf" className="scroll-mt-20" title={copy.title} aria-label={copy.title}>
      <p className="-mt-2 text-sm text-ink-2">{copy.text}</p>
      {data ? null : <Skeleton className="h-28" />}
      {data?.making ? (
        <Making making={data.making} name={scopeName(share, data.making.scope)} busy={cancelling} onCancel={cancel} />
      ) : null}
      {data && !waitingPdf ? (
        <>
          {data.failed ? (
            <Banner tone="bad" role="alert">
              {data.failed === "listGone" ? copy.listGone : copy.failed}
            </Banner>
          ) : null}
          {data.ready ? <Ready ready={data.ready} name={scopeName(share, data.ready.scope)} /> : null}
          {priceLists.length > 0 ? (
            <Field label={copy.prices} hint={priceList ? copy.pricesHint : undefined}>
              <Select
                value={priceList ? priced : PUBLIC}
                onChange={(event) => {
                  forgetRefusal();
                  setPriced(event.target.value);
                }}
              >
                <option value={PUBLIC}>{copy.publicPrices}</option>
                {priceLists.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          ) : null}
          <Field label={copy.scope} error={refusal ?? undefined}>
            <CategorySelect
              label={copy.scope}
              choices={categoryChoices(list?.categories, [
                { value: "all", name: copy.all },
                { value: "offers", name: copy.offers },
              ])}
              value={chosen}
              onValueChange={(value) => {
                forgetRefusal();
                setChosen(value);
              }}
            />
          </Field>
          <div className="grid gap-1.5">
            <p className="text-sm font-semibold" aria-hidden="true">
              {copy.format}
            </p>
            <Seg
              label={copy.format}
              name="pdf-format"
              value={format}
              onValueChange={setFormat}
              options={PDF_FORMATS.map((value) => ({ value, label: copy.formats[value] }))}
            />
          </div>
          <Button
            variant="sec"
            loading={starting}
            onClick={() => start({ scope: scopeOf(chosen), format, listId: priceList?.id ?? null })}
          >
            <FileText aria-hidden="true" />
            {data.ready ? copy.makeAgain : copy.make}
          </Button>
        </>
      ) : null}
    </Group>
  );
}

type MakingProps = {
  making: NonNullable<Current["making"]>;
  name: string;
  busy: boolean;
  onCancel: (id: number) => Promise<void>;
};

function Making({ making, name, busy, onCancel }: MakingProps) {
  const { pdf: copy } = useCopy(shareTexts).share;
  const money = useMoney();
  const { done, total, waiting } = making;
  const words = fill(copy.progress, { done: formatAmount(done, money), total: formatAmount(total, money) });
  const percent = total > 0 ? Math.floor((done / total) * 100) : 0;
  return (
    <div className="grid gap-3">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <p role="status">{waiting ? copy.waiting : words}</p>
        <b className="shrink-0 tabular-nums">{percent} %</b>
      </div>
      <Meter progress value={done} max={Math.max(1, total)} label={words} className="h-2" />
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-ink-2">{copy.leave}</p>
        <Button variant="txt" size="sm" loading={busy} onClick={() => onCancel(making.id)}>
          {copy.cancel}
        </Button>
      </div>
    </div>
  );
}

function Ready({ ready, name }: { ready: NonNullable<Current["ready"]>; name: string }) {
  const { pdf: copy } = useCopy(shareTexts).share;
  const money = useMoney();
  const fileAddress = useFileAddress();
  return (
    <div role="status" className="grid gap-3 rounded-xl border border-line p-3.5">
      <div className="flex gap-3">
        <FileText aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ok" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-2">
            {copy.formats[ready.scope.format]} ·{" "}
            {fill(copy.facts, { date: shownDay(ready.day), size: shownSize(ready.size, money) })}
          </p>
          <p className="text-sm text-ink-2">{fill(copy.expires, { date: shownDay(ready.lastDay) })}</p>
        </div>
      </div>
      <Button asChild variant="soft">
        <a href={fileAddress(`/api/catalogue-pdf?id=${ready.id}`)} download>
          <Download aria-hidden="true" />
          {copy.download}
        </a>
      </Button>
    </div>
  );
}
