import type { Milli } from "./money/milli";
import type { Cents } from "./money/money";
import type { OrderContents } from "./order/manage/difference";
import type { CartChange } from "./order/place/pricing";
import type { FieldConflict } from "./outbox/queued-calls";
import type { ValidationKey } from "./validation-key";

/** Our error codes. `server/api/error-table.ts` maps each to its HTTP status, `src/copy/errors.ts` to its text. */
export const appErrorCodes = [
  "VALIDATION",
  "NOT_FOUND",
  "USER_NOT_FOUND",
  "WRONG_CREDENTIALS",
  "WRONG_PASSWORD",
  "SESSION_EXPIRED",
  "FORBIDDEN",
  "FORBIDDEN_ORIGIN",
  "CONFLICT",
  "SUBDOMAIN_TAKEN",
  "CATEGORY_EXISTS",
  "PRODUCT_LIMIT",
  "TENT_LIMIT",
  "IMAGE_LIMIT",
  "ORDER_CHANGED",
  "BELOW_MINIMUM_PURCHASE",
  "TENT_SUSPENDED",
  "STATE_NOT_ALLOWED",
  "STOCK_MISSING",
  "LINK_BUILT_IN",
  "BODY_MALFORMED",
  "BODY_TOO_LARGE",
  "IMAGE_TOO_LARGE",
  "IMAGE_KIND",
  "IMAGE_BROKEN",
  "BUSY",
  "OVERLOADED",
  "RATE_LIMITED",
  "METHOD_NOT_ALLOWED",
  "ALREADY_SUBSCRIBED",
  "NO_SUBSCRIPTION",
  "CHANGE_NOT_CONFIRMED",
  "CAPTCHA_REQUIRED",
  "CAPTCHA_FAILED",
  "PROVIDER_DISABLED",
  "PROVIDER_FAILED",
  "UNAVAILABLE",
  "INTERNAL",
] as const;

export type AppErrorCode = (typeof appErrorCodes)[number];

/** Field → copy keys of `src/copy/validation.ts`. */
export type FieldErrors = Record<string, ValidationKey[]>;

/** Data attached to an error for the screen that shows it. */
export interface AppErrorDetails {
  fields?: FieldErrors;
  /** A valid value, for texts with `{example}`. */
  example?: string;
  /** The limit that was reached, in products, tents, images or bytes. */
  limit?: number;
  /** Seconds until a retry is allowed. */
  retryAfter?: number;
  /** What the re-pricing of an order changed, line by line. */
  changes?: readonly CartChange[];
  /** The order's total after re-pricing. */
  total?: Cents;
  /** Ordered items that are not in stock. */
  shortages?: readonly Shortage[];
  /** The amount missing to reach the minimum purchase. */
  missing?: Cents;
  /** The pieces missing to reach the minimum of a price list. */
  missingUnits?: number;
  /** Fields that changed elsewhere since the merchant saw them. */
  conflicts?: readonly FieldConflict[];
  /** The present contents of an order that was changed meanwhile. */
  order?: OrderContents;
  requestId?: string;
}

export interface Shortage {
  name: string;
  /** Missing in answers that a device kept from an earlier release. */
  productId?: number;
  variantId?: number | null;
  wanted: Milli;
  left: Milli;
}

export interface AppErrorShape {
  code: AppErrorCode;
  details: AppErrorDetails;
}
