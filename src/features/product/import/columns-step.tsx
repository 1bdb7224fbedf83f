"use client";

import { type ReactNode, useState } from "react";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { List } from "~/components/ui/list";
import { SaveBar } from "~/components/ui/save-bar";
import { Seg } from "~/components/ui/seg";
import { Select } from "~/components/ui/select";
import { Skeleton } from "~/components/ui/skeleton";
import { Switch } from "~/components/ui/switch";
import { fill } from "~/copy/fill";
import type { Separator } from "~/domain/money/money";
import { cellText, NUMBER_FIELDS } from "~/domain/product/import/import-columns";
import { IMPORT_TARGETS, type ImportTarget } from "~/domain/product/import/import-headings";
import { useCopy } from "~/features/app-context/copy-provider";
import { errorSentence, sentenceOf } from "~/features/app-context/forms/form-messages";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { api, appErrorOfCall, type RouterOutputs } from "~/trpc/react";
import { counted } from "./counted";

type Columns = RouterOutputs["product"]["import"]["columns"];
type Column = Columns["columns"][number];

/** Step two: what each column holds, with our guess as the default. */
export function ColumnsStep({ id, onNext }: { id: number; onNext: () => void }) {
  const { productImport: copy } = useCopy();
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

function ColumnsForm({ data, onNext }: { data: Columns; onNext: () => void }) {
  const all = useCopy();
  const money = useMoney();
  const { columns: copy } = all.productImport;
  const utils = api.useUtils();
  const [targets, setTargets] = useState(() => data.columns.map(({ target }) => target));
  const [decimals, setDecimals] = useState(() => data.columns.map(({ decimal }) => decimal));
  const [byName, setByName] = useState(data.byName);
  const [problem, setProblem] = useState<string | null>(null);
  const save = api.product.import.setColumns.useMutation();
  const close = api.product.import.close.useMutation();

  const next = async () => {
    setProblem(null);
    try {
      await save.mutateAsync({ id: data.id, targets, decimals, byName });
      await Promise.all([
        utils.product.import.current.invalidate(),
        utils.product.import.columns.invalidate({ id: data.id }),
        utils.product.import.preview.invalidate(),
      ]);
      onNext();
    } catch (error) {
      const known = appErrorOfCall(error);
      const key = known?.details.fields?.targets?.[0];
      setProblem(key ? sentenceOf(all, key) : known ? errorSentence(all, known) : null);
    }
  };
  const other = async () => {
    await close.mutateAsync({ id: data.id }).catch(() => undefined);
    // Only `current`: the columns of this screen no longer exist on the server.
    await utils.product.import.current.invalidate();
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2>{copy.title}</h2>
        <p className="text-ink-2">
          {fill(copy.text, { file: data.fileName })} {counted(copy.count, data.rows, money)}.
        </p>
      </div>
      <ErrorBanner>{problem}</ErrorBanner>
      <List>
        {data.columns.map((column, index) => (
          <ColumnRow
            key={index}
            name={`column-${index}`}
            column={column}
            target={targets[index] ?? "skip"}
            decimal={decimals[index] ?? null}
            onTarget={(target) => setTargets(targets.with(index, target))}
            onDecimal={(decimal) => setDecimals(decimals.with(index, decimal))}
          />
        ))}
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
      <SaveBar label={copy.next}>
        <Button block className="lg:ml-auto lg:w-auto" loading={save.isPending} onClick={() => void next()}>
          {copy.next}
        </Button>
      </SaveBar>
    </div>
  );
}

type ColumnRowProps = {
  name: string;
  column: Column;
  target: ImportTarget;
  decimal: Separator | null;
  onTarget: (target: ImportTarget) => void;
  onDecimal: (decimal: Separator) => void;
};

function ColumnRow({ name, column, target, decimal, onTarget, onDecimal }: ColumnRowProps) {
  const { columns: copy, targets } = useCopy().productImport;
  const money = useMoney();
  const { numbers } = column;
  const samples = column.samples.map((cell) => cellText(cell, money)).join(" · ");
  const heading = column.heading || fill(copy.unnamed, { letter: column.letter });
  const asks = numbers?.example && NUMBER_FIELDS.includes(target) ? numbers.example : null;
  return (
    <li className="grid gap-3 px-4 py-3 md:grid-cols-[minmax(0,1fr)_300px] md:items-center md:gap-x-6">
      <div className={cn("grid min-w-0 gap-0.5", target === "skip" && "text-ink-2")}>
        <b className="font-semibold break-words">{heading}</b>
        <span className="line-clamp-2 text-sm break-words text-ink-2">
          {samples === "" ? copy.noSample : fill(copy.sample, { samples })}
        </span>
      </div>
      <Field label={fill(copy.of, { heading })} hideLabel>
        <Select value={target} onChange={(event) => onTarget(event.target.value as ImportTarget)}>
          {IMPORT_TARGETS.map((one) => (
            <option key={one} value={one}>
              {targets[one]}
            </option>
          ))}
        </Select>
      </Field>
      {asks ? (
        <Question sure={numbers?.certain === true} text={fill(copy.decimal, { example: asks.text })}>
          <Decimals
            name={name}
            {...asks}
            price={target !== "stock"}
            value={decimal ?? numbers?.decimal ?? null}
            onChange={onDecimal}
          />
        </Question>
      ) : null}
    </li>
  );
}

/** A question about the file, highlighted while the file itself does not settle it. */
function Question({ sure, text, children }: { sure: boolean; text: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        "grid gap-2 rounded-xl px-3.5 py-3 sm:grid-cols-[minmax(0,1fr)_280px] sm:items-center md:col-span-2",
        sure ? "bg-surface-2" : "bg-warn-soft",
      )}
    >
      <span className="text-sm font-semibold break-words">{text}</span>
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
  const { columns: copy } = useCopy().productImport;
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
