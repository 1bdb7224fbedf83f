import type { CountedVisit } from "./count-visits";

const WAIT_MS = 1000;
/** Visits beyond this number in a second, or while the database is down, are not counted. */
const MOST = 20_000;

/** Buffers visits and writes them in one batch per second. */
export class VisitBuffer {
  private waiting: CountedVisit[] = [];
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: (visits: readonly CountedVisit[]) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Returns at once; no request waits for the count. */
  add(visit: CountedVisit): void {
    if (this.waiting.length >= MOST) return;
    this.waiting.push(visit);
    this.wait();
  }

  /** Writes the buffered visits. After a failure they are kept for the next attempt. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(async () => {
      const batch = this.waiting;
      if (batch.length === 0) return;
      this.waiting = [];
      try {
        await this.write(batch);
      } catch (error) {
        this.onError(error);
        this.waiting = [...batch, ...this.waiting].slice(0, MOST);
        this.wait();
      }
    });
    return this.writing;
  }

  /** Writes what is left at shutdown. */
  async close(): Promise<void> {
    await this.flush();
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private wait(): void {
    this.timer ??= setTimeout(() => void this.flush(), WAIT_MS);
  }
}
