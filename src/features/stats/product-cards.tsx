import Link from "next/link";
import { BarList } from "~/components/ui/bar-list";
import { Card } from "~/components/ui/card";
import { Thumb } from "~/components/ui/list";
import { fill } from "~/copy/fill";
import type { statsCopy } from "~/copy/stats";
import { statsTexts } from "~/copy/stats";
import { amountFromMilli } from "~/domain/money/milli";
import { formatPrice } from "~/domain/money/money";
import type { NumberFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { useCopy } from "~/features/app-context/copy-provider";
import type { RouterOutputs } from "~/trpc/react";
import { some } from "./stats-words";

type Stats = RouterOutputs["stats"]["get"];
type Product = Stats["sold"][number];

function Name({ product: { id, name, there } }: { product: Product }) {
  const shown = <span className="line-clamp-2">{name}</span>;
  if (!there || id === null) return shown;
  return (
    <Link
      href={`/productos/${id}`}
      prefetch={false}
      className="inline-flex min-h-11 items-center text-ink no-underline"
    >
      {shown}
    </Link>
  );
}

const keyOf = ({ id, name }: Product) => (id === null ? name : String(id));

function soldText({ quantity, unit, orders }: Product, copy: typeof statsCopy, numbers: NumberFormat): string {
  const units = unit === "UNIT" && Number.isInteger(amountFromMilli(quantity));
  return fill(copy.quantity, {
    quantity: units
      ? some(copy.oneUnit, copy.units, amountFromMilli(quantity), numbers)
      : formatQuantity(quantity, unit, numbers),
    orders: some(copy.oneOrder, copy.someOrders, orders, numbers),
  });
}

/** Best-selling products by revenue, with quantities. */
export function SoldCard({ stats: { sold, money } }: { stats: Stats }) {
  const { stats: copy } = useCopy(statsTexts);
  return (
    <Card title={copy.soldBest}>
      {sold.length === 0 ? <p className="text-ink-2">{copy.nothingSold}</p> : null}
      <BarList
        label={copy.soldBest}
        bars={sold.map((product) => ({
          key: keyOf(product),
          label: <Name product={product} />,
          value: product.revenue === 0 ? copy.toAsk : formatPrice(product.revenue, money),
          amount: product.revenue,
          media: <Thumb src={product.photo} size="sm" />,
          meta: soldText(product, copy, money),
        }))}
      />
    </Card>
  );
}

function addedText(adds: number, copy: typeof statsCopy, numbers: NumberFormat): string {
  return adds === 0 ? copy.neverAdded : some(copy.onceAdded, copy.added, adds, numbers);
}

/** Most viewed products, and how often they were added to the cart. */
export function SeenCard({ stats: { seen, money } }: { stats: Stats }) {
  const { stats: copy } = useCopy(statsTexts);
  return (
    <Card title={copy.seenMost}>
      {seen.length === 0 ? <p className="text-ink-2">{copy.nothingSeen}</p> : null}
      <BarList
        label={copy.seenMost}
        bars={seen.map((product) => ({
          key: keyOf(product),
          label: <Name product={product} />,
          value: some(copy.oneView, copy.someViews, product.views, money),
          amount: product.views,
          media: <Thumb src={product.photo} size="sm" />,
          meta: addedText(product.adds, copy, money),
        }))}
      />
    </Card>
  );
}
