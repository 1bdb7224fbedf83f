import type { PrismaClient } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Db, TentTx } from "~/server/database/client";
import type { ShopCache } from "~/server/ports/shop-cache";

type AfterCommit = () => Promise<void> | void;

/**
 * The client of a running transaction as a whole client: the transactions that use cases open become savepoints, so
 * that they still roll back alone and are committed with everything else.
 */
function clientOf(tx: TentTx, depth = 0): Db {
  const nested = async (work: ((inner: unknown) => Promise<unknown>) | PromiseLike<unknown>[]) => {
    const savepoint = `nested_${depth}`;
    await tx.$executeRawUnsafe(`SAVEPOINT ${savepoint}`);
    try {
      const result = typeof work === "function" ? await work(clientOf(tx, depth + 1)) : await inOrder(work);
      await tx.$executeRawUnsafe(`RELEASE SAVEPOINT ${savepoint}`);
      return result;
    } catch (error) {
      // fails only when the connection is gone: the error that matters is the first
      await tx.$executeRawUnsafe(`ROLLBACK TO SAVEPOINT ${savepoint}`).catch(() => undefined);
      throw error;
    }
  };
  return new Proxy(tx, {
    get: (target, name) => (name === "$transaction" ? nested : Reflect.get(target, name)),
  }) as unknown as Db;
}

async function inOrder(statements: PromiseLike<unknown>[]): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const statement of statements) results.push(await statement);
  return results;
}

/** Reads at once; purges and announces after the commit. */
function delayed({ ports }: ServiceContext, later: AfterCommit[]): ServiceContext["ports"] {
  const { shopCache, orderFeed } = ports;
  const cache: ShopCache = {
    purge: async (changed) => void later.push(() => shopCache.purge(changed)),
    getOrCompute: (read) => shopCache.getOrCompute(read),
    peek: (of) => shopCache.peek(of),
  };
  return {
    ...ports,
    shopCache: cache,
    orderFeed: {
      announce: (order) => void later.push(() => orderFeed.announce(order)),
      subscribe: (tentId, listener) => orderFeed.subscribe(tentId, listener),
    },
  };
}

/**
 * Runs use cases in one transaction that commits when `work` returns: `inner` is a context whose own transactions belong
 * to it, and whose caches are purged and files deleted after its commit.
 */
export async function inOneTransaction<T>(
  ctx: ServiceContext,
  work: (inner: ServiceContext, tx: TentTx) => Promise<T>,
): Promise<T> {
  const later: AfterCommit[] = [];
  const afterCommit: ServiceContext["afterCommit"] = (effect) => void later.push(() => effect(ctx));
  const result = await (ctx.db as PrismaClient).$transaction(
    (tx) => work({ ...ctx, db: clientOf(tx), ports: delayed(ctx, later), afterCommit }, tx),
    { maxWait: 20_000, timeout: 60_000 },
  );
  for (const effect of later) await effect();
  return result;
}
