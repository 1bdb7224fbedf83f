import type { EventEmitter } from "node:events";

/** Too many requests are in progress to accept this one. An expected condition: it is neither recorded nor reported. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
}

export interface GateOptions {
  /** Maximum number of requests in progress at once. */
  atOnce: number;
  /** Maximum number of requests waiting, first come first served; any others are rejected. */
  waiting: number;
  /** Longest wait before a queued request is rejected. */
  patienceMs: number;
}

/** Ends a turn; a second call does nothing. */
export type ReleaseTurn = () => void;

export interface Gate {
  /**
   * Resolves with a turn, at once or when one becomes free. `asker` gives up its place when it closes. @throws
   * Overloaded
   */
  enter: (asker?: EventEmitter) => Promise<ReleaseTurn>;
}

export function createGate({ atOnce, waiting, patienceMs }: GateOptions): Gate {
  let busy = 0;
  const queue = new Set<() => void>();

  function turn(): ReleaseTurn {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const [next] = queue;
      if (next) next();
      else busy--;
    };
  }

  return {
    enter(asker) {
      if (busy < atOnce) {
        busy++;
        return Promise.resolve(turn());
      }
      if (queue.size >= waiting) return Promise.reject(new Overloaded());
      return new Promise((go, fail) => {
        const end = () => {
          queue.delete(begin);
          clearTimeout(timer);
          asker?.removeListener("close", giveUp);
        };
        const begin = () => {
          end();
          go(turn());
        };
        const giveUp = () => {
          end();
          fail(new Overloaded());
        };
        const timer = setTimeout(giveUp, patienceMs);
        asker?.once("close", giveUp);
        queue.add(begin);
      });
    },
  };
}
