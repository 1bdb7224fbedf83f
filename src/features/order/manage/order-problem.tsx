"use client";

import { Banner } from "~/components/ui/banner";
import { errorsTexts } from "~/copy/errors";
import { fill } from "~/copy/fill";
import { orderListTexts } from "~/copy/order-list";
import { errorSentence } from "~/copy/sentence";
import type { AppErrorShape } from "~/domain/errors";
import { formatQuantity } from "~/domain/money/quantity";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";

/** Why a status change failed, listing missing stock. Other failures have already been shown in a popup. */
export function OrderProblem({ problem, className }: { problem: AppErrorShape | null; className?: string }) {
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
  return (
    <Banner tone="bad" role="alert" title={shortage.title} className={className}>
      <ul className="my-1 list-inside list-disc wrap-anywhere">
        {(problem.details.shortages ?? []).map(({ name, wanted, left }) => (
          <li key={name}>
            {fill(shortage.line, {
              name,
              wanted: formatQuantity(wanted, "UNIT", money),
              left: left > 0 ? shortage.left(left, formatQuantity(left, "UNIT", money)) : shortage.none,
            })}
          </li>
        ))}
      </ul>
      <p>{shortage.help}</p>
    </Banner>
  );
}
