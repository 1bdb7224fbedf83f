import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import type { AppErrorShape } from "~/domain/errors";

/** The message next to a field; an unknown key reads as "not valid". */
export function fieldSentence(copy: Pick<Copy, "validation">, key: string | undefined, example: string): string {
  const sentences: Record<string, string> = copy.validation;
  return fill(sentences[key ?? ""] ?? copy.validation["common.invalid"], { example });
}

/** The message of an error, with its numbers filled in; a code that a newer server made reads as a failure of ours. */
export function errorSentence(copy: Pick<Copy, "errors" | "numbers">, error: AppErrorShape): string {
  const sentences: Record<string, string> = copy.errors;
  return fill(sentences[error.code] ?? copy.errors.INTERNAL, {
    limit: error.details.limit?.toLocaleString(copy.numbers.decimal === "." ? "es-MX" : "es-AR") ?? "",
    seconds: error.details.retryAfter ?? 60,
  });
}
