"use client";

import { CircleCheck, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Field } from "~/components/ui/field";
import { Input } from "~/components/ui/input";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { validationTexts } from "~/copy/validation";
import { formatAmount } from "~/domain/money/money";
import { cellText } from "~/domain/product/import/import-columns";
import { useCopy } from "~/features/app-context/copy-provider";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import { useMoney } from "~/features/app-context/session-provider";
import { lineText } from "./line-text";
import type { Corrections } from "./use-corrections";
import type { ImportPreviewOutput, PreviewProduct } from "./use-import";

type MendRowProps = { product: PreviewProduct; mending: Corrections };

/** A product that cannot be imported yet: its invalid cells with their reasons. */
export function CorrectRow({ product, mending }: MendRowProps) {
  const copy = useCopy(productImportTexts, validationTexts);
  const money = useMoney();
  const { preview, columns } = copy.productImport;
  const now = mending.now(product);
  // Problems found while correcting are added to the file's own; none is removed, so that the layout does not jump.
  const added = now.problems.filter(
    (one) => !product.problems.some(({ row, column }) => row === one.row && column === one.column),
  );
  const problems = [...product.problems, ...added];
  const good = now.kind !== "problem";
  const reasonOf = (row: number, column: number | null) =>
    now.problems.find((one) => one.row === row && one.column === column)?.key;
  return (
    <li className="grid gap-3 px-4 py-3.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-sm text-ink-2">{lineText(preview, product)}</span>
        <b className="min-w-0 font-semibold break-words">{now.name || preview.noName}</b>
        {good ? (
          <span role="status" className="flex items-center gap-1 text-sm font-semibold text-ok">
            <CircleCheck aria-hidden="true" className="size-4" />
            {preview.mended}
          </span>
        ) : null}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {problems.map(({ row, column, key, letter, line, value, ...problem }) => {
          const reason = reasonOf(row, column);
          const heading = problem.heading || fill(columns.unnamed, { letter });
          if (column === null) {
            return reason ? (
              <p key={`${row} ${key}`} className="text-sm font-medium text-bad">
                {sentenceOf(copy, reason)}
              </p>
            ) : null;
          }
          return (
            <CellField
              key={`${row}/${column}`}
              label={line === product.line ? heading : fill(preview.cell, { heading, n: line })}
              value={cellText(value, money)}
              error={reason ? sentenceOf(copy, reason) : null}
              checking={mending.isChecking({ row, column })}
              onType={(text) => mending.type({ row, column, value: text })}
              onKeep={(text) => void mending.keep([{ row, column, value: text }])}
            />
          );
        })}
      </div>
    </li>
  );
}

type SameProblem = ImportPreviewOutput["sameProblems"][number];

/** A problem of several rows with the same text: one field corrects them all. */
export function CorrectTogether({ problem, mending }: { problem: SameProblem; mending: Corrections }) {
  const copy = useCopy(productImportTexts, validationTexts);
  const money = useMoney();
  const { preview, columns } = copy.productImport;
  const heading = problem.heading || fill(columns.unnamed, { letter: problem.letter });
  const { rows, column } = problem;
  const left = mending.leftOf(problem);
  const more = rows.length > problem.names.length ? "…" : "";
  return (
    <li className="grid gap-3 px-4 py-3.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <b className="font-semibold">{fill(preview.together.rows, { n: formatAmount(rows.length, money) })}</b>
        <span className="min-w-0 text-sm break-words text-ink-2">
          {problem.names.filter(Boolean).join(", ")}
          {more}
        </span>
        {left === 0 ? (
          <span role="status" className="flex items-center gap-1 text-sm font-semibold text-ok">
            <CircleCheck aria-hidden="true" className="size-4" />
            {fill(preview.together.mended, { n: formatAmount(rows.length, money) })}
          </span>
        ) : null}
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <CellField
          label={heading}
          value={problem.value}
          error={left === 0 ? null : sentenceOf(copy, problem.key)}
          checking={mending.isChecking({ row: rows[0] ?? 0, column })}
          onType={(text) => rows.map((row) => mending.type({ row, column, value: text }))}
          onKeep={(text) => void mending.keep(rows.map((row) => ({ row, column, value: text })))}
        />
      </div>
    </li>
  );
}

type CellFieldProps = {
  label: string;
  value: string;
  error: string | null;
  checking: boolean;
  onType: (text: string) => void;
  onKeep: (text: string) => void;
};

const TYPING_MS = 700;

/** A cell of the file. Input is validated on blur, on Enter, or when typing pauses. */
function CellField({ label, value, error, checking, onType, onKeep }: CellFieldProps) {
  const { preview } = useCopy(productImportTexts).productImport;
  const [text, setText] = useState(value);
  const kept = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keep = (typed: string) => {
    clearTimeout(timer.current);
    if (typed === kept.current) return;
    kept.current = typed;
    onKeep(typed);
  };
  return (
    <Field label={label} error={error} hint={error ? undefined : preview.mended}>
      <Input
        value={text}
        placeholder={preview.emptyCell}
        maxLength={5_000}
        enterKeyHint="done"
        suffix={checking ? <LoaderCircle aria-label={preview.checking} className="size-5 animate-spin" /> : undefined}
        onChange={(event) => {
          const typed = event.target.value;
          setText(typed);
          onType(typed);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => keep(typed), TYPING_MS);
        }}
        onBlur={() => keep(text)}
        onKeyDown={(event) => event.key === "Enter" && keep(text)}
      />
    </Field>
  );
}
