import type { ChildProcess, Serializable } from "node:child_process";
import { createBirpc } from "birpc";
import type { EdgeCaches } from "../cache/purges";
import type { Application } from "./application";

/** What a process takes: bytes, and milliseconds of the processor. */
export interface Usage {
  rss: number;
  heapUsed: number;
  cpu: number;
}

/** What the edge asks of the application's process. */
export interface ApplicationCalls extends Omit<Application, "handle" | "captchaOrigins" | "answering"> {
  /** `tidy` clears away the garbage first, where the process may. */
  usage: (how: { tidy: boolean }) => Usage;
  ping: () => void;
}

export interface Ready {
  socketPath: string;
  captchaOrigins: readonly string[];
}

/** What the application's process tells the edge. */
export interface EdgeCalls extends EdgeCaches {
  ready: (ready: Ready) => void;
}

/** One end of the channel between a process and its child. */
export type LinkEnd = NodeJS.Process | ChildProcess;

/** Calls over that channel, without a limit in time: they end with the answer, or with the other process. */
export function link<Theirs extends object, Ours extends object>(end: LinkEnd, ours: Ours) {
  const send = end.send?.bind(end) as ((message: Serializable, done: () => void) => boolean) | undefined;
  return createBirpc<Theirs, Ours>(ours, {
    timeout: -1,
    bind: "functions",
    post: (message: Serializable) => void send?.(message, () => {}),
    on: (hear) => void (end as NodeJS.EventEmitter).on("message", hear),
  });
}
