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
  /** How many of these one client may have; the others of a client that has so many in progress are passed by. */
  ofClient?: { atOnce: number; waiting: number };
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
   * waits, it leaves the queue. `client` is whose requests are counted together; without one they are not.
   * @throws Overloaded when the queue is full, the wait takes too long, or the requester closed
   */
  enter: (requester?: EventEmitter, client?: string) => Promise<ReleaseTurn>;
}

interface Waiting {
  client: string | undefined;
  begin: () => void;
}

/** What each client has; clients that have nothing are not kept. */
function countByClient() {
  const counts = new Map<string, number>();
  return {
    of: (client: string | undefined) => (client === undefined ? 0 : (counts.get(client) ?? 0)),
    add(client: string | undefined, more: 1 | -1) {
      if (client === undefined) return;
      const count = (counts.get(client) ?? 0) + more;
      if (count > 0) counts.set(client, count);
      else counts.delete(client);
    },
  };
}

const NO_LIMIT = { atOnce: Number.POSITIVE_INFINITY, waiting: Number.POSITIVE_INFINITY };

/** Limits how many requests are in progress at once, and queues further ones for a limited time. */
export function createGate({ atOnce, waiting, ofClient = NO_LIMIT, patienceMs, onReject }: GateOptions): Gate {
  let busy = 0;
  const queue = new Set<Waiting>();
  const [inProgress, inQueue] = [countByClient(), countByClient()];

  const mayBegin = (client: string | undefined) => busy < atOnce && inProgress.of(client) < ofClient.atOnce;

  function turn(client: string | undefined): ReleaseTurn {
    busy++;
    inProgress.add(client, 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      busy--;
      inProgress.add(client, -1);
      for (const next of queue) {
        if (!mayBegin(next.client)) continue;
        next.begin();
        break;
      }
    };
  }

  return {
    enter(requester, client) {
      if (mayBegin(client)) return Promise.resolve(turn(client));
      if (queue.size >= waiting || inQueue.of(client) >= ofClient.waiting) {
        onReject?.("full");
        return Promise.reject(new Overloaded());
      }
      return new Promise((go, fail) => {
        const end = () => {
          queue.delete(place);
          inQueue.add(client, -1);
          clearTimeout(timer);
          requester?.removeListener("close", giveUp);
        };
        const giveUp = () => {
          end();
          fail(new Overloaded());
        };
        const place: Waiting = {
          client,
          begin: () => {
            end();
            go(turn(client));
          },
        };
        const timer = setTimeout(() => {
          onReject?.("timeout");
          giveUp();
        }, patienceMs);
        requester?.once("close", giveUp);
        queue.add(place);
        inQueue.add(client, 1);
      });
    },
  };
}
