"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { List } from "~/components/ui/list";
import { Tag } from "~/components/ui/tag";
import { toast } from "~/components/ui/toast";
import type { Copy } from "~/copy/copy";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { priceTexts } from "~/copy/price";
import { productTexts } from "~/copy/product";
import { errorSentence } from "~/copy/sentence";
import { type Cents, formatAmount, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { formatWhen } from "~/features/app-context/format-when";
import { useMoney } from "~/features/app-context/session-provider";
import { api, type RouterOutputs } from "~/trpc/react";
import { namesText, ruleText } from "./price-words";
import { type PriceHistory, useReadPrices } from "./use-price-change";

type Change = PriceHistory["changes"][number];
type Undone = RouterOutputs["price"]["undo"];

/** Undoes a price change; what could not be undone is shown until the next attempt. */
export function useUndoPrices() {
  const copy = useCopy(priceTexts, errorsTexts);
  const money = useMoney();
  const { undoing } = copy.price;
  const undo = api.price.undo.useMutation();
  const readPrices = useReadPrices();
  const [said, setSaid] = useState<string | null>(null);

  const sentence = ({ restored, left, leftNames, gone }: Undone): string | null => {
    if (restored === 0) return left > 0 ? undoing.nothing : undoing.nothingThere;
    if (left === 0 && gone === 0) return null;
    const names = leftNames.join(", ") + (left > leftNames.length ? "…" : "");
    return [
      undoing.part(restored, formatAmount(restored, money)),
      left > 0 ? fill(undoing.left(left, formatAmount(left, money)), { names }) : "",
      gone > 0 ? undoing.gone(gone, formatAmount(gone, money)) : "",
    ]
      .filter(Boolean)
      .join(" ");
  };
  const run = async (id: number) => {
    setSaid(null);
    try {
      const undone = await undo.mutateAsync({ id });
      const left = sentence(undone);
      setSaid(left);
      if (left === null) toast.success(undoing.done);
    } catch (error) {
      const known = appErrorOfCall(error);
      setSaid(known ? errorSentence(copy, known) : null);
    }
    await readPrices();
  };
  return { run, said, clear: () => setSaid(null) };
}

function scopeText({ scope }: Change, copy: Pick<Copy, "price" | "product">): string {
  const { price, product } = copy;
  if (scope.kind === "all") return price.scope.all;
  if (scope.kind === "picked") return scope.one?.name ?? price.scope.picked;
  if (scope.kind === "file") return scope.name;
  if (scope.kind === "categories") {
    const names = scope.without ? [...scope.names, price.scope.withoutCategory] : scope.names;
    const count = scope.count + (scope.without ? 1 : 0);
    return names.length > 0 ? namesText(names, count, price) : price.scope.categories;
  }
  const words: Record<string, string> = product.filter;
  const parts = [
    scope.search ? fill(price.changes.search, { search: scope.search }) : "",
    scope.filter ? (words[scope.filter] ?? "") : "",
    scope.category ?? "",
  ].filter(Boolean);
  return parts.join(", ");
}

type HistoryProps = {
  history: PriceHistory | undefined;
  failed: boolean;
  onRetry: () => void;
  undo: ReturnType<typeof useUndoPrices>;
  money: MoneyFormat;
};

/** The last changes, below the form that makes them. */
export function PriceChanges(props: HistoryProps) {
  const { history: title } = useCopy(priceTexts).price;
  return (
    <section id="ultimos-cambios" aria-label={title} className="grid scroll-mt-20 grid-cols-1 gap-3">
      <h2>{title}</h2>
      <PriceChangeList {...props} />
    </section>
  );
}

/** Recent changes with author and time; each of the last ten can be undone. */
export function PriceChangeList({ history, failed, onRetry, undo, money }: HistoryProps) {
  const copy = useCopy(priceTexts, productTexts);
  const { changes: text, undoing } = copy.price;
  const [asking, setAsking] = useState<Change | null>(null);
  if (!history) {
    return failed ? (
      <Banner
        tone="bad"
        role="alert"
        action={
          <Button variant="sec" size="sm" onClick={onRetry}>
            {text.retry}
          </Button>
        }
      >
        {text.failed}
      </Banner>
    ) : null;
  }
  const price = (cents: Cents | null) => (cents === null ? copy.price.preview.consult : formatPrice(cents, money));
  const whatOf = ({ scope, rule }: Change) => {
    const one = scope.kind === "picked" ? scope.one : null;
    if (one) return fill(text.one, { before: price(one.before), after: price(one.after) });
    return rule === null ? text.byFile : ruleText(rule, copy.price, money);
  };
  const shown = (change: Change) => ({
    what: whatOf(change),
    when: formatWhen(change.createdAt, history.asOf, history.timeZone),
    prices: text.prices(change.changed, formatAmount(change.changed, money)),
  });
  const question = asking ? shown(asking) : null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-ink-2">{history.changes.length > 0 ? text.hint : text.none}</p>
      {undo.said ? (
        <Banner tone="warn" role="status">
          {undo.said}
        </Banner>
      ) : null}
      {history.changes.length > 0 ? (
        <List aria-label={text.list}>
          {history.changes.map((change) => {
            const { what, when, prices } = shown(change);
            const rounded =
              change.rule !== null && change.rule.direction !== "set" && change.rule.rounding > 1
                ? fill(text.rounded, { step: formatPrice(change.rule.rounding, money) })
                : null;
            return (
              <li key={change.id} className="flex min-h-16 items-center gap-3 py-2.5 pr-2 pl-4 lg:pl-5">
                <div className="min-w-0 flex-1">
                  <p className="font-semibold">
                    {what}
                    {rounded ? <span className="font-normal text-ink-2">, {rounded}</span> : null}
                  </p>
                  <p className="text-sm text-ink-2 wrap-anywhere">
                    {change.list === null ? "" : `${fill(text.onList, { name: change.list })} · `}
                    {scopeText(change, copy)} · {prices}
                  </p>
                  <p className="text-sm text-ink-2 wrap-anywhere">{[when, change.by].filter(Boolean).join(", ")}</p>
                  {change.restored !== null && change.restored < change.changed ? (
                    <p className="text-sm text-ink-2">
                      {fill(text.undonePart, {
                        restored: formatAmount(change.restored, money),
                        changed: formatAmount(change.changed, money),
                      })}
                    </p>
                  ) : null}
                </div>
                {change.undone ? <Tag className="mr-2">{text.undone}</Tag> : null}
                {change.undoable ? (
                  <Button
                    variant="txt"
                    aria-label={fill(text.undoOf, { change: what, when })}
                    onClick={() => setAsking(change)}
                  >
                    <Undo2 aria-hidden="true" />
                    {copy.price.undo}
                  </Button>
                ) : null}
              </li>
            );
          })}
        </List>
      ) : null}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={undoing.title}
        text={
          question
            ? fill(asking?.changed === 1 ? undoing.textOne : undoing.text, {
                change: question.what,
                prices: question.prices,
              })
            : undefined
        }
        confirmLabel={undoing.yes}
        cancelLabel={undoing.no}
        onConfirm={() => asking && undo.run(asking.id)}
      />
    </div>
  );
}
