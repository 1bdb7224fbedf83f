"use client";

import { ArrowRight } from "lucide-react";
import { ListRow } from "~/components/ui/list";
import { Tag } from "~/components/ui/tag";
import type { Copy } from "~/copy/copy";
import { productTexts } from "~/copy/product";
import { productImportTexts } from "~/copy/product-import";
import { amountFromMilli, milli } from "~/domain/money/milli";
import { cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import type { Unit } from "~/domain/money/unit";
import type { ImportChange } from "~/domain/product/import/plan/changes";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { counted } from "./counted";
import { lineText } from "./line-text";
import type { PreviewProduct } from "./use-import";

/** A product value formatted for display. */
function written(
  copy: Pick<Copy, "product" | "productImport">,
  { field }: ImportChange,
  value: ImportChange["before"],
  money: MoneyFormat,
): string {
  const { preview, flag } = copy.productImport;
  if (typeof value === "boolean") return value ? flag.yes : flag.no;
  if (field === "price" || field === "previousPrice" || field === "cost") {
    if (typeof value === "number") return formatPrice(cents(value), money);
    return field === "price" ? preview.toConsult : preview.nothing;
  }
  if (typeof value === "number") return String(amountFromMilli(milli(value))).replace(".", money.decimal);
  if (field === "stock") return preview.unlimited;
  if (field === "category") return value ?? preview.noCategory;
  if (field === "unit" && value) return copy.product.form.units[value as Unit];
  return value || preview.nothing;
}

const LONG = 80;
const brief = (text: string) => (text.length > LONG ? `${text.slice(0, LONG - 1).trimEnd()}…` : text);

/** A product that the file creates, changes or leaves unchanged. */
export function PreviewRow({ product }: { product: PreviewProduct }) {
  const copy = useCopy(productImportTexts, productTexts);
  const { preview, headings } = copy.productImport;
  const money = useMoney();
  const isNew = product.kind === "new";
  return (
    <ListRow
      title={product.name}
      meta={
        <>
          <span>{lineText(preview, product)}</span>
          {product.category ? <span>· {product.category}</span> : null}
          {product.variants > 0 ? <Tag>{counted(preview.variants, product.variants, money)}</Tag> : null}
          {!isNew && product.addedVariants > 0 ? (
            <Tag tone="blue">{counted(preview.added, product.addedVariants, money)}</Tag>
          ) : null}
        </>
      }
      end={
        isNew ? (
          <span className="font-semibold">
            {product.price === null ? preview.toConsult : formatPrice(product.price, money)}
          </span>
        ) : undefined
      }
      className={product.changes.length > 0 ? "flex-wrap" : undefined}
    >
      {product.changes.length > 0 ? (
        <dl className="grid w-full gap-1.5 pb-1 text-sm">
          {product.changes.map((change) => (
            <div key={`${change.variant} ${change.field}`} className="flex min-w-0 flex-wrap items-center gap-x-2">
              <dt className="text-ink-2">
                {headings[change.field]}
                {change.variant ? ` (${change.variant})` : ""}
              </dt>
              <dd className="flex min-w-0 flex-wrap items-center gap-x-1.5 break-words">
                <s className="text-ink-2">{brief(written(copy, change, change.before, money))}</s>
                <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
                <b className="font-semibold">{brief(written(copy, change, change.after, money))}</b>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </ListRow>
  );
}
