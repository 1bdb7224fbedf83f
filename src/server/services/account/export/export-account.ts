import type { Copy } from "~/copy/copy";
import { type ZipEntry, zip } from "~/lib/zip";
import type { ServiceContext } from "~/server/context";
import { rowsToJson } from "~/server/database/long-id";
import { requireFound } from "~/server/errors";
import { ownUserId } from "~/server/services/session/own-account";
import { mintOwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { tentOrigin } from "~/server/site/addresses";
import { tentFiles } from "./export-tent";

const DATA_FILE = "mis-datos.json";

/**
 * Streams all data of the actor as a ZIP archive: one JSON file with the person, their payments and the list of their
 * shops, and a folder for each shop with all that `exportTent` has of it. Closing the account deletes what it holds.
 * Authorization is checked before the first chunk.
 */
export async function exportAccount(ctx: ServiceContext, copy: Copy): Promise<AsyncGenerator<Uint8Array>> {
  const userId = ownUserId(ctx);
  const { db } = ctx;
  const user = requireFound(
    await db.user.findUnique({
      where: { id: userId },
      omit: { passwordHash: true },
      include: {
        country: { select: { name: true } },
        subscriber: { include: { plan: { select: { name: true } }, subscriptions: { omit: { requestKey: true } } } },
        survey: { omit: { userId: true } },
        supportMessages: { omit: { userId: true } },
        sessions: { select: { userAgent: true, address: true, createdAt: true, lastSeenAt: true } },
      },
    }),
  );
  const { subscriber } = user;
  const payments = subscriber
    ? await db.billingPayment.findMany({ where: { subscriberId: subscriber.id }, orderBy: { id: "asc" } })
    : [];
  const tents = await db.tent.findMany({
    where: { ownerId: userId },
    orderBy: { id: "asc" },
    select: { id: true, name: true, subdomain: true },
  });

  async function* data() {
    const list = tents.map(({ id, name, subdomain }) => ({ id, name, url: tentOrigin(subdomain), folder: subdomain }));
    yield `${rowsToJson({ exportedAt: ctx.now(), user, payments, tents: list }, 1)}\n`;
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: DATA_FILE, content: data() };
    for (const { id, subdomain } of tents) {
      for await (const { name, content } of tentFiles(ctx, mintOwnedTentId(id), copy))
        yield { name: `${subdomain}/${name}`, content };
    }
  }
  return zip(entries(), ctx.now());
}
