import { setTimeout as wait } from "node:timers/promises";
import { SECOND_MS } from "~/domain/duration";

/** A server that has not read the changes of others for this long may show what is no longer true. In milliseconds. */
const MAX_BEHIND_MS = 5 * SECOND_MS;
/** An application that does not say in this time how far behind it is does not answer visitors either. In milliseconds. */
const PATIENCE_MS = SECOND_MS;

/** Whether a balancer should send visitors to this server. */
export interface Readiness {
  isReady: () => Promise<boolean>;
  /** From now on it is not ready, while it still answers: the balancer needs a moment to notice. */
  drain: () => void;
}

export interface ReadinessOptions {
  /** Whether the application responds. */
  answering: () => boolean;
  /** How long ago the application knew of every change, in milliseconds. */
  changesBehindMs: () => Promise<number>;
  /** Whether photos can be stored. */
  hasRoom: () => Promise<boolean>;
}

export function createReadiness({ answering, changesBehindMs, hasRoom }: ReadinessOptions): Readiness {
  let draining = false;
  const behind = () =>
    Promise.race([changesBehindMs(), wait(PATIENCE_MS, Number.POSITIVE_INFINITY, { ref: false })]).catch(
      () => Number.POSITIVE_INFINITY,
    );
  return {
    isReady: async () =>
      !draining && answering() && (await behind()) <= MAX_BEHIND_MS && (await hasRoom()) && !draining,
    drain: () => {
      draining = true;
    },
  };
}
