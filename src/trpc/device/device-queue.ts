import type { AppErrorShape } from "~/domain/errors";

/** Whose rows these are: nobody else's panel shows or sends them. */
export interface DeviceOwner {
  userId: number;
  tentId: number;
}

interface DeviceRow extends DeviceOwner {
  /** Ascending in the order of sending. */
  id: number;
  createdAt: number;
  attempts: number;
}

/** The rows on this device. Each method is one transaction. */
export interface DeviceStore<Row extends DeviceRow> {
  /** The rows of a user in all their shops, in order. */
  ofUser(userId: number): Promise<Row[]>;
  /** Returns the row's id, whatever the one that is given. */
  add(row: Omit<Row, "id">): Promise<number>;
  /** Changes a row as it is stored now, and returns it; undefined if it was removed meanwhile. */
  change(id: number, change: (row: Row) => Row): Promise<Row | undefined>;
  remove(ids: readonly number[]): Promise<void>;
}

/** What became of one attempt. `unanswered`: nobody knows whether the server has it. */
export type Attempt =
  | { kind: "done"; answer: unknown }
  | { kind: "refused"; error: AppErrorShape; status: number | null }
  /** `left`: false when the request certainly never left the device. */
  | { kind: "unanswered"; left?: false }
  | { kind: "expired" };

/** What a queue needs of the browser. */
export interface QueueDevice<Row extends DeviceRow> {
  store: DeviceStore<Row>;
  /** Runs `work` in one tab at a time. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the stored rows changed; calls `onChange` when another tab did. */
  tabs: { changed: () => void; listen: (onChange: () => void) => void };
  now: () => number;
  later: (work: () => void, ms: number) => () => void;
}

const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 60_000;

/**
 * Rows on this device that are sent one at a time and in order, whatever screen is shown. The stored rows are the only
 * truth: any tab may send them, and each tab reads them again when another changed them.
 */
export abstract class DeviceQueue<Row extends DeviceRow, State> {
  /** The rows of the open shop as they were last read. */
  protected rows: readonly Row[] = [];
  #owner: DeviceOwner | null = null;
  #state: State;
  #reads = 0;
  #lastRead: Promise<void> = Promise.resolve();
  #pause = FIRST_PAUSE_MS;
  #cancelTimer: (() => void) | null = null;
  #sending: Promise<void> | null = null;
  /** Something was added after the last look. */
  #again = false;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly name: string,
    protected readonly device: QueueDevice<Row>,
    private readonly closed: State,
  ) {
    this.#state = closed;
    device.tabs.listen(
      () =>
        void this.read()
          .then(() => this.onOtherTab())
          .catch(() => undefined),
    );
  }

  /** The first row that can be sent now. */
  protected abstract next(): Row | undefined;
  /** Tries to send a row. Returns whether to go on with the next. */
  protected abstract sendOne(row: Row): Promise<boolean>;
  /** The rows were read. */
  protected abstract onRead(rows: readonly Row[], own: readonly Row[]): void;
  /** Whether sending waits for somebody. */
  protected isStopped(): boolean {
    return false;
  }
  /** Nothing is left to send. */
  protected onIdle(): void {}
  protected onOtherTab(): void {}

  readonly now = (): number => this.device.now();

  get owner(): DeviceOwner | null {
    return this.#owner;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): State => this.#state;

  protected show(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Shows the rows of this account and shop from now on. */
  protected own(owner: DeviceOwner): void {
    this.#owner = owner;
  }

  /** Keeps what waits, and neither shows nor sends it. */
  close(): void {
    this.#owner = null;
    this.stopTimer();
    this.rows = [];
    this.show(this.closed);
  }

  /** Sends what waits, now. */
  send(): void {
    const owner = this.#owner;
    if (!owner || this.isStopped()) return; // and the timer goes on, which ends the pause
    this.stopTimer();
    if (this.#sending) {
      this.#again = true;
      return;
    }
    this.#again = false;
    this.#sending = this.alone(owner, () => this.#sendAll(owner))
      .catch(() => this.sendLater()) // without storage there is nothing to send
      .finally(() => {
        this.#sending = null;
        if (this.#again && this.#cancelTimer === null) this.send();
      });
  }

  /** What is being sent now; null while nothing is. */
  protected get sending(): Promise<void> | null {
    return this.#sending;
  }

  protected alone({ userId, tentId }: DeviceOwner, work: () => Promise<void>): Promise<void> {
    return this.device.alone(`${this.name}-${userId}-${tentId}`, work);
  }

  async #sendAll(owner: DeviceOwner): Promise<void> {
    for (;;) {
      await this.read();
      if (this.#owner !== owner || this.isStopped()) return;
      const next = this.next();
      if (!next) return this.onIdle();
      if (!(await this.sendOne(next))) return;
    }
  }

  /** Sends after a pause, which gets longer each time until something was answered. */
  protected sendLater(work = () => this.send()): void {
    this.wakeLater(work, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
  }

  protected wakeLater(work: () => void, ms: number): void {
    this.stopTimer();
    this.#cancelTimer = this.device.later(() => {
      this.#cancelTimer = null;
      work();
    }, ms);
  }

  protected stopTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  /** There was an answer: the next pause is a short one again. */
  protected forgetPauses(): void {
    this.#pause = FIRST_PAUSE_MS;
  }

  protected async changed(): Promise<void> {
    this.device.tabs.changed();
    await this.read();
  }

  /** Reads the stored rows. When it ends, they are known at least as they were when it began. */
  protected read(): Promise<void> {
    this.#lastRead = this.#readRows();
    return this.#lastRead;
  }

  async #readRows(): Promise<void> {
    const owner = this.#owner;
    if (!owner) return;
    this.#reads += 1;
    const read = this.#reads;
    const all = await this.device.store.ofUser(owner.userId);
    if (this.#owner !== owner) return;
    if (read !== this.#reads) return this.#lastRead; // a later read knows more
    const own = all.filter(({ tentId }) => tentId === owner.tentId);
    const before = this.rows;
    this.rows = own;
    this.onRead(before, own);
  }

  /** Takes rows back. */
  protected async take(ids: readonly number[]): Promise<void> {
    await this.device.store.remove(ids);
    await this.changed();
  }
}
