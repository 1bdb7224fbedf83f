import { createHash } from "node:crypto";
import type { ServiceContext } from "~/server/context";

const MAX_PATH = 500;
const MAX_MESSAGE = 2000;

interface SiteError {
  path: string;
  message: string;
  requestId?: string;
}

/** Keeps an error for the super-users: the same one again is one row that counts. */
export async function recordError(ctx: ServiceContext, { path, message, requestId }: SiteError): Promise<void> {
  const hash = createHash("sha256").update(`${path}\n${message}`).digest("hex");
  const at = ctx.now();
  await ctx.db.errorLog.upsert({
    where: { hash },
    create: {
      hash,
      path: path.slice(0, MAX_PATH),
      message: message.slice(0, MAX_MESSAGE),
      requestId: requestId ?? null,
      firstAt: at,
      lastAt: at,
    },
    update: { count: { increment: 1 }, lastAt: at, requestId: requestId ?? null },
  });
}
