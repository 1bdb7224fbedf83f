import { z } from "zod";
import { pushMessageSchema } from "./push/push-message";
import { CHATS } from "./site/message";

const nothing = z.object({});

/** The kinds of background jobs and their payloads, which are small: the data is in the row that a job refers to. */
export const jobSchemas = {
  "send-mail": z.object({ to: z.string().min(3), subject: z.string(), text: z.string(), html: z.string() }),
  "send-message": z.object({ chat: z.enum(CHATS), text: z.string().min(1) }),
  "send-push": z.object({ deviceId: z.int().positive(), message: pushMessageSchema }),
  /** `panel`: the panel's origin, as seen by the server that accepted the order. */
  "mail-order": z.object({ tentId: z.int().positive(), number: z.int().positive(), panel: z.url() }),
  /** Orders of one shop that got no email of their own. */
  "mail-orders": z.object({ tentId: z.int().positive(), panel: z.url() }),
  "cancel-subscription": z.object({ cancellationId: z.uuid() }),
  "cancel-subscriptions": nothing,
  "check-domains": nothing,
  "empty-bin": nothing,
  "end-free-periods": nothing,
  "forget-expired": nothing,
  "forget-imports": nothing,
  "forget-visits": nothing,
  "handle-notice": z.object({ eventId: z.string().regex(/^\d{1,19}$/) }),
  "import-photos": z.object({ tentId: z.int().positive() }),
  "import-products": z.object({ importId: z.int().positive() }),
  "make-catalogue-pdf": z.object({ pdfId: z.int().positive() }),
  "forget-catalogue-pdfs": nothing,
  "measure-pictures": nothing,
  "reconcile-subscriptions": nothing,
  "release-holds": nothing,
  "remind-of-charges": nothing,
  "rewrite-search-texts": nothing,
  "roll-up-visits": nothing,
  "sweep-images": nothing,
  "turn-promotions": nothing,
} as const;

export type JobKind = keyof typeof jobSchemas;
export type JobData = { [Kind in JobKind]: z.infer<(typeof jobSchemas)[Kind]> };

/** The scheduled jobs, whose times are in `server/jobs/schedules.ts`. */
export const SCHEDULED_KINDS = [
  "cancel-subscriptions",
  "check-domains",
  "end-free-periods",
  "measure-pictures",
  "reconcile-subscriptions",
  "release-holds",
  "remind-of-charges",
  "rewrite-search-texts",
  "roll-up-visits",
  "empty-bin",
  "forget-expired",
  "forget-imports",
  "forget-catalogue-pdfs",
  "forget-visits",
  "sweep-images",
  "turn-promotions",
] as const satisfies readonly JobKind[];

/** The state of a job. */
export type JobState = "waiting" | "running" | "done" | "failed" | "cancelled";

/** Jobs whose failure is shown to the merchant: only the merchant starts them again. */
const TOLD: readonly JobKind[] = ["import-photos", "import-products", "make-catalogue-pdf"];

/** Whether the team may retry a failed job. */
export function isRetried(kind: JobKind): boolean {
  return !TOLD.includes(kind);
}
