"use client";

import { useEffect, useState } from "react";
import { z } from "zod";
import { within } from "~/lib/within";

/** Why there is no picture. */
export type PictureFailure =
  | { reason: "network" | "busy" | "gone" }
  /** Photos of these products cannot be read. */
  | { reason: "photos"; productIds: number[] };

export type PictureFile =
  | { state: "drawing" }
  | { state: "ready"; file: File; src: string }
  | { state: "failed"; failure: PictureFailure };

/** Several choices in a row ask for one picture. */
const CHOOSING_MS = 200;
/** Several photos are read for one picture. */
const DRAWING_MS = 60_000;

const unreadable = z.object({ products: z.array(z.number()) });

async function failureOf(answer: Response): Promise<PictureFailure> {
  if (answer.status === 404) return { reason: "gone" };
  if (answer.status === 429 || answer.status === 503) return { reason: "busy" };
  if (answer.status !== 422) return { reason: "network" };
  const said = unreadable.safeParse(await answer.json().catch(() => null));
  return said.success ? { reason: "photos", productIds: said.data.products } : { reason: "network" };
}

const nameOf = (answer: Response): string =>
  /filename="([\w.-]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "imagen.jpg";

async function fetchPicture(address: string, signal: AbortSignal): Promise<PictureFile> {
  try {
    return await within(
      async (limit): Promise<PictureFile> => {
        const answer = await fetch(address, { signal: limit });
        if (!answer.ok) return { state: "failed", failure: await failureOf(answer) };
        const file = new File([await answer.blob()], nameOf(answer), { type: "image/jpeg" });
        return { state: "ready", file, src: URL.createObjectURL(file) };
      },
      { ms: DRAWING_MS, signal },
    );
  } catch {
    return { state: "failed", failure: { reason: "network" } };
  }
}

/**
 * The picture of an address. It is fetched before the merchant asks for it: a browser opens its share sheet only in
 * the moment of a tap, with the file at hand.
 */
export function usePicture(address: string): PictureFile & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const asked = `${attempt} ${address}`;
  const [drawn, setDrawn] = useState<{ asked: string; picture: PictureFile } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let src: string | null = null;
    const timer = setTimeout(async () => {
      const picture = await fetchPicture(address, abort.signal);
      if (picture.state === "ready") src = picture.src;
      if (!abort.signal.aborted) setDrawn({ asked, picture });
      else if (src) URL.revokeObjectURL(src);
    }, CHOOSING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [address, asked]);
  const picture: PictureFile = drawn?.asked === asked ? drawn.picture : { state: "drawing" };
  return { ...picture, retry: () => setAttempt((now) => now + 1) };
}
