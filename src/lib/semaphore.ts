export interface SemaphoreOptions {
  /** How many tasks run at a time. */
  slots: number;
  /** How many may wait, and what the next one gets thrown; without it any number waits. */
  queue?: { length: number; full: () => Error };
}

/** Runs few tasks at a time; the others wait in the order they came. */
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
