"use client";

import { sessionTexts } from "~/copy/session";
import type { AppErrorShape } from "~/domain/errors";
import { useCopy, useLaterCopy } from "~/features/app-context/copy-provider";

/** Loads the sentences of errors when a call has failed; those that cannot be loaded read as one without an answer. */
export function useLateErrors(): (error: AppErrorShape) => Promise<string> {
  const { callFailed } = useCopy(sessionTexts).session;
  const laterCopy = useLaterCopy();
  return (error) =>
    Promise.all([import("~/copy/errors"), import("~/copy/sentence")]).then(
      ([{ errorsTexts }, { errorSentence }]) => errorSentence(laterCopy(errorsTexts), error),
      () => callFailed.unanswered,
    );
}
