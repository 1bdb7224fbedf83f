import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { AppRouter } from "~/server/api/root";

/** How long a call after which this page's shop is another's waits for the answers that are still due. */
const SETTLE_MS = 3_000;

/** In the context of a call that is not held: the one that the others wait for. */
export const PASSES = { passes: true } as const;

/**
 * The calls of one page. After some of them, as the end of looking at a merchant's panel, the page names a shop that is no
 * longer its own until the next page is there: what polls or comes back to the window would be refused. So the others are
 * held first.
 */
export class HeldCalls {
  #held = false;
  #running = 0;
  readonly #waiting = new Set<() => void>();
  readonly #settled = new Set<() => void>();

  /** From now on no call goes out; resolves when those under way have their answers, or after a while without. */
  async hold(): Promise<void> {
    this.#held = true;
    if (this.#running === 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, SETTLE_MS);
      this.#settled.add(() => {
        clearTimeout(timer);
        done();
      });
    });
  }

  /** What waited goes out: the page stays after all. */
  release(): void {
    this.#held = false;
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
          const counts = op.type !== "subscription"; // which has no last answer
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
        if (this.#held && op.context.passes !== true) this.#waiting.add(start);
        else start();
        return () => {
          this.#waiting.delete(start);
          stop?.();
        };
      });
}

/** Those of this tab. */
export const heldCalls = new HeldCalls();

/** For a mutation after which this page's shop is another's, and which goes on to another page. */
export const leavingCall = {
  trpc: { context: PASSES },
  onMutate: () => heldCalls.hold(),
  onError: () => heldCalls.release(),
};
