import { beforeEach, describe, expect, it } from "vitest";
import type { AppErrorShape } from "~/domain/errors";
import { MAX_WAIT_MS, subjectOf } from "~/domain/outbox/queued-calls";
import type { Attempt, DeviceStore } from "../device/device-queue";
import { amendChange } from "./amend";
import { decideConflict, retryChange } from "./decisions";
import { Outbox, QueuedCall, RefusedCall } from "./outbox";
import type { OutboxEntry } from "./outbox-entry";

const OWNER = { userId: 1, tentId: 7 };
const price = (value: number, seen?: number) => ({
  tentId: 7,
  id: 3,
  field: "price",
  value,
  ...(seen === undefined ? {} : { seen: { price: seen } }),
});

/** Storage, locks and a server that several tabs share. */
function device() {
  let rows: OutboxEntry[] = [];
  let lastId = 0;
  let clock = 1_000_000;
  const store: DeviceStore<OutboxEntry> = {
    ofUser: async (userId) => structuredClone(rows.filter((row) => row.userId === userId)),
    add: async (entry) => {
      lastId += 1;
      rows.push({ ...structuredClone(entry), id: lastId });
      return lastId;
    },
    change: async (id, change) => {
      rows = rows.map((row) => (row.id === id ? structuredClone(change(row)) : row));
      return structuredClone(rows.find((row) => row.id === id));
    },
    remove: async (ids) => {
      rows = rows.filter(({ id }) => !ids.includes(id));
    },
  };
  const sent: { key: string; input: OutboxEntry["input"] }[] = [];
  const server = { answer: (entry: OutboxEntry): Attempt => ({ kind: "done", answer: entry.input.value }) };
  let last: Promise<unknown> = Promise.resolve();
  const listeners: (() => void)[] = [];
  const timers = new Set<() => void>();
  const tab = (over: Partial<DeviceStore<OutboxEntry>> = {}) =>
    new Outbox({
      store: { ...store, ...over },
      send: async (entry) => {
        sent.push({ key: entry.key, input: entry.input });
        return server.answer(entry);
      },
      alone: (_name, work) => {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
      tabs: {
        changed: () => {
          for (const listener of listeners) listener();
        },
        listen: (onChange) => void listeners.push(onChange),
      },
      now: () => clock,
      later: (work, ms) => {
        if (ms < 8_000) timers.add(work);
        return () => timers.delete(work);
      },
    });
  return {
    tab,
    sent,
    server,
    timers,
    rows: () => rows,
    wait: (ms: number) => {
      clock += ms;
    },
    /** Waits until nothing is being sent. */
    rest: async () => {
      for (let turn = 0; turn < 60; turn += 1) await Promise.resolve().then(() => last);
    },
  };
}

let made: ReturnType<typeof device>;
beforeEach(() => {
  made = device();
});

async function opened(refreshed: number[] = []) {
  const outbox = made.tab();
  outbox.whenDone(async ({ id }) => refreshed.push(id));
  await outbox.open(OWNER);
  return outbox;
}

const offline = (): Attempt => ({ kind: "unanswered" });
const values = () => made.sent.map(({ input }) => input.value);

describe("the stored changes", () => {
  it("count as unknown until they have been read", async () => {
    const outbox = made.tab();
    expect(outbox.state().isRead).toBe(false);
    await outbox.open(OWNER);
    expect(outbox.state().isRead).toBe(true);
    outbox.close();
    expect(outbox.state().isRead).toBe(false);
  });

  it("count as read on a device that cannot store any", async () => {
    const outbox = made.tab({ ofUser: () => Promise.reject(new Error("no storage")) });
    await expect(outbox.open(OWNER)).rejects.toThrow("no storage");
    expect(outbox.state().isRead).toBe(true);
  });
});

describe("a change", () => {
  it("is shown in the same moment as it is made, and once, whatever becomes of it", async () => {
    const outbox = await opened();
    const shown = () => outbox.state().entries.map(({ state, input }) => `${state} ${input.value}`);
    const answer = outbox.add("product.updateField", price(120), "Mate");
    expect(shown()).toEqual(["waiting 120"]);
    await answer;
    await made.rest();
    expect(shown()).toEqual(["done 120"]);
    made.server.answer = () => ({ kind: "refused", status: 422, error: { code: "VALIDATION", details: {} } });
    const refused = outbox.add("product.updateField", price(130), "Mate");
    expect(shown()).toEqual(["done 120", "waiting 130"]);
    await expect(refused).rejects.toThrow(RefusedCall);
    expect(shown()).toEqual(["done 120"]);
  });

  it("is shown while it is sent without being stored, and until its screens were read again", async () => {
    const outbox = made.tab(); // of somebody who acts for another account
    let haveRead = () => {};
    const reading = new Promise<void>((resolve) => {
      haveRead = resolve;
    });
    outbox.whenDone(() => reading);
    const change = { path: "product.updateField", input: price(120), label: "Mate" } as const;
    const answer = outbox.sendDirectly(change, async () => 120);
    expect(outbox.state().entries).toMatchObject([{ state: "waiting", input: { value: 120 } }]);
    expect(await answer).toBe(120);
    expect(outbox.state().entries).toMatchObject([{ state: "done" }]);
    expect(outbox.state().settling.size).toBe(1);
    haveRead();
    await made.rest();
    expect(outbox.state().entries).toEqual([]);
    await expect(outbox.sendDirectly(change, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
    expect(outbox.state().entries).toEqual([]);
    expect(made.rows()).toEqual([]);
  });

  it("is not sent twice while it is being stored", async () => {
    let haveStored = (_id: number) => {};
    const storing = new Promise<number>((resolve) => {
      haveStored = resolve;
    });
    const outbox = made.tab({ add: () => storing });
    await outbox.open(OWNER);
    void outbox.add("product.updateField", price(120), "Mate").catch(() => undefined);
    outbox.send();
    await made.rest();
    expect(made.sent).toEqual([]);
    haveStored(1);
  });

  it("is sent at once and answered, and its screens are read again", async () => {
    const refreshed: number[] = [];
    const outbox = await opened(refreshed);
    expect(await outbox.add("product.updateField", price(120), "Mate")).toBe(120);
    await made.rest();
    expect(refreshed).toEqual([1]);
    expect(outbox.state().settling.size).toBe(0);
    expect(await outbox.unsent(1)).toEqual([]);
  });

  it("is kept without a network, and sent once in order when it is back, with the same key", async () => {
    made.server.answer = offline;
    const outbox = await opened();
    await expect(outbox.add("product.updateField", price(120), "Mate")).rejects.toThrow(QueuedCall);
    await expect(outbox.add("category.create", { tentId: 7, name: "Termos" }, "Termos")).rejects.toThrow(QueuedCall);
    expect(outbox.state().reachable).toBe(false);
    const [first] = made.sent;
    made.sent.length = 0;
    made.server.answer = (entry) => ({ kind: "done", answer: entry.id });
    outbox.send();
    await made.rest();
    expect(made.sent[0]?.key).toBe(first?.key);
    expect(made.rows().map(({ state }) => state)).toEqual(["done", "done"]);
    expect(made.sent).toHaveLength(2);
    expect(outbox.state().reachable).toBe(true);
  });

  it("is sent by the next page after this one was closed", async () => {
    made.server.answer = offline;
    const before = await opened();
    await expect(before.add("product.updateField", price(120), "Mate")).rejects.toThrow(QueuedCall);
    before.close();
    made.sent.length = 0;
    made.server.answer = () => ({ kind: "done", answer: null });
    await opened();
    await made.rest();
    expect(values()).toEqual([120]);
  });

  it("is sent once by several tabs, and the tab that made it gets the answer", async () => {
    const [one, other] = [await opened(), await opened()];
    const answers = await Promise.all([
      one.add("product.updateField", price(1), "Mate"),
      other.add("product.updateField", price(2), "Mate"),
      one.add("product.updateField", price(3), "Mate"),
    ]);
    expect(answers).toEqual([1, 2, 3]);
    expect(values().toSorted()).toEqual([1, 2, 3]);
    expect(new Set(made.sent.map(({ key }) => key)).size).toBe(3);
  });

  it("that the server refuses is told to its screen and forgotten", async () => {
    made.server.answer = () => ({ kind: "refused", status: 422, error: { code: "VALIDATION", details: {} } });
    const outbox = await opened();
    await expect(outbox.add("product.updateField", price(-1), "Mate")).rejects.toThrow(RefusedCall);
    expect(made.rows()).toEqual([]);
  });

  it("that the server refuses when no screen waits stays in the list, and the next is sent", async () => {
    made.server.answer = offline;
    const before = await opened();
    await expect(before.add("product.updateField", price(-1), "Mate")).rejects.toThrow(QueuedCall);
    await expect(before.add("product.updateField", price(5), "Mate")).rejects.toThrow(QueuedCall);
    before.close();
    made.server.answer = ({ input }) =>
      Number(input.value) < 0
        ? { kind: "refused", status: 422, error: { code: "VALIDATION", details: {} } }
        : { kind: "done", answer: null };
    const outbox = await opened();
    await made.rest();
    expect(made.rows().map(({ state }) => state)).toEqual(["refused", "done"]);
    await outbox.drop(1);
    expect(await outbox.unsent(1)).toEqual([]);
  });

  it("waits for the log-in of its account, and no other account sends it", async () => {
    made.server.answer = () => ({ kind: "expired" });
    const outbox = await opened();
    await expect(outbox.add("product.updateField", price(120), "Mate")).rejects.toThrow(QueuedCall);
    expect(outbox.state().expired).toBe(true);
    outbox.close();
    made.sent.length = 0;
    made.server.answer = () => ({ kind: "done", answer: null });
    const stranger = made.tab();
    await stranger.open({ userId: 2, tentId: 7 });
    await made.rest();
    expect([made.sent, stranger.state().entries]).toEqual([[], []]);
    await opened();
    await made.rest();
    expect(values()).toEqual([120]);
  });

  it("that hits a fault of the server is given up after some attempts, so that later changes go on", async () => {
    made.server.answer = ({ input }) =>
      input.value === 1
        ? { kind: "refused", status: 500, error: { code: "INTERNAL", details: {} } }
        : { kind: "done", answer: null };
    const outbox = await opened();
    await expect(outbox.add("product.updateField", price(1), "Mate")).rejects.toThrow(QueuedCall);
    await expect(outbox.add("product.updateField", price(2), "Mate")).rejects.toThrow(QueuedCall);
    for (let round = 0; round < 10; round += 1) {
      outbox.send();
      await made.rest();
    }
    expect(made.rows().map(({ state }) => state)).toEqual(["refused", "done"]);
  });

  it("that waited longer than the server remembers keys is not sent by itself", async () => {
    made.server.answer = offline;
    const before = await opened();
    await expect(before.add("product.updateField", price(120), "Mate")).rejects.toThrow(QueuedCall);
    before.close();
    made.sent.length = 0;
    made.wait(MAX_WAIT_MS + 1);
    made.server.answer = () => ({ kind: "done", answer: null });
    const outbox = await opened();
    await made.rest();
    expect([made.sent, made.rows()[0]?.state]).toEqual([[], "refused"]);
    await retryChange(outbox, 1);
    await made.rest();
    expect(values()).toEqual([120]);
  });
});

describe("what a change says", () => {
  const mate = { tentId: 7, name: "Mate", price: "100" };
  const cutOff = (): Attempt => ({ kind: "unanswered", left: false });
  const refused = (): Attempt => ({ kind: "refused", status: 422, error: { code: "PRODUCT_LIMIT", details: {} } });
  const [{ name: _, ...rest }, imperial] = [mate, { name: "Mate imperial", price: "120" }];

  /** A product that was made while the server gave these answers, before its screen was closed. */
  async function madeWhile(...answers: (() => Attempt)[]) {
    const outbox = await opened();
    for (const answer of answers) {
      made.server.answer = answer;
      if (made.rows().length === 0)
        await expect(outbox.add("product.create", mate, "Mate")).rejects.toThrow(QueuedCall);
      else outbox.send();
      await made.rest();
    }
    made.sent.length = 0;
    made.server.answer = ({ input }) => ({ kind: "done", answer: input.name });
    return outbox;
  }

  it("is replaced while the device has no network, and sent once under its key", async () => {
    const outbox = await madeWhile(cutOff, cutOff);
    expect(made.rows()).toMatchObject([{ attempts: 0, state: "waiting" }]);
    const key = made.rows()[0]?.key;
    expect(await amendChange(outbox, 1, { input: imperial, label: "Mate imperial" })).toBe(true);
    await made.rest();
    expect(made.sent).toEqual([{ key, input: { ...rest, ...imperial } }]);
    expect(made.rows()).toMatchObject([{ label: "Mate imperial", state: "done", answer: "Mate imperial" }]);
  });

  it("is replaced after a refusal, which stored nothing, and the reason is gone", async () => {
    const outbox = await madeWhile(offline, refused);
    expect(made.rows()).toMatchObject([{ state: "refused", error: { code: "PRODUCT_LIMIT" } }]);
    expect(await amendChange(outbox, 1, { input: imperial, label: "Mate imperial" })).toBe(true);
    await made.rest();
    expect(made.rows()).toMatchObject([{ state: "done" }]);
    expect(made.rows()[0]).not.toHaveProperty("error");
  });

  it("stays as it is once it may have reached the server, or has", async () => {
    const outbox = await madeWhile(offline);
    expect(await amendChange(outbox, 1, { input: imperial, label: "Mate imperial" })).toBe(false);
    await made.rest();
    expect(made.sent.map(({ input }) => input)).toEqual([mate]);
    expect(await amendChange(outbox, 1, { input: imperial, label: "Mate imperial" })).toBe(false);
    expect(made.rows()).toMatchObject([{ label: "Mate", input: mate }]);
  });

  it("is sent as it was replaced by another tab while this one was about to send it", async () => {
    const outbox = await madeWhile(cutOff);
    const other = made.tab();
    made.server.answer = cutOff;
    await other.open(OWNER);
    await made.rest();
    made.sent.length = 0;
    made.server.answer = () => ({ kind: "done", answer: null });
    const amended = amendChange(other, 1, { input: imperial, label: "Mate imperial" });
    outbox.send();
    expect(await amended).toBe(true);
    await made.rest();
    expect(made.sent.map(({ input }) => input)).toEqual([{ ...rest, ...imperial }]);
  });

  it("is not replaced when it is too old to know whether the server has it", async () => {
    const outbox = await madeWhile(offline);
    outbox.close();
    made.wait(MAX_WAIT_MS + 1);
    const next = await opened();
    await made.rest();
    expect(made.rows()).toMatchObject([{ state: "refused" }]);
    expect(await amendChange(next, 1, { input: imperial, label: "Mate imperial" })).toBe(false);
  });

  it("that was dropped is not sent", async () => {
    const outbox = await madeWhile(cutOff);
    await outbox.drop(1);
    expect(await amendChange(outbox, 1, { input: imperial, label: "Mate imperial" })).toBe(false);
    outbox.send();
    await made.rest();
    expect(made.sent).toEqual([]);
  });
});

describe("a conflict", () => {
  const conflict = (current: number): Attempt => ({
    kind: "refused",
    status: 409,
    error: { code: "CONFLICT", details: { conflicts: [{ field: "price", seen: 100, current }] } },
  });

  async function inConflict() {
    made.server.answer = () => conflict(110);
    const outbox = await opened();
    await expect(outbox.add("product.updateField", price(120, 100), "Mate")).rejects.toThrow(QueuedCall);
    await expect(outbox.add("product.updateField", price(130, 120), "Mate")).rejects.toThrow(QueuedCall);
    await made.rest();
    made.sent.length = 0;
    made.server.answer = () => ({ kind: "done", answer: null });
    return outbox;
  }

  it("waits for a decision: mine is sent once over the current value, with another key", async () => {
    const outbox = await inConflict();
    const key = made.rows()[1]?.key;
    await decideConflict(outbox, 2, "mine");
    await made.rest();
    expect(made.sent).toHaveLength(1);
    expect(made.sent[0]?.input).toMatchObject({ value: 130, seen: { price: 110 } });
    expect(made.sent[0]?.key).not.toBe(key);
    expect(made.rows().map(({ id, state }) => [id, state])).toEqual([[2, "done"]]);
  });

  it("about the contents of an order is told to its screen; without one, mine names the version that is there now", async () => {
    const order = {} as NonNullable<AppErrorShape["details"]["order"]>;
    const refused = (): Attempt => ({
      kind: "refused",
      status: 409,
      error: { code: "CONFLICT", details: { order, conflicts: [{ field: "version", seen: 2, current: 3 }] } },
    });
    const edit = { tentId: 7, number: 1, version: 2 };
    made.server.answer = refused;
    await expect((await opened()).add("order.edit", edit, "Pedido 1")).rejects.toThrow(RefusedCall);
    expect(made.rows()).toEqual([]);

    made.server.answer = offline;
    const before = await opened();
    await expect(before.add("order.edit", edit, "Pedido 1")).rejects.toThrow(QueuedCall);
    before.close();
    made.server.answer = refused;
    const outbox = await opened();
    await made.rest();
    made.sent.length = 0;
    made.server.answer = () => ({ kind: "done", answer: null });
    await decideConflict(outbox, made.rows()[0]?.id ?? 0, "mine");
    await made.rest();
    expect(made.sent.map(({ input }) => input.version)).toEqual([3]);
  });

  it("theirs sends nothing", async () => {
    const outbox = await inConflict();
    await decideConflict(outbox, 2, "theirs");
    await made.rest();
    expect([made.sent, made.rows()]).toEqual([[], []]);
  });
});

it("a change follows on the one before it of the same thing", async () => {
  const outbox = await opened();
  await outbox.add("product.updateField", price(120, 100), "Mate");
  await outbox.add("product.updateField", price(130, 100), "Mate");
  expect(made.sent[1]?.input.after).toBe(made.sent[0]?.key);
});

it("names what a change is about", () => {
  expect(subjectOf("product.updateField", { id: 3 })).toBe(subjectOf("product.update", { id: 3 }));
  expect(subjectOf("order.updateTemplate", { id: 3 })).not.toBe(subjectOf("order.act", { number: 3 }));
  expect(subjectOf("order.noteCustomer", { id: 3 })).not.toBe(subjectOf("order.note", { number: 3 }));
  expect(subjectOf("tent.updateHours", {})).toBe("tent.updateHours");
});

describe("all shops of an account", () => {
  const unsentOf = async (outbox: Outbox) => (await outbox.unsent(1)).map(({ input }) => input.value);
  async function withTwoShops() {
    made.server.answer = offline;
    const outbox = await opened();
    await expect(outbox.add("product.updateField", price(1), "Mate")).rejects.toThrow(QueuedCall);
    await expect(outbox.add("product.updateField", price(2), "Mate")).rejects.toThrow(QueuedCall);
    await outbox.open({ userId: 1, tentId: 8 });
    await expect(outbox.add("product.updateField", { ...price(3), tentId: 8 }, "Mate")).rejects.toThrow(QueuedCall);
    await made.rest();
    made.sent.length = 0;
    return outbox;
  }

  it("send what waits at log-out, each shop in its order", async () => {
    const outbox = await withTwoShops();
    made.server.answer = () => ({ kind: "done", answer: null });
    await outbox.sendAllShops(1);
    expect(values()).toEqual([1, 2, 3]);
    expect(await unsentOf(outbox)).toEqual([]);
  });

  it("keep everything from the first change without an answer on", async () => {
    const outbox = await withTwoShops();
    made.server.answer = (entry) => (entry.input.value === 1 ? { kind: "done", answer: null } : offline());
    await outbox.sendAllShops(1);
    expect(values()).toEqual([1, 2]);
    expect(await unsentOf(outbox)).toEqual([2, 3]);
  });

  it("go on with the next shop after a refusal, which stays in the list", async () => {
    const outbox = await withTwoShops();
    made.server.answer = (entry) =>
      entry.tentId === 7
        ? { kind: "refused", status: 404, error: { code: "NOT_FOUND", details: {} } }
        : { kind: "done", answer: null };
    await outbox.sendAllShops(1);
    expect(values()).toEqual([1, 2, 3]);
    expect(await unsentOf(outbox)).toEqual([1, 2]);
  });
});
