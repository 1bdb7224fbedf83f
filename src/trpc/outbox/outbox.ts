import { DAY_MS } from "~/domain/duration";
import { type FieldConflict, MAX_WAIT_MS, type QueuedPath, subjectOf } from "~/domain/outbox/queued-calls";
import { randomUuid } from "~/lib/random-uuid";
import { type Attempt, type DeviceOwner, DeviceQueue, type QueueDevice } from "../device/device-queue";
import type { OutboxEntry } from "./outbox-entry";

/** The change is kept and will be sent later, or waits for a decision. Screens show it as pending. */
export class QueuedCall extends Error {}

/** This device cannot store the change, for example in a private window: it can only be sent at once. */
export class NotStored extends Error {}

/** The server refused the change while its screen waited. */
export class RefusedCall extends Error {
  constructor(readonly refused: NonNullable<OutboxEntry["error"]>) {
    super(refused.code);
  }
}

export interface OutboxState {
  /** Whether the stored changes have been read: before that, nobody knows that there are none. */
  isRead: boolean;
  /** The changes of the open shop, in order; confirmed ones for a day. */
  entries: readonly OutboxEntry[];
  /** Confirmed changes whose screens have not been read again. */
  settling: ReadonlySet<number>;
  /** The last attempt had an answer. */
  reachable: boolean;
  /** Since when it has been unreachable. */
  unreachableSince: number | null;
  /** The session expired: sending continues after the next log-in. */
  expired: boolean;
}

interface OutboxDevice extends QueueDevice<OutboxEntry> {
  send: (entry: OutboxEntry) => Promise<Attempt>;
}

/** A screen waits this long for the answer; then the change is shown as pending. */
const PATIENCE_MS = 8_000;
/** A fault of the server, unlike a missing network, is not repeated forever: it would hold up all later changes. */
const MAX_FAULTS = 8;
/** Confirmed changes are listed this long. */
const DONE_MS = DAY_MS;

interface Waiter {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
  stop: () => void;
}

export function conflictsOf(entry: OutboxEntry): readonly FieldConflict[] {
  return (entry.state === "refused" && entry.error?.details.conflicts) || [];
}

/** The conflict of what is compared as a whole, by a number that the input names: its screen shows both versions. */
export const isVersionConflict = ({ field }: FieldConflict) => field === "version" || field === "revision";

/** Before a shop is open, and on the server. */
export const CLOSED_OUTBOX: OutboxState = {
  isRead: false,
  entries: [],
  settling: new Set(),
  reachable: true,
  unreachableSince: null,
  expired: false,
};

/** The changes that this device has not been able to send, or only just has. */
export class Outbox extends DeviceQueue<OutboxEntry, OutboxState> {
  /** Changes that are shown from the moment they are made: about to be stored, or sent without that. Their ids are negative. */
  #unstored: readonly OutboxEntry[] = [];
  #lastUnstored = 0;
  /** The next read is the first one of this owner: what is confirmed was confirmed before this page. */
  #isFirst = true;
  #onDone: (entry: OutboxEntry) => Promise<unknown> = async () => undefined;
  readonly #waiters = new Map<number, Waiter>();
  readonly #send: OutboxDevice["send"];

  constructor({ send, ...device }: OutboxDevice) {
    super("outbox", device, CLOSED_OUTBOX);
    this.#send = send;
  }

  /** Reads the screens again that a change makes out of date, once it is confirmed or refused. */
  whenDone(readAgain: (entry: OutboxEntry) => Promise<unknown>): void {
    this.#onDone = readAgain;
  }

  /** Shows and sends the changes of this account and shop from now on. */
  async open(owner: DeviceOwner): Promise<void> {
    this.own(owner);
    this.#isFirst = true;
    this.show({ expired: false });
    try {
      await this.read();
    } catch (error) {
      if (this.owner === owner) this.show({ isRead: true }); // without storage there is nothing to read
      throw error;
    }
    const old = this.rows.filter(({ doneAt }) => doneAt && this.device.now() - doneAt > DONE_MS);
    if (old.length > 0) await this.device.store.remove(old.map(({ id }) => id));
    this.send();
  }

  override close(): void {
    this.#giveUpWaiting();
    this.#unstored = [];
    super.close();
  }

  /** The changes of an account in all its shops that are not confirmed. */
  async unsent(userId: number): Promise<OutboxEntry[]> {
    return (await this.device.store.ofUser(userId)).filter(({ state }) => state !== "done");
  }

  /**
   * Shows a change at once, stores it and sends it, after those before it.
   * @returns the server's answer
   * @throws RefusedCall with the server's error; QueuedCall when there is no answer yet; NotStored
   */
  async add(path: QueuedPath, input: Readonly<Record<string, unknown>>, label: string): Promise<unknown> {
    const { owner } = this;
    if (!owner) throw new QueuedCall();
    const target = subjectOf(path, input);
    const before = this.state().entries.findLast((one) => subjectOf(one.path, one.input) === target);
    const { id: shownId, ...entry } = this.#showUnstored({
      ...owner,
      path,
      input: before && input.seen !== undefined ? { ...input, after: before.key } : input,
      label,
    });
    const id = await this.device.store.add(entry).catch((cause: unknown) => {
      this.#hide(shownId);
      throw new NotStored("IndexedDB", { cause });
    });
    this.#unstored = this.#unstored.filter((one) => one.id !== shownId);
    const answer = new Promise<unknown>((resolve, reject) => {
      const stop = this.device.later(() => this.#settle(id, (waiter) => waiter.reject(new QueuedCall())), PATIENCE_MS);
      this.#waiters.set(id, { resolve, reject, stop });
    });
    await this.changed();
    this.send();
    return answer;
  }

  /** Shows a change while `call` sends it without storing it: the device cannot, or acts for somebody else. */
  async sendDirectly<Answer>(
    change: Pick<OutboxEntry, "path" | "input" | "label">,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const shown = this.#showUnstored({ userId: 0, tentId: 0, ...this.owner, ...change });
    try {
      const answer = await call();
      const done: OutboxEntry = { ...shown, state: "done", answer, doneAt: this.device.now() };
      this.#unstored = this.#unstored.map((one) => (one.id === shown.id ? done : one));
      this.#showEntries({ settling: new Set([...this.state().settling, shown.id]) });
      void this.#refresh(done).finally(() => this.#hide(shown.id));
      return answer;
    } catch (error) {
      this.#hide(shown.id);
      void this.#onDone(shown).catch(() => undefined); // somebody else may have changed it
      throw error;
    }
  }

  #showUnstored(change: DeviceOwner & Pick<OutboxEntry, "path" | "input" | "label">): OutboxEntry {
    this.#lastUnstored -= 1;
    const entry: OutboxEntry = {
      ...change,
      id: this.#lastUnstored,
      key: randomUuid(),
      createdAt: this.device.now(),
      attempts: 0,
      state: "waiting",
    };
    this.#unstored = [...this.#unstored, entry];
    this.#showEntries();
    return entry;
  }

  #hide(id: number): void {
    this.#unstored = this.#unstored.filter((one) => one.id !== id);
    this.#showEntries();
  }

  /**
   * Sends now what waits in all shops of an account, for example before log-out. Ends at the first change without an
   * answer; `unsent` tells what is left.
   */
  async sendAllShops(userId: number): Promise<void> {
    const left = async () => (await this.unsent(userId)).filter(({ state }) => state === "waiting");
    for (const tentId of new Set((await left()).map((entry) => entry.tentId))) {
      let isAnswered = true;
      await this.alone({ userId, tentId }, async () => {
        while (isAnswered) {
          const next = (await left()).find((entry) => entry.tentId === tentId);
          if (!next) return;
          isAnswered = await this.sendOne(next);
        }
      });
      if (!isAnswered) return;
    }
  }

  protected next(): OutboxEntry | undefined {
    return this.rows.find(({ state }) => state === "waiting");
  }

  protected async sendOne(entry: OutboxEntry): Promise<boolean> {
    const { store, now } = this.device;
    const set = async (change: Partial<OutboxEntry>) => {
      await store.change(entry.id, (one) => ({ ...one, ...change }));
      await this.changed();
    };
    if (now() - entry.createdAt > MAX_WAIT_MS) {
      await set({ state: "refused", error: { code: "UNAVAILABLE", details: {}, status: null } });
      return true;
    }
    // counted before the attempt: what may have reached the server is never taken for unsent
    const count = (by: number) => store.change(entry.id, (one) => ({ ...one, attempts: one.attempts + by }));
    const tried = await count(1);
    if (!tried) return true; // dropped meanwhile
    const attempt = await this.#send(tried);
    if (attempt.kind === "unanswered" && attempt.left === false) await count(-1);
    if (attempt.kind === "expired") {
      this.show({ expired: true, reachable: true, unreachableSince: null });
      this.#giveUpWaiting();
      return false;
    }
    const isFault = attempt.kind === "refused" && attempt.error.code === "INTERNAL" && tried.attempts < MAX_FAULTS;
    if (attempt.kind === "unanswered" || isFault) {
      this.show({ reachable: isFault, unreachableSince: this.state().unreachableSince ?? now() });
      this.#giveUpWaiting();
      this.sendLater();
      return false;
    }
    this.forgetPauses();
    this.show({ reachable: true, unreachableSince: null, expired: false });
    if (attempt.kind === "refused")
      await set({ state: "refused", error: { ...attempt.error, status: attempt.status } });
    else await set({ state: "done", answer: attempt.answer, doneAt: now() });
    return true;
  }

  /** Changes what is stored of a change, and sends what waits. */
  async rewrite(id: number, change: (entry: OutboxEntry) => OutboxEntry): Promise<void> {
    await this.device.store.change(id, change);
    await this.changed();
    this.send();
  }

  /** Takes changes back that were not sent. */
  drop(...ids: number[]): Promise<void> {
    return this.take(ids);
  }

  /** Takes all unsent changes of an account back. */
  async dropAll(userId: number): Promise<void> {
    await this.drop(...(await this.unsent(userId)).map(({ id }) => id));
  }

  /** Reads the screens again that a change makes out of date. */
  readAgain(entry: OutboxEntry): Promise<unknown> {
    return this.#onDone(entry);
  }

  /** Tells the screens that wait for an answer. */
  protected onRead(before: readonly OutboxEntry[], own: readonly OutboxEntry[]): void {
    const was = new Map(before.map((entry) => [entry.id, entry.state]));
    const isNew = ({ id, state }: OutboxEntry) => state === "done" && was.get(id) !== "done";
    const confirmed = this.#isFirst ? [] : own.filter(isNew);
    this.#isFirst = false;
    this.#showEntries({
      isRead: true,
      settling: new Set([...this.state().settling, ...confirmed.map(({ id }) => id)]),
    });
    for (const entry of confirmed) void this.#refresh(entry);
    for (const id of this.#waiters.keys())
      this.#tell(
        id,
        own.find((entry) => entry.id === id),
      );
  }

  #showEntries(change: Partial<Omit<OutboxState, "entries">> = {}): void {
    // what its screen decides is not asked elsewhere as well
    const stored = this.rows.filter(
      (entry) => !(this.#waiters.has(entry.id) && conflictsOf(entry).some(isVersionConflict)),
    );
    this.show({ ...change, entries: [...stored, ...this.#unstored] });
  }

  async #refresh(entry: OutboxEntry): Promise<void> {
    await this.#onDone(entry).catch(() => undefined);
    this.show({ settling: new Set([...this.state().settling].filter((id) => id !== entry.id)) });
  }

  #tell(id: number, entry: OutboxEntry | undefined): void {
    if (entry?.state === "done") this.#settle(id, (waiter) => waiter.resolve(entry.answer));
    else if (!entry || (conflictsOf(entry).length > 0 && !conflictsOf(entry).some(isVersionConflict)))
      this.#settle(id, (waiter) => waiter.reject(new QueuedCall()));
    else if (entry.state === "refused" && entry.error) {
      const refused = entry.error;
      // the screen shows the error beside the fields, or both versions, and the merchant saves again
      this.#settle(id, (waiter) => void this.drop(id).finally(() => waiter.reject(new RefusedCall(refused))));
      void this.#onDone(entry).catch(() => undefined); // somebody else may have changed it
    }
  }

  #giveUpWaiting(): void {
    for (const id of [...this.#waiters.keys()]) this.#settle(id, (waiter) => waiter.reject(new QueuedCall()));
  }

  #settle(id: number, end: (waiter: Waiter) => void): void {
    const waiter = this.#waiters.get(id);
    if (!waiter) return;
    this.#waiters.delete(id);
    waiter.stop();
    end(waiter);
  }
}
