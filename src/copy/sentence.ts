import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import type { AppErrorShape } from "~/domain/errors";

/** What stands beside a field; what is no key of ours reads as "not valid". */
export function fieldSentence(copy: Copy, key: string | undefined, example: string): string {
  const sentences: Record<string, string> = copy.validation;
  return fill(sentences[key ?? ""] ?? copy.validation["common.invalid"], { example });
}

/** What a person reads for an error of ours, with its numbers filled in. */
export function errorSentence(copy: Copy, error: AppErrorShape): string {
  return fill(copy.errors[error.code], {
    limit: error.details.limit?.toLocaleString("es-AR") ?? "",
    seconds: error.details.retryAfter ?? 60,
  });
}
