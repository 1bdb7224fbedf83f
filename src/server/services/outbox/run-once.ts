import { createHash } from "node:crypto";
import superjson, { type SuperJSONResult } from "superjson";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { AppError, requireFound } from "~/server/errors";
import { inOneTransaction } from "~/server/services/tenancy/one-transaction";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { checkSeen, readSeen } from "./check-seen";

export interface KeyedCall {
  /** Null for a caller that never repeats a call. */
  key: string | null;
  path: string;
  /** The input as sent. */
  input: unknown;
  /** The values that the merchant saw, by field. */
  seen: Readonly<Record<string, unknown>> | undefined;
  /** The key of the merchant's change of the same thing before this one. */
  after: string | undefined;
}

/** The same text for the same input, whatever the order of its fields. */
function hashOf(input: unknown): string {
  const ordered = JSON.stringify(superjson.serialize(input), (_name, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(ordered).digest("hex");
}

/**
 * Runs a mutation of the panel once for its key: the change, the key and the answer are committed together, and a repeat
 * gets the stored answer. Refused changes store nothing and may be repeated. The use cases in `work` get the context of
 * that transaction.
 * @throws CONFLICT when the key was used for another change, or, with `conflicts`, when a seen value is out of date
 */
export async function runOnce(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  call: KeyedCall,
  work: (inner: ServiceContext) => Promise<unknown>,
): Promise<unknown> {
  const { actor } = ctx;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  const { key, path } = call;
  return inOneTransaction(ctx, async (inner, tx) => {
    const inputHash = hashOf(call.input);
    const id = { tentId, userId: actor.userId, key: key ?? "" };
    if (key !== null) {
      // a repeat that arrives meanwhile waits here until this transaction ends
      const row = { ...id, path, inputHash, answer: {}, createdAt: ctx.now() };
      const { count } = await tx.completedCall.createMany({ data: [row], skipDuplicates: true });
      if (count === 0) return storedAnswer(tx, id, { path, inputHash });
    }
    await checkSeen(inner, tx, tentId, { ...call, left: await leftBy(tx, { ...id, key: call.after ?? "" }) });
    const answer = await work(inner);
    if (key !== null) {
      const stored = superjson.serialize(answer) as unknown as Prisma.InputJsonValue;
      const left = (await readSeen(inner, tentId, call)) as Prisma.InputJsonObject;
      await tx.completedCall.update({ where: { tentId_userId_key: id }, data: { answer: stored, left } });
    }
    return answer;
  });
}

interface CallId {
  tentId: number;
  userId: number;
  key: string;
}

/** The values that an earlier call left; none when there is no such call. */
async function leftBy(tx: TentTx, id: CallId): Promise<Readonly<Record<string, unknown>>> {
  if (id.key === "") return {};
  const earlier = await tx.completedCall.findUnique({ where: { tentId_userId_key: id }, select: { left: true } });
  return (earlier?.left ?? {}) as Readonly<Record<string, unknown>>;
}

async function storedAnswer(
  tx: TentTx,
  id: CallId,
  { path, inputHash }: { path: string; inputHash: string },
): Promise<unknown> {
  const done = requireFound(await tx.completedCall.findUnique({ where: { tentId_userId_key: id } }));
  if (done.path !== path || done.inputHash !== inputHash) throw new AppError("CONFLICT");
  return superjson.deserialize(done.answer as unknown as SuperJSONResult);
}
