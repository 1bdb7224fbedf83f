import type { Copy } from "~/copy/copy";
import { errorSentence } from "~/copy/sentence";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { reportCallFailure } from "~/features/app-context/failures/call-failures";
import { mayRetry } from "./may-retry";

/** Error message of a failed upload and whether a retry may help. An expired session also shows a popup. */
export function uploadFailure(
  copy: Pick<Copy, "errors" | "numbers"> & { product: { form: { photoOffline: string } } },
  error: unknown,
  procedure: string,
): { problem: string; again: boolean } {
  const known = appErrorOfCall(error);
  if (known?.code === "SESSION_EXPIRED") reportCallFailure(error, undefined, procedure);
  return {
    problem: known ? errorSentence(copy, known) : copy.product.form.photoOffline,
    again: mayRetry(known?.code),
  };
}
