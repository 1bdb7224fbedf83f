import type { ExternalToast } from "sonner";
import { toast } from "./toast";

/** A toast about something that failed: it stays until it is closed, so that nobody misses it. */
export function toastFailure(sentence: string, options?: ExternalToast): void {
  toast.error(sentence, { duration: Number.POSITIVE_INFINITY, ...options });
}
