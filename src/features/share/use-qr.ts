"use client";

import { useEffect, useState } from "react";
import type { QrProblem } from "./qr-code";

/** QR code of a URL as an image source, or the reason why there is none. */
export function useQr(url: string) {
  const [svg, setSvg] = useState<string | null>(null);
  const [problem, setProblem] = useState<QrProblem | "failed" | null>(null);
  useEffect(() => {
    let current = true;
    setSvg(null);
    setProblem(null);
    import("./qr-code")
      .then(({ qrSvg }) => qrSvg(url))
      .then(
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
  return { svg, problem, setProblem };
}
