"use client";

import { X } from "lucide-react";
import Link from "next/link";
import { Banner } from "~/components/ui/banner";
import { IconButton } from "~/components/ui/icon-button";
import { fill } from "~/copy/fill";
import { importNoticeTexts } from "~/copy/import-notice";
import { formatAmount } from "~/domain/money/money";
import { useCopy } from "~/features/app-context/copy-provider";
import { useMoney } from "~/features/app-context/session-provider";
import { storeOnDevice, useDeviceValue } from "~/lib/device-value";
import { isBeingUndone, isUnderWay, SEEN_IMPORT, useCurrentImport } from "./use-import";

/** Banner above the product list for an import that is running or has ended, until its outcome was seen. */
export function ImportBanner() {
  const { notice } = useCopy(importNoticeTexts).productImport;
  const money = useMoney();
  const { data: current } = useCurrentImport();
  const running = isUnderWay(current);
  const seen = useDeviceValue(SEEN_IMPORT);
  if (!current || current.state === "DRAFT") return null;
  const isSeen = seen === undefined || seen === String(current.id);
  if (!running && !isBeingUndone(current) && isSeen) return null;
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
    <Banner
      slim
      role="status"
      className="mb-4"
      action={
        <span className="flex items-center gap-1">
          <Link href="/productos/importar">{notice.open}</Link>
          {running ? null : (
            <IconButton label={notice.dismiss} onClick={() => storeOnDevice(SEEN_IMPORT, String(current.id))}>
              <X aria-hidden="true" />
            </IconButton>
          )}
        </span>
      }
    >
      {text}
    </Banner>
  );
}
