/** How long an answer is waited for, in ms. */
export const ANSWER_MS = 15_000;

interface WithinOptions {
  ms?: number;
  /** The caller's own, which ends the call as well. */
  signal?: AbortSignal | null | undefined;
}

/**
 * Runs a call to a server with a time limit, which covers reading its answer: its signal is aborted when the time is up, and
 * when the browser shows the page again from its history, because a page that was put away gets no more answers.
 * @throws what the call throws, an `AbortError` when its signal was aborted
 */
export async function within<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { ms = ANSWER_MS, signal }: WithinOptions = {},
): Promise<T> {
  const control = new AbortController();
  const stop = () => control.abort();
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && stop();
  // neither `AbortSignal.timeout` nor `AbortSignal.any`, which the browsers of older phones lack
  const timer = setTimeout(stop, ms);
  signal?.addEventListener("abort", stop);
  globalThis.addEventListener?.("pageshow", onShow);
  try {
    if (signal?.aborted) stop();
    return await call(control.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    globalThis.removeEventListener?.("pageshow", onShow);
  }
}

/** Whether a call failed because its time was up: the server may have done what it asked. */
export const isLate = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";
