"use client";

import { TriangleAlert } from "lucide-react";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { List, Thumb } from "~/components/ui/list";
import { Seg } from "~/components/ui/seg";
import { fill } from "~/copy/fill";
import { productImportTexts } from "~/copy/product-import";
import { amountFromMilli } from "~/domain/money/milli";
import { formatAmount, formatPrice } from "~/domain/money/money";
import { marginOf } from "~/domain/product/prices/margin-of";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { api } from "~/trpc/react";
import { counted } from "./counted";
import type { ImportPreviewOutput } from "./use-import";

type Data = { data: ImportPreviewOutput };

function useChoose(id: number) {
  const utils = api.useUtils();
  const choose = api.product.import.choose.useMutation();
  return async (choices: { notSections?: number[]; keepFalls?: boolean }) => {
    // A popup shows the error; the preview then still has the old answer.
    await choose.mutateAsync({ id, ...choices }).catch(() => undefined);
    await utils.product.import.preview.invalidate();
  };
}

/** Rows that look like titles, to be taken for categories. */
export function SectionQuestion({ data }: Data) {
  const { sections: copy } = useCopy(productImportTexts).productImport.preview;
  const money = useMoney();
  const choose = useChoose(data.id);
  const { sections, notSections } = data;
  if (sections.length === 0) return null;
  const mark = (row: number, taken: boolean) =>
    void choose({ notSections: taken ? notSections.filter((one) => one !== row) : [...notSections, row] });
  return (
    <Card className="gap-2">
      <div className="grid gap-1">
        <h3>{counted(copy.title, sections.length, money)}</h3>
        <p className="text-sm text-ink-2">{copy.text}</p>
      </div>
      <ul className="-mx-4 divide-y divide-line lg:-mx-5">
        {sections.map(({ row, name, rows, taken }) => (
          <li key={`${row} ${taken}`} className="flex min-h-13 items-center gap-3 px-4 lg:px-5">
            <b className="min-w-0 flex-1 font-semibold break-words">{name}</b>
            <span className="shrink-0 text-sm text-ink-2">{counted(copy.rows, rows, money)}</span>
            <Checkbox
              aria-label={fill(copy.is, { name })}
              defaultChecked={taken}
              onChange={(event) => mark(row, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Prices that fall by more than 40 %, and what to do with them. */
export function FallQuestion({ data }: Data) {
  const { preview } = useCopy(productImportTexts).productImport;
  const copy = preview.falls;
  const money = useMoney();
  const choose = useChoose(data.id);
  const { falls, keepFalls } = data;
  if (falls.count === 0) return null;
  const all = falls.products.flatMap((product) => product.falls);
  const ofStock = all.some(({ field }) => field === "stock");
  return (
    <section className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="flex items-center gap-2">
          <TriangleAlert aria-hidden="true" className="size-5 text-warn" />
          {counted(ofStock ? copy.products : copy.title, falls.count, money)}
        </h3>
        <p className="text-sm text-ink-2">
          {[
            all.some(({ after }) => after !== null) ? copy.text : "",
            all.some(({ after }) => after === null) ? copy.empty : "",
          ]
            .filter((text) => text !== "")
            .join(" ")}
        </p>
      </div>
      <List className="bg-warn-soft">
        {falls.products.flatMap(({ productId, name, photo, falls: own }) =>
          own.map((fall) => (
            <li
              key={`${productId} ${fall.field} ${fall.variant}`}
              className="flex flex-wrap items-center gap-3 px-4 py-2.5"
            >
              <Thumb src={photo} size="sm" className="bg-surface" />
              <p className="min-w-0 flex-[1_1_8rem] leading-5 font-medium wrap-anywhere">
                {name}
                {fall.variant ? <span className="text-ink-2"> · {fall.variant}</span> : null}
                <span className="block text-sm font-semibold text-warn">
                  {fall.after === null
                    ? copy.toNothing[fall.field]
                    : fill(copy.by, {
                        percent: formatAmount(Math.round((marginOf(fall.before, fall.after) ?? 0) / 10) / 10, money),
                      })}
                </span>
              </p>
              <p className="ml-auto text-right">
                <s className="block text-sm text-ink-2">
                  {fall.field === "price"
                    ? formatPrice(fall.before, money)
                    : formatAmount(amountFromMilli(fall.before), money)}
                </s>
                <b className="font-semibold">
                  {fall.after !== null
                    ? formatPrice(fall.after, money)
                    : fall.field === "price"
                      ? preview.toConsult
                      : preview.unlimited}
                </b>
              </p>
            </li>
          )),
        )}
      </List>
      {falls.count > falls.products.length ? (
        <p className="text-sm text-ink-2">{counted(copy.more, falls.count - falls.products.length, money)}</p>
      ) : null}
      <Seg
        label={copy.label}
        name="falls"
        options={[
          { value: "keep", label: copy.keep },
          { value: "use", label: copy.use },
        ]}
        value={keepFalls ? "keep" : "use"}
        onValueChange={(value) => void choose({ keepFalls: value === "keep" })}
      />
    </section>
  );
}
