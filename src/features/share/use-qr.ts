"use client";

import { useEffect, useState } from "react";
import { type QrProblem, qrSvg } from "./qr-code";

/** The code of an address as the source of an image, or why there is none. */
export function useQr(url: string) {
  const [svg, setSvg] = useState<string | null>(null);
  const [problem, setProblem] = useState<QrProblem | "failed" | null>(null);
  useEffect(() => {
    let current = true;
    setSvg(null);
    setProblem(null);
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
  return { svg, problem, setProblem };
}
