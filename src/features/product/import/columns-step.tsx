"use client";

import { type ReactNode, useRef, useState } from "react";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Field } from "~/components/ui/field";
import { List } from "~/components/ui/list";
import { SaveBar } from "~/components/ui/save-bar";
import { Seg } from "~/components/ui/seg";
import { Select } from "~/components/ui/select";
import { Skeleton } from "~/components/ui/skeleton";
import { Switch } from "~/components/ui/switch";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { errorSentence } from "~/copy/sentence";
import { validationTexts } from "~/copy/validation";
import type { Separator } from "~/domain/money/money";
import { cellText, NUMBER_FIELDS } from "~/domain/product/import/import-columns";
import { IMPORT_TARGETS, type ImportTarget } from "~/domain/product/import/import-headings";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { api, appErrorOfCall, type RouterOutputs } from "~/trpc/react";
import { counted } from "./counted";

type Columns = RouterOutputs["product"]["import"]["columns"];
type Column = Columns["columns"][number];

/** Step two: what each column holds, with our guess as the default. */
export function ColumnsStep({ id, onNext }: { id: number; onNext: (withCost: boolean) => void }) {
  const { productImport: copy } = useCopy(productImportTexts);
  const { data } = api.product.import.columns.useQuery({ id }, { staleTime: Number.POSITIVE_INFINITY });
  if (!data) {
    return (
      <div role="status" aria-label={copy.preview.loading} className="grid gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  }
  return <ColumnsForm data={data} onNext={onNext} />;
}

/** What the user sees in a column's field: null while the choice is open. */
type Chosen = ImportTarget | null;

const isPriced = (targets: readonly Chosen[]) => targets.includes("price") || targets.includes("cost");

function ColumnsForm({ data, onNext }: { data: Columns; onNext: (withCost: boolean) => void }) {
  const all = useCopy(productImportTexts, validationTexts, errorsTexts);
  const money = useMoney();
  const { columns: copy } = all.productImport;
  const utils = api.useUtils();
  const [targets, setTargets] = useState<Chosen[]>(() =>
    data.columns.map(({ target, proposed }) => (!data.confirmed && proposed.certainty === "ask" ? null : target)),
  );
  const [decimals, setDecimals] = useState(() => data.columns.map(({ decimal }) => decimal));
  const [byName, setByName] = useState(data.byName);
  const [problem, setProblem] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const save = api.product.import.setColumns.useMutation();
  const close = api.product.import.close.useMutation();

  const store = async () => {
    setProblem(null);
    try {
      await save.mutateAsync({ id: data.id, targets: targets.map((target) => target ?? "skip"), decimals, byName });
      await Promise.all([
        utils.product.import.current.invalidate(),
        utils.product.import.columns.invalidate({ id: data.id }),
        utils.product.import.costs.invalidate({ id: data.id }),
        utils.product.import.preview.invalidate(),
      ]);
      // A file with our ids is an export, whose prices are meant as they are.
      onNext(targets.includes("cost") && !targets.includes("id"));
    } catch (error) {
      const known = appErrorOfCall(error);
      const key = known?.details.fields?.targets?.[0];
      setProblem(key ? sentenceOf(all, key) : known ? errorSentence(all, known) : null);
    }
  };
  const open = targets.filter((target) => target === null).length;
  const next = async () => {
    setTried(true);
    if (open > 0) {
      list.current?.querySelector<HTMLSelectElement>("[data-open] select")?.focus();
      return;
    }
    if (isPriced(targets)) await store();
    else setAsking(true);
  };
  const other = async () => {
    await close.mutateAsync({ id: data.id }).catch(() => undefined);
    // Only `current`: the columns of this screen no longer exist on the server.
    await utils.product.import.current.invalidate();
  };
  const recognised = targets.filter((target) => target !== null && target !== "skip").length;
  // What the user has to choose comes first; the others keep the order of the file.
  const order = [...data.columns.keys()].sort(
    (one, other) => Number(isAsked(data.columns[other])) - Number(isAsked(data.columns[one])) || one - other,
  );
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2>{copy.title}</h2>
        <p className="text-ink-2">
          {fill(copy.text, { file: data.fileName })} {counted(copy.count, data.rows, money)}.{" "}
          {fill(copy.recognised, { n: recognised, total: data.columns.length })}
        </p>
      </div>
      <ErrorBanner>{problem}</ErrorBanner>
      <List ref={list}>
        {order.map((index) => {
          const column = data.columns[index];
          return column ? (
            <ColumnRow
              key={index}
              name={`column-${index}`}
              column={column}
              currency={data.currency}
              target={targets[index] ?? null}
              missing={tried && targets[index] === null}
              decimal={decimals[index] ?? null}
              onTarget={(target) => setTargets(targets.with(index, target))}
              onDecimal={(decimal) => setDecimals(decimals.with(index, decimal))}
            />
          ) : null;
        })}
      </List>
      <div className="grid">
        <Switch
          label={<b className="font-semibold text-ink">{copy.byName}</b>}
          checked={byName}
          onChange={(event) => setByName(event.target.checked)}
        />
        <p className="text-sm text-ink-2">{copy.byNameHint}</p>
      </div>
      <Button variant="txt" className="justify-self-start" loading={close.isPending} onClick={() => void other()}>
        {copy.other}
      </Button>
      <SaveBar label={copy.next} status={open > 0 ? counted(copy.missing, open, money) : undefined} dirty={open > 0}>
        <Button
          block={open === 0}
          className="lg:ml-auto lg:w-auto"
          loading={save.isPending}
          onClick={() => void next()}
        >
          {copy.next}
        </Button>
      </SaveBar>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.noPriceTitle}
        text={copy.noPriceText}
        confirmLabel={copy.noPriceGo}
        cancelLabel={copy.noPriceBack}
        onConfirm={store}
      />
    </div>
  );
}

const isAsked = (column: Column | undefined) => column?.proposed.certainty === "ask";

type ColumnRowProps = {
  name: string;
  column: Column;
  /** The currency of the shop. */
  currency: string;
  target: Chosen;
  /** The user went on without choosing. */
  missing: boolean;
  decimal: Separator | null;
  onTarget: (target: ImportTarget) => void;
  onDecimal: (decimal: Separator) => void;
};

function ColumnRow({ name, column, currency, target, missing, decimal, onTarget, onDecimal }: ColumnRowProps) {
  const { columns: copy, targets } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const { proposed } = column;
  const numbers = target !== null && NUMBER_FIELDS.includes(target) ? column.numbers : null;
  const samples = column.samples.map((cell) => cellText(cell, money)).join(" · ");
  const heading = column.heading || fill(copy.unnamed, { letter: column.letter });
  const asks = numbers?.example ?? null;
  const foreign = numbers?.currency && numbers.currency !== currency ? numbers.currency : null;
  const certainty =
    target === null
      ? "ask"
      : target === proposed.target && proposed.certainty !== "ask"
        ? proposed.certainty
        : "chosen";
  return (
    <li
      data-open={target === null ? "" : undefined}
      className={cn(
        "grid gap-3 px-4 py-3 md:grid-cols-[minmax(0,1fr)_300px] md:items-center md:gap-x-6",
        target === null && "bg-warn-soft",
      )}
    >
      <div className={cn("grid min-w-0 gap-0.5", target === "skip" && "text-ink-2")}>
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
          <b className="min-w-0 font-semibold break-words">{heading}</b>
          <CertaintyMark certainty={certainty} />
        </div>
        <span className="line-clamp-2 text-sm break-words text-ink-2">
          {samples === "" ? copy.noSample : fill(copy.sample, { samples })}
        </span>
      </div>
      <Field label={fill(copy.of, { heading })} hideLabel error={missing ? copy.chooseOne : null}>
        <Select value={target ?? ""} onChange={(event) => onTarget(event.target.value as ImportTarget)}>
          {target === null ? (
            <option value="" disabled>
              {copy.open}
            </option>
          ) : null}
          {IMPORT_TARGETS.map((one) => (
            <option key={one} value={one}>
              {targets[one]}
            </option>
          ))}
        </Select>
      </Field>
      {asks ? (
        <Question
          sure={numbers?.certain === true}
          text={fill(copy.decimal, { example: asks.text })}
          hint={counted(copy.unclear, numbers?.unclear ?? 0, money)}
        >
          <Decimals
            name={name}
            {...asks}
            price={target !== "stock"}
            value={decimal ?? numbers?.decimal ?? null}
            onChange={onDecimal}
          />
        </Question>
      ) : null}
      {foreign ? (
        <p className="rounded-xl bg-warn-soft px-3.5 py-3 text-sm md:col-span-2">
          {fill(copy.currency, { currency: copy.currencies[foreign] })}
        </p>
      ) : null}
    </li>
  );
}

const BARS = { sure: 3, likely: 2, ask: 1, chosen: 3 } as const;
const TONES = { sure: "text-ok", likely: "text-ink-2", ask: "text-warn", chosen: "text-ink-2" } as const;

/** How sure the proposal is, in words and in bars. */
function CertaintyMark({ certainty }: { certainty: keyof typeof BARS }) {
  const { columns: copy } = useCopy(productImportTexts).productImport;
  return (
    <span className={cn("flex shrink-0 items-center gap-1.5 text-sm font-semibold", TONES[certainty])}>
      <span aria-hidden="true" className="flex gap-0.5">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={cn("h-3 w-1 rounded-full bg-current", bar > BARS[certainty] && "opacity-25")} />
        ))}
      </span>
      {copy.certainty[certainty]}
    </span>
  );
}

/** A question about the file, highlighted while the file itself does not settle it. */
function Question({ sure, text, hint, children }: { sure: boolean; text: string; hint: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "grid gap-2 rounded-xl px-3.5 py-3 sm:grid-cols-[minmax(0,1fr)_280px] sm:items-center md:col-span-2",
        sure ? "bg-surface-2" : "bg-warn-soft",
      )}
    >
      <div className="grid">
        <span className="text-sm font-semibold break-words">{text}</span>
        <span className="text-sm text-ink-2">{hint}</span>
      </div>
      {children}
    </div>
  );
}

type DecimalsProps = {
  name: string;
  text: string;
  comma: string;
  dot: string;
  price: boolean;
  value: Separator | null;
  onChange: (decimal: Separator) => void;
};

function Decimals({ name, text, comma, dot, price, value, onChange }: DecimalsProps) {
  const { columns: copy } = useCopy(productImportTexts).productImport;
  const { symbol, decimal } = useMoney();
  const written = (plain: string) => (price ? `${symbol} ` : "") + plain.replace(".", decimal);
  return (
    <Seg
      label={fill(copy.decimal, { example: text })}
      name={name}
      options={[
        { value: ",", label: written(comma) },
        { value: ".", label: written(dot) },
      ]}
      {...(value ? { value } : {})}
      onValueChange={onChange}
    />
  );
}
