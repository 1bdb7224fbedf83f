"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Group, TwoColumns } from "~/components/ui/card";
import { Chip, ChipRow } from "~/components/ui/chip";
import { List } from "~/components/ui/list";
import { Pagination } from "~/components/ui/pagination";
import { ReadFailed } from "~/components/ui/read-failed";
import { SaveBar } from "~/components/ui/save-bar";
import { Skeleton } from "~/components/ui/skeleton";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { vendorImportTexts } from "~/copy/vendor-import";
import { formatAmount } from "~/domain/money/money";
import { type ImportPreviewKind, PREVIEW_KINDS } from "~/domain/product/import/preview-kinds";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { showAddress } from "~/lib/back/show-address";
import { cn } from "~/lib/cn";
import { api } from "~/trpc/react";
import { CorrectRow, CorrectTogether } from "./correct-row";
import { counted } from "./counted";
import { FileLeftOut } from "./file-left-out";
import { FallQuestion, SectionQuestion } from "./preview-questions";
import { PreviewRow } from "./preview-row";
import { useCorrections } from "./use-corrections";
import type { ImportPreviewOutput } from "./use-import";

/** Preview tabs, problems first; tabs without rows are hidden. */
const SHOWN = ["problem", "new", "changed", "same"] as const satisfies readonly ImportPreviewKind[];

/** Names of the tabs in the URL. */
const WORDS: Record<ImportPreviewKind, string> = {
  new: "nuevos",
  changed: "cambian",
  same: "iguales",
  problem: "problemas",
};
const kindOf = (word: string | null) => PREVIEW_KINDS.find((kind) => WORDS[kind] === word) ?? null;

/** Step three: preview of the import; invalid cells are corrected in place. */
export function PreviewStep({ id, ...steps }: Steps & { id: number }) {
  const { preview: copy } = useCopy(productImportTexts).productImport;
  const params = useSearchParams();
  const asked = kindOf(params.get("ver"));
  const page = Math.max(1, Math.trunc(Number(params.get("pagina"))) || 1);
  const query = api.product.import.preview.useQuery(
    { id, kind: asked, page: Math.min(page, 100) },
    { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  );
  const { data } = query;
  if (!data) {
    if (query.isError) {
      return (
        <ReadFailed retry={copy.retry} onRetry={query.refetch}>
          {copy.failed}
        </ReadFailed>
      );
    }
    return (
      <div role="status" aria-label={copy.loading} className="grid gap-3">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  return <Preview data={data} fresh={!query.isPlaceholderData} {...steps} />;
}

type Steps = {
  /** The step before: the columns of a list, or what another platform's file brings. */
  onColumns: () => void;
  /** For a file with costs. */
  onMargin: (() => void) | null;
  /** The file is one of another platform. */
  fromVendor: boolean;
};
type PreviewProps = Steps & { data: ImportPreviewOutput; fresh: boolean };

const hrefOf = (kind: ImportPreviewKind, page = 1) =>
  `/productos/importar?ver=${WORDS[kind]}${page > 1 ? `&pagina=${page}` : ""}`;

function Preview({ data, fresh, onColumns, onMargin, fromVendor }: PreviewProps) {
  const { kind } = data;
  const { productImport, vendorImport: vendor } = useCopy(productImportTexts, vendorImportTexts);
  const { preview: copy, margin } = productImport;
  const money = useMoney();
  const utils = api.useUtils();
  const mending = useCorrections(data);
  const { counts } = mending;
  const start = api.product.import.start.useMutation();
  const good = counts.new + counts.changed;
  const show = (next: ImportPreviewKind) => showAddress(hrefOf(next));
  const begin = async () => {
    // If it was already started, or another import is running, that one is shown next.
    await start.mutateAsync({ id: data.id, cells: mending.pending() }).catch(() => undefined);
    await utils.product.import.current.invalidate();
    // Only now: changing the URL earlier would request a preview of an import that is no longer prepared.
    window.history.replaceState(null, "", "/productos/importar");
  };
  return (
    <div className="grid gap-4">
      <h2>{copy.title}</h2>
      <ChipRow label={copy.kindsLabel}>
        {SHOWN.filter((one) => one === kind || counts[one] > 0).map((one) => (
          <Chip key={one} chosen={one === kind} count={formatAmount(counts[one], money)} onClick={() => show(one)}>
            {copy.kinds[one]}
          </Chip>
        ))}
      </ChipRow>
      <TwoColumns>
        <div className="grid min-w-0 gap-4 empty:hidden">
          <SameNames data={data} />
          <SectionQuestion data={data} />
          <FallQuestion data={data} />
          <DateWarning data={data} />
          {data.offersMargin && onMargin ? (
            <Banner
              action={
                <Button variant="sec" size="sm" className="whitespace-normal" onClick={onMargin}>
                  {margin.offer}
                </Button>
              }
            >
              {margin.offerText}
            </Banner>
          ) : null}
          <FileLeftOut leftOut={data.leftOut} />
        </div>
        <Outcome data={data} counts={counts} />
      </TwoColumns>
      {kind === "problem" && data.sameProblems.length > 0 ? (
        <section className="grid gap-2">
          <div className="grid gap-1">
            <h3>{counted(copy.together.title, data.sameProblems.length, money)}</h3>
            <p className="text-sm text-ink-2">{copy.together.text}</p>
          </div>
          <List aria-label={counted(copy.together.title, data.sameProblems.length, money)}>
            {data.sameProblems.map((problem) => (
              <CorrectTogether
                key={`${problem.column} ${problem.key} ${problem.value}`}
                problem={problem}
                mending={mending}
              />
            ))}
          </List>
        </section>
      ) : null}
      {kind === "problem" && data.products.length > 0 ? <p className="text-sm text-ink-2">{copy.mend}</p> : null}
      {data.products.length === 0 && (kind !== "problem" || data.sameProblems.length === 0) ? (
        <p className="py-6 text-center text-ink-2">{copy.none[kind]}</p>
      ) : null}
      {data.products.length > 0 ? (
        <List aria-label={copy.kinds[kind]} aria-busy={!fresh}>
          {data.products.map((product) =>
            kind === "problem" ? (
              <CorrectRow key={product.rows[0]} product={product} mending={mending} />
            ) : (
              <PreviewRow key={product.rows[0]} product={product} />
            ),
          )}
        </List>
      ) : null}
      <Pagination
        page={data.page}
        pages={data.pages}
        hrefFor={(page) => hrefOf(kind, page)}
        labels={{ ...copy.pages, position: fill(copy.pages.position, { page: data.page, pages: data.pages }) }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="txt" onClick={onColumns}>
          {fromVendor ? vendor.summary : copy.columns}
        </Button>
        {onMargin ? (
          <Button variant="txt" onClick={onMargin}>
            {margin.open}
          </Button>
        ) : null}
      </div>
      <SaveBar
        label={copy.actions}
        status={counts.problem === 0 ? copy.status.none : counted(copy.status, counts.problem, money)}
        dirty={counts.problem > 0}
      >
        <Button disabled={good === 0} loading={start.isPending} onClick={() => void begin()}>
          {good === 0 ? copy.start.none : counted(copy.start, good, money)}
        </Button>
      </SaveBar>
    </div>
  );
}

const NAMED = 3;

type OutcomeProps = { data: ImportPreviewOutput; counts: ImportPreviewOutput["counts"] };

/** What the import will do, in numbers. */
function Outcome({ data: { newCategories: made }, counts }: OutcomeProps) {
  const { preview: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const rest = made.length > NAMED ? ` ${fill(copy.more, { n: made.length - NAMED })}` : "";
  const rows = [
    { label: copy.outcome.changed, count: counts.changed },
    { label: copy.outcome.new, count: counts.new },
    { label: copy.outcome.categories, count: made.length, names: made.slice(0, NAMED).join(", ") + rest },
    { label: copy.outcome.same, count: counts.same },
    { label: copy.outcome.problem, count: counts.problem, bad: true },
  ].filter(({ count }, index) => count > 0 || index < 2);
  return (
    <Group title={copy.outcome.title}>
      <dl className="-mt-2 grid gap-2">
        {rows.map(({ label, count, names, bad }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className={cn("min-w-0 wrap-anywhere", bad ? "text-warn" : "text-ink-2")}>
              {label}
              {names ? <span className="block text-sm">{names}</span> : null}
            </dt>
            <dd className="font-semibold">{formatAmount(count, money)}</dd>
          </div>
        ))}
      </dl>
      <p className="-mt-1 text-sm text-ink-2">{copy.outcome.text}</p>
    </Group>
  );
}

/** Cells that a spreadsheet may have made dates of. */
function DateWarning({ data: { dates, dateCount } }: { data: ImportPreviewOutput }) {
  const { dates: copy } = useCopy(productImportTexts).productImport.preview;
  const money = useMoney();
  if (dateCount === 0) return null;
  return (
    <Banner tone="warn" title={counted(copy.title, dateCount, money)}>
      {dates.map((date) => fill(copy.cell, date)).join(" · ")}. {copy.text}
    </Banner>
  );
}

/** New products with the name of one that the shop has, which may be meant to update it. */
function SameNames({ data }: { data: ImportPreviewOutput }) {
  const { preview: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const utils = api.useUtils();
  const save = api.product.import.choose.useMutation();
  const byName = async () => {
    await save.mutateAsync({ id: data.id, byName: true }).catch(() => undefined);
    await Promise.all([utils.product.import.preview.invalidate(), utils.product.import.columns.invalidate()]);
  };
  if (data.sameNames === 0 || data.byName) return null;
  return (
    <Banner
      tone="warn"
      action={
        <Button
          variant="sec"
          size="sm"
          className="whitespace-normal"
          loading={save.isPending}
          onClick={() => void byName()}
        >
          {copy.updateSame}
        </Button>
      }
    >
      {counted(copy.sameNames, data.sameNames, money)}
    </Banner>
  );
}
