import { createHash, randomBytes } from "node:crypto";
import { HOUR_MS } from "~/domain/duration";
import type { ServiceContext } from "~/server/context";

/** Links in mails are valid for an hour and one use. */
const LIFETIME_MS = HOUR_MS;

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Creates a token for a link, with its row's columns: only the hash is stored. */
export function makeToken(ctx: Pick<ServiceContext, "now">, lasts = LIFETIME_MS) {
  const token = randomBytes(32).toString("base64url");
  const now = ctx.now();
  const row = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + lasts), createdAt: now };
  return { token, row };
}

/** The `where` of a token that is still valid. */
export function livingToken(ctx: ServiceContext, token: string) {
  return { tokenHash: hashToken(token), usedAt: null, expiresAt: { gt: ctx.now() } };
}
