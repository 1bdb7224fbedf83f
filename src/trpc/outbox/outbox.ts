import { DAY_MS } from "~/domain/duration";
import type { AppErrorShape } from "~/domain/errors";
import { type FieldConflict, MAX_WAIT_MS, type QueuedPath, subjectOf } from "~/domain/outbox/queued-calls";
import { randomUuid } from "~/lib/random-uuid";
import type { OutboxEntry, OutboxOwner, OutboxStore } from "./outbox-store";

/** What became of one attempt. `unanswered`: nobody knows whether the server changed anything. */
export type Attempt =
  | { kind: "done"; answer: unknown }
  | { kind: "refused"; error: AppErrorShape; status: number | null }
  /** `left`: false when the request certainly never left the device. */
  | { kind: "unanswered"; left?: false }
  | { kind: "expired" };

/** The change is kept and will be sent later, or waits for a decision. Screens show it as pending. */
export class QueuedCall extends Error {
  override readonly name = "QueuedCall";
}

/** This device cannot store the change, for example in a private window: it can only be sent at once. */
export class NotStored extends Error {
  override readonly name = "NotStored";
}

/** The server refused the change while its screen waited. */
export class RefusedCall extends Error {
  override readonly name = "RefusedCall";
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

interface OutboxDevice {
  store: OutboxStore;
  send: (entry: OutboxEntry) => Promise<Attempt>;
  /** Runs `work` in one tab at a time. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the stored changes changed; calls `onChange` when another tab did. */
  tabs: { changed: () => void; listen: (onChange: () => void) => void };
  now: () => number;
  later: (work: () => void, ms: number) => () => void;
}

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
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

/**
 * Whether what a change says can still be replaced: nothing of it is on the server. One that was refused stored nothing;
 * one that may have reached the server stays as it is.
 */
export function mayAmend({ state, attempts, error }: OutboxEntry): boolean {
  return state === "waiting" ? attempts === 0 : state === "refused" && error?.status != null;
}

/** The conflict of what is compared as a whole, by a number that the input names: its screen shows both versions. */
const isWhole = ({ field }: FieldConflict) => field === "version" || field === "revision";

/** Before a shop is open, and on the server. */
export const CLOSED_OUTBOX: OutboxState = {
  isRead: false,
  entries: [],
  settling: new Set(),
  reachable: true,
  unreachableSince: null,
  expired: false,
};

/**
 * The changes that this device has not been able to send, or only just has. The stored entries are the only truth: any
 * tab may send them, one at a time and in order, and each tab reads them again when another changed them.
 */
export class Outbox {
  #owner: OutboxOwner | null = null;
  #state: OutboxState = CLOSED_OUTBOX;
  /** The changes of this owner as they were last read. */
  #stored: readonly OutboxEntry[] = [];
  /** Changes that are shown from the moment they are made: about to be stored, or sent without that. Their ids are negative. */
  #unstored: readonly OutboxEntry[] = [];
  #lastUnstored = 0;
  #pause = FIRST_PAUSE_MS;
  #cancelTimer: (() => void) | null = null;
  #sending: Promise<void> | null = null;
  #reads = 0;
  /** The next read is the first one of this owner: what is confirmed was confirmed before this page. */
  #isFirst = true;
  #onDone: (entry: OutboxEntry) => Promise<unknown> = async () => undefined;
  readonly #listeners = new Set<() => void>();
  readonly #waiters = new Map<number, Waiter>();
  readonly #device: OutboxDevice;

  constructor(device: OutboxDevice) {
    this.#device = device;
    device.tabs.listen(() => void this.#read().catch(() => undefined));
  }

  get owner(): OutboxOwner | null {
    return this.#owner;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): OutboxState => this.#state;

  /** Reads the screens again that a change makes out of date, once it is confirmed or refused. */
  whenDone(readAgain: (entry: OutboxEntry) => Promise<unknown>): void {
    this.#onDone = readAgain;
  }

  /** Shows and sends the changes of this account and shop from now on. */
  async open(owner: OutboxOwner): Promise<void> {
    this.#owner = owner;
    this.#isFirst = true;
    this.#set({ expired: false });
    try {
      await this.#read();
    } catch (error) {
      if (this.#owner === owner) this.#set({ isRead: true }); // without storage there is nothing to read
      throw error;
    }
    await this.#forgetDone();
    this.send();
  }

  /** Keeps what waits, and neither shows nor sends it. */
  close(): void {
    this.#owner = null;
    this.#cancelTimer?.();
    for (const waiter of this.#waiters.values()) waiter.reject(new QueuedCall());
    this.#waiters.clear();
    this.#stored = [];
    this.#unstored = [];
    this.#state = CLOSED_OUTBOX;
    this.#notify();
  }

  /** The changes of an account in all its shops that are not confirmed. */
  async unsent(userId: number): Promise<OutboxEntry[]> {
    return (await this.#device.store.ofUser(userId)).filter(({ state }) => state !== "done");
  }

  /**
   * Shows a change at once, stores it and sends it, after those before it.
   * @returns the server's answer
   * @throws RefusedCall with the server's error; QueuedCall when there is no answer yet; NotStored
   */
  async add(path: QueuedPath, input: Readonly<Record<string, unknown>>, label: string): Promise<unknown> {
    const owner = this.#owner;
    if (!owner) throw new QueuedCall();
    const target = subjectOf(path, input);
    const before = this.#state.entries.findLast((one) => subjectOf(one.path, one.input) === target);
    const { id: shownId, ...entry } = this.#show({
      ...owner,
      path,
      input: before && input.seen !== undefined ? { ...input, after: before.key } : input,
      label,
    });
    const id = await this.#device.store.add(entry).catch((cause: unknown) => {
      this.#hide(shownId);
      throw new NotStored("IndexedDB", { cause });
    });
    this.#unstored = this.#unstored.filter((one) => one.id !== shownId);
    const answer = new Promise<unknown>((resolve, reject) => {
      const stop = this.#device.later(() => this.#settle(id, (waiter) => waiter.reject(new QueuedCall())), PATIENCE_MS);
      this.#waiters.set(id, { resolve, reject, stop });
    });
    await this.#changed();
    this.send();
    return answer;
  }

  /** Shows a change while `call` sends it without storing it: the device cannot, or acts for somebody else. */
  async sendDirectly<Answer>(
    change: Pick<OutboxEntry, "path" | "input" | "label">,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const shown = this.#show({ userId: 0, tentId: 0, ...this.#owner, ...change });
    try {
      const answer = await call();
      const done: OutboxEntry = { ...shown, state: "done", answer, doneAt: this.#device.now() };
      this.#unstored = this.#unstored.map((one) => (one.id === shown.id ? done : one));
      this.#set({ settling: new Set([...this.#state.settling, shown.id]) });
      void this.#refresh(done).finally(() => this.#hide(shown.id));
      return answer;
    } catch (error) {
      this.#hide(shown.id);
      void this.#onDone(shown).catch(() => undefined); // somebody else may have changed it
      throw error;
    }
  }

  #show(change: OutboxOwner & Pick<OutboxEntry, "path" | "input" | "label">): OutboxEntry {
    this.#lastUnstored -= 1;
    const entry: OutboxEntry = {
      ...change,
      id: this.#lastUnstored,
      key: randomUuid(),
      createdAt: this.#device.now(),
      attempts: 0,
      state: "waiting",
    };
    this.#unstored = [...this.#unstored, entry];
    this.#set({});
    return entry;
  }

  #hide(id: number): void {
    this.#unstored = this.#unstored.filter((one) => one.id !== id);
    this.#set({});
  }

  /** Sends what waits, now. */
  send(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    if (this.#sending) return;
    const owner = this.#owner;
    if (!owner) return;
    this.#sending = this.#device
      .alone(`outbox-${owner.userId}-${owner.tentId}`, () => this.#sendAll(owner))
      .catch(() => this.#retryLater())
      .finally(() => {
        this.#sending = null;
        // added after the last look: another round
        const isLeft = this.#stored.some(({ state }) => state === "waiting");
        if (isLeft && this.#cancelTimer === null && !this.#state.expired) this.send();
      });
  }

  /**
   * Sends now what waits in all shops of an account, for example before log-out. Ends at the first change without an
   * answer; `unsent` tells what is left.
   */
  async sendAllShops(userId: number): Promise<void> {
    const waiting = async () => (await this.unsent(userId)).filter(({ state }) => state === "waiting");
    for (const tentId of new Set((await waiting()).map((entry) => entry.tentId))) {
      let isAnswered = true;
      await this.#device.alone(`outbox-${userId}-${tentId}`, async () => {
        while (isAnswered) {
          const next = (await waiting()).find((entry) => entry.tentId === tentId);
          if (!next) return;
          isAnswered = await this.#sendOne(next);
        }
      });
      if (!isAnswered) return;
    }
  }

  async #sendAll(owner: OutboxOwner): Promise<void> {
    for (;;) {
      await this.#read();
      if (this.#owner !== owner) return;
      const next = this.#stored.find(({ state }) => state === "waiting");
      if (!next) return;
      if (!(await this.#sendOne(next))) return;
    }
  }

  /** Returns whether to go on with the next change. */
  async #sendOne(entry: OutboxEntry): Promise<boolean> {
    const { store, now } = this.#device;
    if (now() - entry.createdAt > MAX_WAIT_MS) {
      const error = { code: "UNAVAILABLE" as const, details: {}, status: null };
      await store.update({ ...entry, state: "refused", error });
      await this.#changed();
      return true;
    }
    // counted before the attempt: what may have reached the server is never taken for unsent
    const count = (by: number) => store.change(entry.id, (one) => ({ ...one, attempts: one.attempts + by }));
    const tried = await count(1);
    if (!tried) return true; // dropped meanwhile
    const attempt = await this.#device.send(tried);
    if (attempt.kind === "unanswered" && attempt.left === false) await count(-1);
    if (attempt.kind === "expired") {
      this.#set({ expired: true, reachable: true, unreachableSince: null });
      this.#giveUpWaiting();
      return false;
    }
    const isFault = attempt.kind === "refused" && attempt.error.code === "INTERNAL" && tried.attempts < MAX_FAULTS;
    if (attempt.kind === "unanswered" || isFault) {
      this.#set({ reachable: isFault, unreachableSince: this.#state.unreachableSince ?? now() });
      this.#giveUpWaiting();
      this.#retryLater();
      return false;
    }
    this.#pause = FIRST_PAUSE_MS;
    this.#set({ reachable: true, unreachableSince: null, expired: false });
    if (attempt.kind === "refused") {
      await store.update({ ...tried, state: "refused", error: { ...attempt.error, status: attempt.status } });
      await this.#changed();
      return true;
    }
    const done: OutboxEntry = { ...tried, state: "done", answer: attempt.answer, doneAt: now() };
    await store.update(done);
    await this.#changed();
    return true;
  }

  #retryLater(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#device.later(() => this.send(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  /** Sends again what was refused or waits, without a pause. */
  async retry(id: number): Promise<void> {
    const entry = this.#find(id);
    if (!entry || entry.state === "done") return;
    const { error: _, ...rest } = entry;
    // the answer of a refused change was not stored: the same key may be sent again
    await this.#device.store.update({ ...rest, state: "waiting", attempts: 0, createdAt: this.#device.now() });
    await this.#changed();
    this.send();
  }

  /**
   * Replaces what an unsent change says, under its key, and sends it.
   * @returns false if it may have reached the server meanwhile: nothing is replaced then
   */
  async amend(id: number, input: Readonly<Record<string, unknown>>, label: string): Promise<boolean> {
    let isAmended = false;
    await this.#device.store.change(id, (stored) => {
      isAmended = mayAmend(stored);
      if (!isAmended) return stored;
      const { error: _, ...rest } = stored;
      const createdAt = this.#device.now();
      return { ...rest, input: { ...stored.input, ...input }, label, state: "waiting", attempts: 0, createdAt };
    });
    await this.#changed();
    this.send();
    return isAmended;
  }

  /** Takes a change back that was not sent. */
  async drop(id: number): Promise<void> {
    await this.#device.store.remove([id]);
    await this.#changed();
  }

  /** Takes all unsent changes of an account back. */
  async dropAll(userId: number): Promise<void> {
    await this.#device.store.remove((await this.unsent(userId)).map(({ id }) => id));
    await this.#changed();
  }

  /**
   * Decides a conflict, together with the earlier ones about the same thing: "mine" is sent again over the current
   * value, "theirs" stays.
   */
  async decide(id: number, winner: "mine" | "theirs"): Promise<void> {
    const entry = this.#find(id);
    if (!entry) return;
    const fields = new Set(conflictsOf(entry).map(({ field }) => field));
    const target = subjectOf(entry.path, entry.input);
    const obsolete = this.#stored.filter(
      (one) =>
        one.id < id &&
        subjectOf(one.path, one.input) === target &&
        conflictsOf(one).length > 0 &&
        conflictsOf(one).every(({ field }) => fields.has(field)),
    );
    const gone = obsolete.map((one) => one.id);
    if (winner === "theirs") {
      await this.#device.store.remove([...gone, id]);
      await this.#changed();
      await this.#onDone(entry);
      return;
    }
    const { error: _, ...rest } = entry;
    const current = Object.fromEntries(conflictsOf(entry).map((one) => [one.field, one.current]));
    const input = {
      ...entry.input,
      seen: { ...(entry.input.seen as object | undefined), ...current },
      ...Object.fromEntries(
        conflictsOf(entry)
          .filter(isWhole)
          .map((one) => [one.field, one.current]),
      ),
    };
    // another input, so another key; nothing was changed under the old one
    await this.#device.store.update({ ...rest, key: randomUuid(), input, state: "waiting", attempts: 0 });
    await this.#device.store.remove(gone);
    await this.#changed();
    this.send();
  }

  #find(id: number): OutboxEntry | undefined {
    return this.#stored.find((entry) => entry.id === id);
  }

  async #changed(): Promise<void> {
    this.#device.tabs.changed();
    await this.#read();
  }

  /** Reads the stored changes; tells the screens that wait for an answer. */
  async #read(): Promise<void> {
    const owner = this.#owner;
    if (!owner) return;
    this.#reads += 1;
    const read = this.#reads;
    const all = await this.#device.store.ofUser(owner.userId);
    if (this.#owner !== owner || read !== this.#reads) return; // a later read knows more
    const own = all.filter(({ tentId }) => tentId === owner.tentId);
    // what its screen decides is not asked elsewhere as well
    const entries = own.filter((entry) => !(this.#waiters.has(entry.id) && conflictsOf(entry).some(isWhole)));
    const before = new Map(this.#stored.map((entry) => [entry.id, entry.state]));
    const isNew = ({ id, state }: OutboxEntry) => state === "done" && before.get(id) !== "done";
    const confirmed = this.#isFirst ? [] : entries.filter(isNew);
    this.#isFirst = false;
    this.#stored = entries;
    this.#set({
      isRead: true,
      settling: new Set([...this.#state.settling, ...confirmed.map(({ id }) => id)]),
    });
    for (const entry of confirmed) void this.#refresh(entry);
    for (const id of this.#waiters.keys())
      this.#tell(
        id,
        own.find((entry) => entry.id === id),
      );
  }

  async #refresh(entry: OutboxEntry): Promise<void> {
    await this.#onDone(entry).catch(() => undefined);
    this.#set({ settling: new Set([...this.#state.settling].filter((id) => id !== entry.id)) });
  }

  #tell(id: number, entry: OutboxEntry | undefined): void {
    if (entry?.state === "done") this.#settle(id, (waiter) => waiter.resolve(entry.answer));
    else if (!entry || (conflictsOf(entry).length > 0 && !conflictsOf(entry).some(isWhole)))
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

  async #forgetDone(): Promise<void> {
    const old = this.#stored.filter(({ doneAt }) => doneAt && this.#device.now() - doneAt > DONE_MS);
    if (old.length > 0) await this.#device.store.remove(old.map(({ id }) => id));
  }

  #set(change: Partial<Omit<OutboxState, "entries">>): void {
    this.#state = { ...this.#state, ...change, entries: [...this.#stored, ...this.#unstored] };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
