import type { EventEmitter } from "node:events";

/** There is no turn for this request now. Nobody's fault: it is neither recorded nor reported. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
}

export interface GateOptions {
  /** So many are let through at once. */
  atOnce: number;
  /** So many more wait their turn, first come first served; the others are refused. */
  waiting: number;
  /** None waits longer. */
  patienceMs: number;
}

/** Ends a turn; a second call does nothing. */
export type ReleaseTurn = () => void;

export interface Gate {
  /** A turn, at once or when one is free. `asker` gives up its place when it closes. @throws Overloaded */
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
