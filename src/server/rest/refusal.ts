import { copyFor } from "~/copy/copy";
import { errorSentence, fieldSentence } from "~/copy/sentence";
import type { FieldErrors } from "~/domain/errors";
import { numberFormatOf } from "~/domain/money/number-format";
import { DEFAULT_COUNTRY_ID } from "~/domain/tent/countries";
import { phoneExample } from "~/domain/tent/phone";
import { errorTable } from "~/server/api/error-table";
import type { AppError } from "~/server/errors";
import type { BodyFields } from "./read-body";
import type { RestRoute } from "./row";
import { wireName } from "./wire";

/** The request as far as it was parsed: error messages use its field names. */
export interface RefusedRequest {
  row: RestRoute;
  fields: BodyFields;
}

/** The name of a field as the caller wrote it: procedures use names of their own, and a list has none. */
function nameInRequest(name: string, asked: RefusedRequest | null): string {
  const { row, fields = {} } = asked ?? {};
  const [first = "", ...rest] = name.split(".");
  if (first === row?.bodyAs || first === row?.wrapped) return rest.join("."); // wrapped or not, names are the same
  if (wireName(first) === fields.field && "value" in fields) return ["value", ...rest].join(".");
  return [first in fields ? first : wireName(first), ...rest].join(".");
}

/** The status, body and headers of a failed call, with messages in the caller's wording. */
export function refusal(error: AppError, asked: RefusedRequest | null, countryId: number | null | undefined) {
  const copy = copyFor(countryId, numberFormatOf(countryId));
  const { fields, example = phoneExample(countryId ?? DEFAULT_COUNTRY_ID), retryAfter } = error.details;
  const sentences = Object.entries<FieldErrors[string]>(fields ?? {}).map(
    ([name, keys]) => [nameInRequest(name, asked), keys.map((key) => fieldSentence(copy, key, example))] as const,
  );
  const message = errorSentence(copy, error);
  const { status } = errorTable[error.code];
  const headers: Record<string, string> =
    status === 429 || retryAfter !== undefined ? { "Retry-After": String(retryAfter ?? 10) } : {};
  return {
    status,
    body: {
      error: { code: error.code, message, ...(sentences.length > 0 && { fields: Object.fromEntries(sentences) }) },
    },
    headers,
  };
}
