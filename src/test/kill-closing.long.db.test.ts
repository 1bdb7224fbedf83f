import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentService } from "~/domain/billing/provider";
import { HOUR_MS } from "~/domain/duration";
import { claimSubscription } from "~/server/services/billing/subscriptions/claim-subscription";
import { sweepCancellations } from "~/server/services/billing/subscriptions/closed-subscriptions";
import { approveOn, type ClosingPayer, makeClosingPayer } from "./closed-payers";
import { FIXED_NOW } from "./context";
import { makeBase } from "./factories";
import type { Errand } from "./kill-payments-child";
import { type Played, playPayments } from "./played-payments";
import { settled } from "./settled";
import { testDb } from "./test-db";

const ROUNDS = 10;
const CONFIRMED = "Tu suscripción a Vidriera está cancelada";
const db = testDb();
let played: Played;
let plans: Record<PaymentService, number>;

beforeAll(async () => {
  await makeBase(db);
  await db.$executeRaw`SELECT setval(pg_get_serial_sequence('plans', 'id'), 1)`;
  const make = async (name: string, total: string, currency: string) =>
    (await db.plan.create({ data: { name, total, currency } })).id;
  plans = { mercado_pago: await make("PESOS", "8900", "ARS"), paypal: await make("DÓLARES", "9", "USD") };
  played = await playPayments();
});
afterAll(() => played.standIn.close());
beforeEach(async () => {
  played.clock.now = FIXED_NOW;
  await db.pendingCancellation.deleteMany();
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

async function makeRunning(service: PaymentService): Promise<ClosingPayer> {
  const payer = await makeClosingPayer(db, played, service, plans[service]);
  await approveOn(await payer.subscribe());
  await claimSubscription(payer.ctx, { service, externalId: await payer.idOf() });
  expect(payer.alive()).toHaveLength(1);
  return payer;
}

function send(payer: ClosingPayer, over: Pick<Errand, "does" | "standsAt">) {
  const errand: Errand = {
    service: payer.service,
    ownerId: payer.owner.id,
    planId: plans[payer.service],
    externalId: "",
    notice: null,
    keys: played.keys,
    now: played.clock.now.toISOString(),
    ...over,
  };
  return fork(join(import.meta.dirname, "kill-payments-child.ts"), [JSON.stringify(errand)], {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/** Runs a process that acts for the payer until it reaches the given point. */
async function standAt(payer: ClosingPayer, does: Errand["does"], standsAt: string) {
  const child = send(payer, { does, standsAt });
  expect(await once(child, "message")).toEqual([{ at: standsAt }, undefined]);
  return async () => {
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    expect(await exit).toEqual([null, "SIGKILL"]);
    await settled(db);
  };
}

async function dieAt(payer: ClosingPayer, does: Errand["does"], standsAt: string): Promise<void> {
  const kill = await standAt(payer, does, standsAt);
  await kill();
}

const isOpen = async ({ owner }: ClosingPayer) => (await db.user.count({ where: { id: owner.id } })) === 1;

/** What completes the work of a killed process: each alone is sufficient. */
const completions: Record<string, (payer: ClosingPayer) => Promise<void>> = {
  "the queue": (payer) => payer.work(),
  "the sweep": async (payer) => {
    await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'cancel-subscription'`;
    played.clock.now = new Date(played.clock.now.getTime() + HOUR_MS);
    await sweepCancellations(payer.nobody);
    await payer.work();
  },
};

async function expectCancelledOnce(payer: ClosingPayer): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    expect(await isOpen(payer)).toBe(false);
    expect(payer.alive()).toEqual([]);
    expect(await payer.kept()).toEqual([]);
    expect((await payer.mails()).filter((subject) => subject === CONFIRMED)).toHaveLength(1);
    for (const complete of Object.values(completions)) await complete(payer);
  }
}

const WITHIN = ["job before", "job after", "mail before", "mail after"];
const AFTER = ["purge before", "purge after", "done"];

describe.each<PaymentService>(["mercado_pago", "paypal"])("with a subscription at %s", (service) => {
  it.each(WITHIN)("leaves the account open when the closing process is killed at “%s”", async (at) => {
    const payer = await makeRunning(service);
    await dieAt(payer, "close", at);
    expect(await isOpen(payer)).toBe(true);
    expect(await payer.kept()).toEqual([]);
    await payer.close();
    await completions["the queue"]?.(payer);
    await expectCancelledOnce(payer);
  });

  it.each(AFTER.flatMap((at) => Object.keys(completions).map((by) => [at, by] as const)))(
    "a process that closes the account and is killed at “%s” is completed by %s",
    async (at, by) => {
      const payer = await makeRunning(service);
      await dieAt(payer, "close", at);
      expect(await isOpen(payer)).toBe(false);
      expect(await payer.kept()).toHaveLength(1);
      await completions[by]?.(payer);
      await expectCancelledOnce(payer);
    },
  );

  it.each(["cancel before", "cancel after", "read before", "read after", "mail before", "mail after"])(
    "repeats a job that is killed at “%s”, and sends one mail",
    async (at) => {
      const payer = await makeRunning(service);
      await payer.close();
      await dieAt(payer, "cancelClosed", at);
      expect(await payer.kept()).toHaveLength(1);
      expect(await payer.mails()).not.toContain(CONFIRMED);
      const by = at.endsWith("before") ? "the queue" : "the sweep";
      await completions[by]?.(payer);
      await expectCancelledOnce(payer);
    },
  );

  it.each(["job before", "job after"])("completes a sweep that is killed at “%s” in the next one", async (at) => {
    const payer = await makeRunning(service);
    await payer.close();
    await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'cancel-subscription'`;
    await dieAt(payer, "sweep", at);
    await completions["the sweep"]?.(payer);
    await expectCancelledOnce(payer);
  });

  it.each(["open before", "open after"])(
    "a process that opens one and is killed at “%s” while another closes the account leaves nothing to pay",
    async (at) => {
      const payer = await makeClosingPayer(db, played, service, plans[service]);
      const kill = await standAt(payer, "subscribe", at);
      await payer.close();
      await payer.work();
      await kill();
      const [opened] = payer.atProvider();
      expect(opened === undefined).toBe(at === "open before");
      if (opened) {
        await approveOn(payer.checkoutOf(opened.id));
        await payer.hearOf(opened.id);
      }
      await completions["the sweep"]?.(payer);
      expect(payer.alive()).toEqual([]);
      // An unknown subscription is dropped once it can no longer become active.
      played.clock.now = new Date(played.clock.now.getTime() + 48 * HOUR_MS);
      await completions["the sweep"]?.(payer);
      expect(await payer.kept()).toEqual([]);
    },
  );
});

it("leaves no live subscription and sends one mail, whenever a process that closes and cancels concurrently is killed", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const payer = await makeRunning(round % 2 === 0 ? "mercado_pago" : "paypal");
    const child = send(payer, { does: "closeAll", standsAt: null });
    await once(child, "message");
    await new Promise((wait) => setTimeout(wait, round * 40));
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
    await settled(db);
    if (await isOpen(payer)) await payer.close();
    await completions[round % 4 < 2 ? "the queue" : "the sweep"]?.(payer);
    await expectCancelledOnce(payer);
  }
});
