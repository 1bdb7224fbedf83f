"use client";

import Link from "next/link";
import { Banner } from "~/components/ui/banner";
import { fill } from "~/copy/fill";
import { formatAmount } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { isBeingUndone, isUnderWay, useCurrentImport } from "./use-import";

/** Banner above the product list for an import that is running or has just ended. */
export function ImportBanner() {
  const { notice } = useCopy().productImport;
  const money = useMoney();
  const { data: current } = useCurrentImport();
  const running = isUnderWay(current);
  if (!current || current.state === "DRAFT") return null;
  const text = isBeingUndone(current)
    ? notice.undoing
    : current.undo === "DONE"
      ? notice.undone
      : running
        ? fill(notice.running, { done: formatAmount(current.done, money), total: formatAmount(current.total, money) })
        : current.state === "DONE"
          ? notice.done
          : notice.stopped;
  return (
    <Banner slim role="status" className="mb-4" action={<Link href="/productos/importar">{notice.open}</Link>}>
      {text}
    </Banner>
  );
}
