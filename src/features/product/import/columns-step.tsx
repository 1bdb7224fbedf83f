"use client";

import { useRef, useState } from "react";
import { ErrorBanner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { Field } from "~/components/ui/field";
import { List } from "~/components/ui/list";
import { SaveBar } from "~/components/ui/save-bar";
import { Select } from "~/components/ui/select";
import { Skeleton } from "~/components/ui/skeleton";
import { Switch } from "~/components/ui/switch";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { errorSentence } from "~/copy/sentence";
import { validationTexts } from "~/copy/validation";
import { cents, formatAmount, formatPrice, type Separator } from "~/domain/money/money";
import { cellText, NUMBER_FIELDS } from "~/domain/product/import/import-columns";
import { IMPORT_TARGETS, type ImportTarget } from "~/domain/product/import/import-fields";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { useMoney } from "~/features/app-context/session-provider";
import { cn } from "~/lib/cn";
import { api, type RouterOutputs } from "~/trpc/react";
import { counted } from "./counted";

type Columns = RouterOutputs["product"]["import"]["columns"];
type Column = Columns["columns"][number];

/** Step two: what each column holds, with our guess as the default. */
export function ColumnsStep({ id, onNext }: { id: number; onNext: (onlyCosts: boolean) => void }) {
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

function ColumnsForm({ data, onNext }: { data: Columns; onNext: (onlyCosts: boolean) => void }) {
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
      const chosen = targets.map((target) => target ?? "skip");
      const { onlyCosts } = await save.mutateAsync({ id: data.id, targets: chosen, decimals, byName });
      await Promise.all([
        utils.product.import.current.invalidate(),
        utils.product.import.columns.invalidate({ id: data.id }),
        utils.product.import.costs.invalidate({ id: data.id }),
        utils.product.import.preview.invalidate(),
      ]);
      onNext(onlyCosts);
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
          <b className="font-semibold text-ink wrap-anywhere">{data.fileName}</b> ·{" "}
          {counted(copy.count, data.rows, money)}.{" "}
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
        "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 huge-text:grid-cols-1 md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_15rem_8rem] md:gap-x-5 md:py-2",
        target === null && "bg-warn-soft",
      )}
    >
      <b className={cn("min-w-0 font-semibold break-words", target === "skip" && "text-ink-2")}>{heading}</b>
      <CertaintyMark certainty={certainty} />
      <span className="line-clamp-2 text-sm break-words text-ink-2 max-md:col-span-full">
        {samples === "" ? copy.noSample : samples}
      </span>
      <Field
        label={fill(copy.of, { heading })}
        hideLabel
        error={missing ? copy.chooseOne : null}
        className="mt-1 max-md:col-span-full md:mt-0"
      >
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
        <Decimals
          name={name}
          example={asks}
          hint={counted(copy.unclear, numbers?.unclear ?? 0, money)}
          sure={numbers?.certain === true}
          price={target !== "stock"}
          likely={numbers?.decimal ?? null}
          value={decimal ?? numbers?.decimal ?? null}
          onChange={onDecimal}
        />
      ) : null}
      {foreign ? (
        <p className="rounded-xl bg-warn-soft px-3.5 py-3 text-sm col-span-full md:order-last">
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
    <span className={cn("flex shrink-0 items-center gap-1.5 text-sm font-semibold md:order-1", TONES[certainty])}>
      <span aria-hidden="true" className="flex gap-0.5">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={cn("h-3 w-1 rounded-full bg-current", bar > BARS[certainty] && "opacity-25")} />
        ))}
      </span>
      {copy.certainty[certainty]}
    </span>
  );
}

type DecimalsProps = {
  name: string;
  /** A number of the column, and what it is with either separator. */
  example: { text: string; comma: string; dot: string };
  hint: string;
  /** The file itself settles it. */
  sure: boolean;
  price: boolean;
  likely: Separator | null;
  value: Separator | null;
  onChange: (decimal: Separator) => void;
};

/** Asks how much a number is that can be read in two ways. */
function Decimals({ name, example, hint, sure, price, likely, value, onChange }: DecimalsProps) {
  const { columns: copy } = useCopy(productImportTexts).productImport;
  const money = useMoney();
  const written = (plain: string) =>
    price ? formatPrice(cents(Math.round(Number(plain) * 100)), money) : formatAmount(Number(plain), money);
  const separator = /[.,]/.exec(example.text)?.[0];
  const options = ([",", "."] as const)
    .map((decimal) => ({
      decimal,
      amount: written(decimal === "," ? example.comma : example.dot),
      text: fill(decimal === separator ? copy.isDecimal : copy.isThousands, {
        sign: separator === "," ? copy.comma : copy.dot,
      }),
    }))
    .sort((one, other) => Number(other.decimal === likely) - Number(one.decimal === likely));
  return (
    <fieldset
      className={cn(
        "col-span-full mt-1 grid gap-2 rounded-xl px-3.5 py-3 sm:grid-cols-2 md:order-last",
        sure ? "bg-surface-2" : "bg-warn-soft",
      )}
    >
      <legend className="float-left grid sm:col-span-full">
        <span className="text-sm font-semibold break-words">{fill(copy.decimal, { example: example.text })}</span>
        <span className="text-sm font-normal text-ink-2">{hint}</span>
      </legend>
      {options.map(({ decimal, amount, text }) => (
        <label
          key={decimal}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-line-strong bg-surface px-3.5 py-2 has-checked:border-brand-ink has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
        >
          <span className="grid min-w-0 flex-1">
            <b className="font-semibold">{amount}</b>
            <span className="text-sm text-ink-2">
              {text} {decimal === likely ? copy.likely : ""}
            </span>
          </span>
          <input
            type="radio"
            name={name}
            checked={decimal === value}
            onChange={() => onChange(decimal)}
            className="size-5 shrink-0 accent-brand outline-none"
          />
        </label>
      ))}
    </fieldset>
  );
}
