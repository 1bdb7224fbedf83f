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
  /** Called when a request is rejected, unless its requester left. */
  onReject?: (reason: "full" | "timeout") => void;
}

/** Ends a turn, so that the next request in the queue begins. A second call does nothing. */
export type ReleaseTurn = () => void;

export interface Gate {
  /**
   * Waits until the request may begin, and returns the function that ends its turn. When `requester` closes while it
   * waits, it leaves the queue.
   * @throws Overloaded when the queue is full, the wait takes too long, or the requester closed
   */
  enter: (requester?: EventEmitter) => Promise<ReleaseTurn>;
}

/** Limits how many requests are in progress at once, and queues further ones for a limited time. */
export function createGate({ atOnce, waiting, patienceMs, onReject }: GateOptions): Gate {
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
    enter(requester) {
      if (busy < atOnce) {
        busy++;
        return Promise.resolve(turn());
      }
      if (queue.size >= waiting) {
        onReject?.("full");
        return Promise.reject(new Overloaded());
      }
      return new Promise((go, fail) => {
        const end = () => {
          queue.delete(begin);
          clearTimeout(timer);
          requester?.removeListener("close", giveUp);
        };
        const begin = () => {
          end();
          go(turn());
        };
        const giveUp = () => {
          end();
          fail(new Overloaded());
        };
        const timer = setTimeout(() => {
          onReject?.("timeout");
          giveUp();
        }, patienceMs);
        requester?.once("close", giveUp);
        queue.add(begin);
      });
    },
  };
}
