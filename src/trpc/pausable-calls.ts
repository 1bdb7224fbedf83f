import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "~/server/api/root";

/** How long a call that moves the page to another shop waits for outstanding responses. */
const SETTLE_MS = 3_000;

/** Context of the call that pauses the others: it is sent at once. */
export const NOT_PAUSED = { notPaused: true } as const;

/**
 * Pauses the calls of one page. After some mutations, such as ending the view of a merchant's panel, the page still
 * names a shop that it may no longer access, until the next page loads: polls and refetches on focus would be rejected.
 * So all other calls are paused before such a mutation.
 */
export class PausableCalls {
  #paused = false;
  #running = 0;
  readonly #waiting = new Set<() => void>();
  readonly #settled = new Set<() => void>();

  /** Delays all further calls; resolves when those in flight have their responses, or after a timeout. */
  async pause(): Promise<void> {
    this.#paused = true;
    if (this.#running === 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, SETTLE_MS);
      this.#settled.add(() => {
        clearTimeout(timer);
        done();
      });
    });
  }

  /** Sends the delayed calls, because the page stays after all. */
  resume(): void {
    this.#paused = false;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const start of waiting) start();
  }

  #ended(): void {
    this.#running -= 1;
    if (this.#running > 0) return;
    for (const done of this.#settled) done();
    this.#settled.clear();
  }

  readonly link: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      observable((observer) => {
        let stop: (() => void) | null = null;
        const start = () => {
          const counts = op.type !== "subscription"; // subscriptions never complete
          let running = counts;
          if (counts) this.#running += 1;
          const end = () => {
            if (running) this.#ended();
            running = false;
          };
          const subscription = next(op).subscribe({
            next: (value) => {
              end();
              observer.next(value);
            },
            error: (error) => {
              end();
              observer.error(error);
            },
            complete: () => {
              end();
              observer.complete();
            },
          });
          stop = () => {
            end();
            subscription.unsubscribe();
          };
        };
        if (this.#paused && op.context.notPaused !== true) this.#waiting.add(start);
        else start();
        return () => {
          this.#waiting.delete(start);
          stop?.();
        };
      });
}

/** The calls of this tab. */
export const panelCalls = new PausableCalls();

/** Options for a mutation that moves this page to another shop and then navigates. */
export const switchTentMutation = {
  trpc: { context: NOT_PAUSED },
  onMutate: () => panelCalls.pause(),
  onError: () => panelCalls.resume(),
};
