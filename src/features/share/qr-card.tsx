"use client";

import { Download, QrCode } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { shopShareTexts } from "~/copy/shop-share";
import { useCopy } from "~/features/app-context/copy-provider";
import type { QrProblem } from "./qr-code";
import { useQr } from "./use-qr";

/** Error message of a QR code (docs/product.md#sharing). */
export function qrProblemText(share: Copy["tent"]["share"], problem: QrProblem | "failed"): string {
  return { empty: share.qrEmpty, tooLarge: share.qrTooLarge, failed: share.qrFailed }[problem];
}

function download(dataUrl: string, name: string) {
  const link = document.createElement("a");
  link.href = dataUrl;
  link.download = name;
  link.click();
}

type QrCardProps = {
  url: string;
  primary?: boolean;
  /** Explains what the code is for; defaults to the text for the shop's own URL. */
  text?: string;
  className?: string;
};

/** QR code of the shop or one of its pages, with a JPEG download. */
export function QrCard({ url, primary, text, className }: QrCardProps) {
  const { share } = useCopy(shopShareTexts).tent;
  const { svg, problem, setProblem } = useQr(url);

  async function save() {
    try {
      const { QR_FILE_NAME, qrJpeg } = await import("./qr-code");
      const answer = await qrJpeg(url);
      if (answer.ok) download(answer.value, QR_FILE_NAME);
      else setProblem(answer.reason);
    } catch {
      setProblem("failed");
    }
  }

  return (
    <Group aria-label={share.qrTitle} className={className}>
      <div className="flex flex-wrap items-center justify-center gap-5">
        <div className="grid size-52 shrink-0 place-items-center overflow-hidden rounded-xl border border-line">
          {svg ? (
            <img
              src={svg}
              alt={fill(share.qrAlt, { address: url.replace(/^https?:\/\//, "") })}
              width={200}
              height={200}
            />
          ) : problem ? (
            <QrCode aria-hidden="true" className="size-16 text-ink-3" />
          ) : (
            <Skeleton className="size-48" />
          )}
        </div>
        <div className="grid min-w-55 flex-1 gap-2">
          <h2>{share.qrTitle}</h2>
          <p className="text-sm text-ink-2">{text ?? share.qrText}</p>
          {problem ? (
            <p role="alert" className="text-sm font-medium text-bad">
              {qrProblemText(share, problem)}
            </p>
          ) : null}
          <Button variant={primary ? "solid" : "sec"} disabled={svg === null} onClick={save}>
            <Download aria-hidden="true" />
            {share.qrDownload}
          </Button>
          <p className="text-xs text-ink-2">{share.qrFileHint}</p>
        </div>
      </div>
    </Group>
  );
}
