import { join } from "node:path";
import { env } from "~/env";
import { LocalStorage } from "~/server/adapters/local/storage";
import { nextPageCache } from "~/server/adapters/next/page-cache";
import type { Actor, Ports, ServiceContext } from "~/server/context";
import { db } from "~/server/db";

/** Environment → adapters, built once. The only place that knows both ports and adapters. */
export const ports: Ports = {
  pageCache: nextPageCache,
  storage: new LocalStorage({
    root: join(env.DATA_DIR ?? ".data", "images"),
    defaults: "src/server/adapters/local/defaults",
  }),
};

export function serviceContext(actor: Actor | null): ServiceContext {
  return { db, actor, ports, now: () => new Date() };
}
