import type { Copy } from "~/copy/copy";
import { fieldSentence } from "~/copy/sentence";
import { DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import { phoneExample } from "~/domain/tent/phone";

/** The text of a message key; unknown keys read as "not valid". */
export function sentenceOf(
  copy: Pick<Copy, "validation">,
  key: string | undefined,
  example = phoneExample(DEFAULT_COUNTRY_ID),
): string {
  return fieldSentence(copy, key, example);
}
