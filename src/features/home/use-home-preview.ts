"use client";

import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import type { ShopHome } from "~/domain/home/home";
import { useFileAddress } from "~/features/app-context/use-file-address";

/** While somebody types, the preview waits for a pause this long. */
const TYPING_MS = 300;

const answerSchema = z.object({ html: z.string() });

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
        const response = await fetch(address, { method: "POST", headers, body, signal: stop.signal });
        const answer = answerSchema.safeParse(response.ok ? await response.json() : null);
        if (stop.signal.aborted) return;
        if (answer.success) setHtml(answer.data.html);
        setFailed(!answer.success);
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
