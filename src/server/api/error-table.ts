import type { TRPC_ERROR_CODE_KEY } from "@trpc/server";
import type { AppErrorCode } from "~/domain/errors";

/** A code of ours → tRPC's code and the HTTP status of rest.md. */
export const errorTable: Record<AppErrorCode, { trpc: TRPC_ERROR_CODE_KEY; status: number }> = {
  VALIDATION: { trpc: "UNPROCESSABLE_CONTENT", status: 422 },
  NOT_FOUND: { trpc: "NOT_FOUND", status: 404 },
  USER_NOT_FOUND: { trpc: "NOT_FOUND", status: 404 },
  WRONG_CREDENTIALS: { trpc: "UNAUTHORIZED", status: 401 },
  WRONG_PASSWORD: { trpc: "FORBIDDEN", status: 403 },
  SESSION_EXPIRED: { trpc: "FORBIDDEN", status: 403 },
  FORBIDDEN: { trpc: "FORBIDDEN", status: 403 },
  FORBIDDEN_ORIGIN: { trpc: "FORBIDDEN", status: 403 },
  CONFLICT: { trpc: "CONFLICT", status: 409 },
  SUBDOMAIN_TAKEN: { trpc: "CONFLICT", status: 409 },
  CATEGORY_EXISTS: { trpc: "CONFLICT", status: 409 },
  PRODUCT_LIMIT: { trpc: "CONFLICT", status: 409 },
  TENT_LIMIT: { trpc: "CONFLICT", status: 409 },
  IMAGE_LIMIT: { trpc: "CONFLICT", status: 409 },
  ORDER_CHANGED: { trpc: "CONFLICT", status: 409 },
  BELOW_MINIMUM: { trpc: "UNPROCESSABLE_CONTENT", status: 422 },
  TENT_SUSPENDED: { trpc: "CONFLICT", status: 409 },
  STATE_NOT_ALLOWED: { trpc: "CONFLICT", status: 409 },
  STOCK_MISSING: { trpc: "CONFLICT", status: 409 },
  LINK_BUILT_IN: { trpc: "CONFLICT", status: 409 },
  BODY_TOO_LARGE: { trpc: "PAYLOAD_TOO_LARGE", status: 413 },
  IMAGE_TOO_LARGE: { trpc: "PAYLOAD_TOO_LARGE", status: 413 },
  IMAGE_KIND: { trpc: "UNSUPPORTED_MEDIA_TYPE", status: 415 },
  IMAGE_BROKEN: { trpc: "UNSUPPORTED_MEDIA_TYPE", status: 415 },
  BUSY: { trpc: "TOO_MANY_REQUESTS", status: 429 },
  RATE_LIMITED: { trpc: "TOO_MANY_REQUESTS", status: 429 },
  PROVIDER_DISABLED: { trpc: "SERVICE_UNAVAILABLE", status: 503 },
  INTERNAL: { trpc: "INTERNAL_SERVER_ERROR", status: 500 },
};
