"use client";

import { useState } from "react";
import { errorsTexts } from "~/copy/errors";
import { errorSentence } from "~/copy/sentence";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import { useSentence } from "~/features/app-context/forms/late-sentences";
import { api } from "~/trpc/react";

/** Options for calls to a provider: errors stay on the screen as text, and the same button retries. */
export const withoutErrorPopup = { meta: { ignoreErrors: true } };

/** Runs one provider call at a time, exposes its error message and invalidates dependent queries. */
export function useProviderCall(offline: string) {
  const copy = useCopy(errorsTexts);
  const sentence = useSentence();
  const utils = api.useUtils();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    setProblem(null);
    setBusy(true);
    const readAgain = () => Promise.all([utils.billing.invalidate(), utils.tent.mine.invalidate()]);
    try {
      const answer = await call();
      await readAgain();
      return answer;
    } catch (error) {
      const appError = appErrorOfCall(error);
      const key = Object.values(appError?.details.fields ?? {})[0]?.[0];
      setProblem(
        appError ? (key ? await sentence(key, errorSentence(copy, appError)) : errorSentence(copy, appError)) : offline,
      );
      void readAgain(); // not awaited: the button is enabled again as soon as the error shows
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { run, problem, busy };
}
