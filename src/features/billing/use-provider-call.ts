"use client";

import { useState } from "react";
import { useCopy } from "~/features/app-context/copy-provider";
import { errorSentence, sentenceOf } from "~/features/app-context/forms/form-messages";
import { api, appErrorOfCall } from "~/trpc/react";

/** Calls that ask a provider: what went wrong stays on the screen in a sentence, and everything is tried again by the same button. */
export const quiet = { meta: { ignoreErrors: true } };

/** Runs one such call at a time, says why it failed, and has all that depends on it read again. */
export function useProviderCall(offline: string) {
  const copy = useCopy();
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
      setProblem(appError ? (key ? sentenceOf(copy, key) : errorSentence(copy, appError)) : offline);
      void readAgain(); // the button is ready again as soon as the sentence is read
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { run, problem, busy };
}
