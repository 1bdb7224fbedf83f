// The child of kill-queued.long.db.test.ts: sends queued calls, each under its own key, until it is killed.
import { setTimeout as wait } from "node:timers/promises";
import { createCaller } from "~/server/api/root";
import { db } from "~/server/database/client";
import { appOrigin } from "~/server/site/addresses";
import { merchantActor, testRequest } from "./context";
import { merchantContext } from "./factories";

const [ownerId = "", tentId = "", ...keys] = process.argv.slice(2);
const { ctx } = merchantContext(db, Number(ownerId));
const request = testRequest(merchantActor(Number(ownerId)), (actor) => ({ ...ctx, actor }), appOrigin);

async function sendAll(): Promise<void> {
  for (let key = keys.shift(); key; key = keys.shift()) {
    const caller = createCaller({ ...request, idempotencyKey: key, account: ownerId });
    const begun = performance.now();
    await caller.product.create({ tentId: Number(tentId), name: key, price: 100 });
    // half of the time is between commit and answer, however fast the machine is: some kills fall into it
    await wait(performance.now() - begun);
    process.send?.({ done: key });
  }
}

void Promise.all([sendAll(), sendAll(), sendAll()]);
