export interface SemaphoreOptions {
  /** How many tasks run concurrently. */
  slots: number;
  /** How many tasks may wait, and the error for any more; without it the queue is unlimited. */
  queue?: { length: number; full: () => Error };
}

/**
 * Limits concurrent tasks; the others wait in FIFO order. A task may take several slots; one that needs more than there are
 * takes all of them.
 */
export function semaphore({
  slots,
  queue,
}: SemaphoreOptions): <T>(task: () => Promise<T>, weight?: number) => Promise<T> {
  const waiting: { weight: number; start: () => void }[] = [];
  let free = slots;
  const startNext = () => {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.weight;
      next.start();
    }
  };
  return async (task, wanted = 1) => {
    const weight = Math.min(wanted, slots);
    if (waiting.length === 0 && weight <= free) free -= weight;
    else if (queue && waiting.length >= queue.length) throw queue.full();
    else await new Promise<void>((start) => waiting.push({ weight, start }));
    try {
      return await task();
    } finally {
      free += weight;
      startNext();
    }
  };
}
