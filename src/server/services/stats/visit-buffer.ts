import type { CountedVisit } from "./count-visits";

const WAIT_MS = 1000;
/** More than this in a second, or while the database is away, is not counted. */
const MOST = 20_000;

/** Gathers what visitors do and writes it together, once a second. */
export class VisitBuffer {
  private waiting: CountedVisit[] = [];
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: (visits: readonly CountedVisit[]) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Returns at once; nobody waits for the count. */
  add(visit: CountedVisit): void {
    if (this.waiting.length >= MOST) return;
    this.waiting.push(visit);
    this.wait();
  }

  /** Writes what waits. What could not be written waits for the next time. */
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

  /** The last write before the end. */
  async close(): Promise<void> {
    await this.flush();
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private wait(): void {
    this.timer ??= setTimeout(() => void this.flush(), WAIT_MS);
  }
}
