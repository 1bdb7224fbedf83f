import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createCaller } from "~/server/api/root";
import { appOrigin } from "~/server/site/addresses";
import { merchantActor, testRequest } from "./context";
import { makeBase, makeTent, merchantContext } from "./factories";
import { settled } from "./settled";
import { testDb } from "./test-db";

const ROUNDS = 12;
const KEYS = 60;
const db = testDb();
beforeAll(() => makeBase(db));

/** Sends the calls of these keys in a process that is killed meanwhile; returns those that were answered. */
async function sendAndDie(ownerId: number, tentId: number, keys: string[], round: number): Promise<Set<string>> {
  const child: ChildProcess = fork(
    join(import.meta.dirname, "kill-queued-child.ts"),
    [String(ownerId), String(tentId), ...keys],
    { execArgv: ["--import", "tsx"], stdio: ["ignore", "inherit", "inherit", "ipc"] },
  );
  const answered = new Set<string>();
  child.on("message", ({ done }: { done: string }) => answered.add(done));
  await once(child, "message");
  await new Promise((done) => setTimeout(done, 5 + round * 13));
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
  return answered;
}

it("loses and doubles nothing when the server is killed between the commit and the answer", async () => {
  const { owner, tentId } = await makeTent(db);
  await db.plan.updateMany({ data: { productLimit: ROUNDS * KEYS + 1 } });
  const { ctx } = merchantContext(db, owner.id);
  const request = testRequest(merchantActor(owner.id), (actor) => ({ ...ctx, actor }), appOrigin);
  const all: string[] = [];
  let unanswered = 0;
  let committed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const keys = Array.from({ length: KEYS }, () => randomUUID());
    all.push(...keys);
    const answered = await sendAndDie(owner.id, tentId, keys, round);
    await settled(db);
    const open = keys.filter((key) => !answered.has(key));
    unanswered += open.length;
    committed += await db.completedCall.count({ where: { tentId, key: { in: open } } });
    for (const key of open) {
      const caller = createCaller({ ...request, idempotencyKey: key, account: String(owner.id) });
      const made = await caller.product.create({ tentId, name: key, price: 100 });
      expect(made.name).toBe(key);
    }
  }
  const names = (await db.product.findMany({ where: { tentId }, select: { name: true } })).map(({ name }) => name);
  expect(names.toSorted()).toEqual(all.toSorted());
  expect(await db.completedCall.count({ where: { tentId } })).toBe(all.length);
  const counts = `${unanswered} without an answer, ${committed} of them committed`;
  process.stdout.write(`${all.length} changes, ${counts}: all there once\n`);
  expect(committed).toBeGreaterThan(0);
});
