"use client";

import { errorSentence } from "~/copy/sentence";
import { sessionTexts } from "~/copy/session";
import type { AppErrorShape } from "~/domain/errors";
import { useCopy, useLaterCopy } from "../copy-provider";

/** The sentences of all rules and errors, and what writes them: loaded with the schemas, or for an answer of the server. */
export async function loadSentences() {
  const [{ validationTexts }, { errorsTexts }, { sentenceOf }] = await Promise.all([
    import("~/copy/validation"),
    import("~/copy/errors"),
    import("./field-sentence"),
  ]);
  return { validationTexts, errorsTexts, sentenceOf };
}

/** The text of a message key that the server sent, or `otherwise` where the texts cannot be loaded any more. */
export function useSentence(): (key: string, otherwise: string, example?: string) => Promise<string> {
  const laterCopy = useLaterCopy();
  return (key, otherwise, example) =>
    loadSentences().then(
      ({ validationTexts, sentenceOf }) => sentenceOf(laterCopy(validationTexts), key, example),
      () => otherwise,
    );
}

/** The sentence of a refused call; where its texts cannot be loaded any more, that it was refused. */
export function useErrorSentence(): (error: AppErrorShape) => Promise<string> {
  const { refused } = useCopy(sessionTexts).session.callFailed;
  const laterCopy = useLaterCopy();
  return (error) =>
    import("~/copy/errors").then(
      ({ errorsTexts }) => errorSentence(laterCopy(errorsTexts), error),
      () => refused,
    );
}
