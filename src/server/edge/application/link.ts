import type { ChildProcess, Serializable } from "node:child_process";
import { createBirpc } from "birpc";
import type { MetricValues } from "~/server/metrics/gather";
import type { CountCall } from "~/server/rate-limit";
import type { EdgeCaches } from "../cache/purges";
import type { ApplicationFacts, OwnApplication } from "./application";

/** Resource usage of a process: memory in bytes, processor time in milliseconds. */
export interface Usage {
  rss: number;
  heapUsed: number;
  cpu: number;
}

/** Calls from the edge to the application's process. */
export interface ApplicationCalls extends Omit<OwnApplication, "handle" | keyof ApplicationFacts | "answering"> {
  /** `tidy` runs the garbage collector first, where the process is allowed to. */
  usage: (how: { tidy: boolean }) => Usage;
  metrics: () => Promise<MetricValues>;
}

export interface Ready extends ApplicationFacts {
  socketPath: string;
}

/** Calls from the application's process to the edge. */
export interface EdgeCalls extends EdgeCaches {
  ready: (ready: Ready) => void;
  /** Has the other application processes read what has changed; resolves when they have, or when they take too long. */
  wakeOthers: () => Promise<void>;
  /** Counts a call against a limit, for all application processes together. */
  countCall: CountCall;
}

/** One end of the channel between a process and its child. */
export type LinkEnd = NodeJS.Process | ChildProcess;

/** RPC over that channel, without a timeout: a call ends with its response, or with the other process. */
export function link<Theirs extends object, Ours extends object>(end: LinkEnd, ours: Ours) {
  const send = end.send?.bind(end) as ((message: Serializable, done: () => void) => boolean) | undefined;
  return createBirpc<Theirs, Ours>(ours, {
    timeout: -1,
    bind: "functions",
    post: (message: Serializable) => void send?.(message, () => {}),
    on: (listener) => void (end as NodeJS.EventEmitter).on("message", listener),
  });
}
