import type { Cents } from "./money/money";
import type { Milli } from "./money/quantity";
import type { CartChange } from "./order/place/pricing";
import type { ValidationKey } from "./validation-key";

/** What can go wrong in our own words. One table in `server/api/error-table.ts` gives each its HTTP status; `src/copy/errors.ts` its sentence. */
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
  "BELOW_MINIMUM",
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

/** What travels with an error, for the screen that shows it. */
export interface AppErrorDetails {
  fields?: FieldErrors;
  /** A good value, for sentences with `{example}`. */
  example?: string;
  /** The limit that was reached: products, tents, images, bytes. */
  limit?: number;
  /** Seconds until another try. */
  retryAfter?: number;
  /** What the re-pricing of an order changed, line by line. */
  changes?: readonly CartChange[];
  /** The order's total after re-pricing. */
  total?: Cents;
  /** What an order asks for and the shelf does not have. */
  shortages?: readonly Shortage[];
  /** What is missing for the minimum purchase. */
  missing?: Cents;
  requestId?: string;
}

export interface Shortage {
  name: string;
  wanted: Milli;
  left: Milli;
}

export interface AppErrorShape {
  code: AppErrorCode;
  details: AppErrorDetails;
}
