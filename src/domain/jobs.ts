import { z } from "zod";
import { CHATS } from "./site/message";

const nothing = z.object({});

/** The work that can be put off, and the data each kind takes along: small, since what it is about is in its own row. */
export const jobSchemas = {
  "send-mail": z.object({ to: z.string().min(3), subject: z.string(), text: z.string(), html: z.string() }),
  "send-message": z.object({ chat: z.enum(CHATS), text: z.string().min(1) }),
  /** `panel`: the panel's origin, as the server that took the order knows it. */
  "mail-order": z.object({ tentId: z.int().positive(), number: z.int().positive(), panel: z.url() }),
  /** Orders of one shop that have no mail of their own. */
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
  "import-products": z.object({ importId: z.int().positive() }),
  "make-catalogue-pdf": z.object({ pdfId: z.int().positive() }),
  "forget-catalogue-pdfs": nothing,
  "reconcile-subscriptions": nothing,
  "remind-of-charges": nothing,
  "roll-up-visits": nothing,
  "sweep-images": nothing,
} as const;

export type JobKind = keyof typeof jobSchemas;
export type JobData = { [Kind in JobKind]: z.infer<(typeof jobSchemas)[Kind]> };

/** What the clock starts, whose times are in `server/jobs/schedules.ts`. */
export const SCHEDULED_KINDS = [
  "cancel-subscriptions",
  "check-domains",
  "end-free-periods",
  "reconcile-subscriptions",
  "remind-of-charges",
  "roll-up-visits",
  "empty-bin",
  "forget-expired",
  "forget-imports",
  "forget-catalogue-pdfs",
  "forget-visits",
  "sweep-images",
] as const satisfies readonly JobKind[];

/** How one piece of work stands. */
export type JobState = "waiting" | "running" | "done" | "failed" | "cancelled";

/** What its merchant was told had failed is begun again by them, not behind their back. */
const TOLD: readonly JobKind[] = ["import-products", "make-catalogue-pdf"];

/** Whether the team may try it once more after it was given up. */
export function isRetried(kind: JobKind): boolean {
  return !TOLD.includes(kind);
}
