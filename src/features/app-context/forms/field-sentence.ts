"use client";

import type { Copy } from "~/copy/copy";
import { fieldSentence } from "~/copy/sentence";
import type { validationTexts } from "~/copy/validation";
import { DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import { phoneExample } from "~/domain/tent/phone";
import { useLaterCopy } from "../copy-provider";

/** The text of a message key; unknown keys read as "not valid". */
export function sentenceOf(
  copy: Pick<Copy, "validation">,
  key: string | undefined,
  example = phoneExample(DEFAULT_COUNTRY_ID),
): string {
  return fieldSentence(copy, key, example);
}

/** The sentences of all rules, which are loaded with the schemas, or for an answer of the server. */
export const loadSentences = (): Promise<typeof validationTexts> =>
  import("~/copy/validation").then((module) => module.validationTexts);

/** The text of a message key that the server sent, or `otherwise` where the texts cannot be loaded any more. */
export function useSentence(): (key: string, otherwise: string) => Promise<string> {
  const laterCopy = useLaterCopy();
  return (key, otherwise) =>
    loadSentences().then(
      (sentences) => sentenceOf(laterCopy(sentences), key),
      () => otherwise,
    );
}
