"use client";

import Link from "next/link";
import { Banner } from "~/components/ui/banner";
import { Button } from "~/components/ui/button";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { orderListTexts } from "~/copy/order-list";
import { errorSentence } from "~/copy/sentence";
import type { AppErrorShape, Shortage } from "~/domain/errors";
import { formatQuantity } from "~/domain/money/quantity";
import { isEditable, type OrderAction, type OrderState } from "~/domain/order/manage/states";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";

interface OrderProblemProps {
  problem: (AppErrorShape & { action?: OrderAction }) | null;
  /** The order that can be edited instead; left out where it is being edited. */
  order?: { number: number; state: OrderState };
  /** Opens a cancelled order without its stock. */
  onOpenAsNew?: () => void;
  className?: string;
}

const stockAddress = ({ productId, variantId }: Shortage) =>
  `/productos/${productId}${variantId == null ? "" : "/variantes"}`;

/** Why a change failed, and what to do where stock is missing. Other failures have already been shown in a popup. */
export function OrderProblem({ problem, order, onOpenAsNew, className }: OrderProblemProps) {
  const copy = useCopy(orderListTexts, errorsTexts);
  const money = useMoney();
  const { shortage } = copy.order;
  if (problem?.code === "STATE_NOT_ALLOWED") {
    return (
      <Banner tone="warn" role="alert" className={className}>
        {errorSentence(copy, problem)}
      </Banner>
    );
  }
  if (problem?.code !== "STOCK_MISSING") return null;
  const asNew = problem.action === "reopen" ? onOpenAsNew : undefined;
  return (
    <Banner tone="bad" role="alert" title={shortage.title} className={className}>
      <ul className="my-1 grid gap-1 wrap-anywhere">
        {(problem.details.shortages ?? []).map((missing) => {
          const { name, wanted, left, productId } = missing;
          return (
            <li key={name} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 flex-1 basis-44">
                {fill(shortage.line, {
                  name,
                  wanted: formatQuantity(wanted, "UNIT", money),
                  left: left > 0 ? shortage.left(left, formatQuantity(left, "UNIT", money)) : shortage.none,
                })}
              </span>
              {productId === undefined ? null : (
                <Button asChild variant="txt" className="-mx-2">
                  <Link href={stockAddress(missing)} aria-label={shortage.stockOf(name)}>
                    {shortage.stock}
                  </Link>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p>{asNew ? shortage.reopenHelp : shortage.help}</p>
      {asNew ? (
        <Button variant="sec" className="mt-2" onClick={asNew}>
          {copy.order.action.reopenAsNew}
        </Button>
      ) : order && isEditable(order.state) ? (
        <Button asChild variant="sec" className="mt-2">
          <Link href={`/pedidos/${order.number}/editar`}>{shortage.edit}</Link>
        </Button>
      ) : null}
    </Banner>
  );
}
