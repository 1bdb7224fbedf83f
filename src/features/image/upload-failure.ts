import type { Copy } from "~/copy/copy";
import { reportCallFailure } from "~/features/app-context/failures/call-failures";
import { errorSentence } from "~/features/app-context/forms/form-messages";
import { appErrorOfCall } from "~/trpc/react";

/** What another try with the same file changes nothing about. */
const FINAL: readonly string[] = ["IMAGE_KIND", "IMAGE_BROKEN", "IMAGE_TOO_LARGE", "IMAGE_LIMIT", "BODY_TOO_LARGE"];

/** Why a picture did not go up, said beside it, and whether another try may help. An ended session is a popup as well. */
export function uploadFailure(copy: Copy, error: unknown, procedure: string): { problem: string; again: boolean } {
  const known = appErrorOfCall(error);
  if (known?.code === "SESSION_EXPIRED") reportCallFailure(error, undefined, procedure);
  return {
    problem: known ? errorSentence(copy, known) : copy.product.form.photoOffline,
    again: !FINAL.includes(known?.code ?? ""),
  };
}
