"use client";

import { useEffect, useRef, useState } from "react";
import type { ShopHome } from "~/domain/home/schemas";
import { useFileAddress } from "~/features/app-context/use-file-address";
import { within } from "~/lib/within";

/** While somebody types, the preview waits for a pause this long. */
const TYPING_MS = 300;

/** The HTML in an answer; null if it is another answer. */
function htmlOf(answer: unknown): string | null {
  const { html } = (answer ?? {}) as { html?: unknown };
  return typeof html === "string" ? html : null;
}

/** The home as visitors would see it, made by the server from the draft. The last one stays until the next arrives. */
export function useHomePreview(home: ShopHome) {
  const addressOf = useFileAddress();
  const [html, setHtml] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  const answered = useRef(0);
  const body = JSON.stringify({ home });
  const address = addressOf("/api/home-preview");

  useEffect(() => {
    const stop = new AbortController();
    const wait = turn > answered.current ? 0 : TYPING_MS; // a retry need not wait
    answered.current = turn;
    const ask = async () => {
      try {
        const headers = { "Content-Type": "application/json" };
        const made = await within(
          async (signal) => {
            const response = await fetch(address, { method: "POST", headers, body, signal });
            return htmlOf(response.ok ? await response.json() : null);
          },
          { signal: stop.signal },
        );
        if (stop.signal.aborted) return;
        if (made !== null) setHtml(made);
        setFailed(made === null);
      } catch {
        if (!stop.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void ask(), wait);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address, body, turn]);

  return { html, failed, retry: () => setTurn((last) => last + 1) };
}
