"use client";

import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Group } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { useCopy } from "~/features/session/copy-provider";
import { QR_FILE_NAME, type QrProblem, qrJpeg, qrSvg } from "./qr-code";

function problemText(share: Copy["tent"]["share"], problem: QrProblem | "failed"): string {
  return { empty: share.qrEmpty, tooLarge: share.qrTooLarge, failed: share.qrFailed }[problem];
}

function download(dataUrl: string) {
  const link = document.createElement("a");
  link.href = dataUrl;
  link.download = QR_FILE_NAME;
  link.click();
}

type QrCardProps = {
  url: string;
  primary?: boolean;
  /** What it is good for; for the shop's own address when left out. */
  text?: string;
  className?: string;
};

/** The QR code of the shop or of a page of it, to see and to take away as a JPEG. */
export function QrCard({ url, primary, text, className }: QrCardProps) {
  const { share } = useCopy().tent;
  const [svg, setSvg] = useState<string | null>(null);
  const [problem, setProblem] = useState<QrProblem | "failed" | null>(null);

  useEffect(() => {
    let current = true;
    qrSvg(url).then(
      (answer) => {
        if (!current) return;
        if (answer.ok) setSvg(`data:image/svg+xml,${encodeURIComponent(answer.value)}`);
        else setProblem(answer.reason);
      },
      () => current && setProblem("failed"),
    );
    return () => {
      current = false;
    };
  }, [url]);

  async function save() {
    try {
      const answer = await qrJpeg(url);
      if (answer.ok) download(answer.value);
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
          ) : (
            <Skeleton className="size-48" />
          )}
        </div>
        <div className="grid min-w-55 flex-1 gap-2">
          <h2>{share.qrTitle}</h2>
          <p className="text-sm text-ink-2">{text ?? share.qrText}</p>
          {problem ? (
            <p role="alert" className="text-sm font-medium text-bad">
              {problemText(share, problem)}
            </p>
          ) : null}
          <Button variant={primary ? "solid" : "sec"} onClick={save}>
            <Download aria-hidden="true" />
            {share.qrDownload}
          </Button>
          <p className="text-xs text-ink-2">{share.qrFileHint}</p>
        </div>
      </div>
    </Group>
  );
}
