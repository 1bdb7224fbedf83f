export interface SemaphoreOptions {
  /** How many tasks run concurrently. */
  slots: number;
  /** How many tasks may wait, and the error for any more; without it the queue is unlimited. */
  queue?: { length: number; full: () => Error };
}

/** Limits concurrent tasks; the others wait in FIFO order. */
export function semaphore({ slots, queue }: SemaphoreOptions): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = slots;
  return async (task) => {
    if (free > 0) free -= 1;
    else if (queue && waiting.length >= queue.length) throw queue.full();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
