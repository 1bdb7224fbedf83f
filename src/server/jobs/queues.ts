import type { JobKind } from "~/domain/jobs";

/** Read by `scripts/db/queues.mjs` too, without a compiler: types are the only imports. */
export interface QueueSettings {
  /** At most one with the same key (or none) waits or runs. Cannot be changed once the queue exists. */
  once: boolean;
  /** How many of them one process does at the same time. */
  parallel: number;
  /** Tries after the first, and the pause before the first of them; each pause is twice the one before. */
  retries: number;
  pauseSeconds: number;
  maxPauseSeconds: number;
  /** A single try that lasts longer has failed. */
  maxSeconds: number;
  /** What nobody could begin for so long is dropped. */
  waitDays: number;
  /** The data holds secrets or people's mail: it goes the moment the work is done or given up. */
  secret?: true;
}

const routine: QueueSettings = {
  once: true,
  parallel: 1,
  retries: 3,
  pauseSeconds: 30,
  maxPauseSeconds: 600,
  maxSeconds: 600,
  waitDays: 2,
};

export const queues: Record<JobKind, QueueSettings> = {
  // three hours of tries: a mail server that restarts is waited for
  "send-mail": {
    once: false,
    parallel: 3,
    retries: 12,
    pauseSeconds: 5,
    maxPauseSeconds: 1800,
    maxSeconds: 60,
    waitDays: 3,
    secret: true,
  },
  // the provider may ask for patience; one after the other keeps its pace
  "send-message": {
    once: false,
    parallel: 1,
    retries: 10,
    pauseSeconds: 5,
    maxPauseSeconds: 600,
    maxSeconds: 60,
    waitDays: 1,
    secret: true,
  },
  "mail-order": {
    once: false,
    parallel: 2,
    retries: 8,
    pauseSeconds: 5,
    maxPauseSeconds: 1800,
    maxSeconds: 60,
    waitDays: 14,
  },
  "mail-orders": {
    once: true,
    parallel: 1,
    retries: 8,
    pauseSeconds: 5,
    maxPauseSeconds: 1800,
    maxSeconds: 60,
    waitDays: 14,
  },
  // some three hours of tries; then the hourly sweep begins again
  "cancel-subscription": {
    once: true,
    parallel: 2,
    retries: 12,
    pauseSeconds: 5,
    maxPauseSeconds: 3600,
    maxSeconds: 120,
    waitDays: 14,
  },
  "cancel-subscriptions": routine,
  "check-domains": routine,
  "empty-bin": routine,
  "end-free-periods": routine,
  "forget-expired": routine,
  "forget-imports": routine,
  "forget-visits": routine,
  // a provider that is down is waited for, some six hours; then the hourly work asks
  "handle-notice": {
    once: false,
    parallel: 2,
    retries: 12,
    pauseSeconds: 5,
    maxPauseSeconds: 3600,
    maxSeconds: 120,
    waitDays: 7,
  },
  // somebody watches: it goes on soon after a restart
  "import-products": {
    once: true,
    parallel: 2,
    retries: 8,
    pauseSeconds: 3,
    maxPauseSeconds: 300,
    maxSeconds: 1800,
    waitDays: 2,
  },
  // one at a time in a process: that is what bounds its memory
  "make-catalogue-pdf": {
    once: true,
    parallel: 1,
    retries: 6,
    pauseSeconds: 3,
    maxPauseSeconds: 300,
    maxSeconds: 1800,
    waitDays: 2,
  },
  "forget-catalogue-pdfs": routine,
  // what it did not come to the next run does
  "reconcile-subscriptions": { ...routine, retries: 0, maxSeconds: 1800 },
  "remind-of-charges": routine,
  "roll-up-visits": routine,
  "sweep-images": routine,
};

/** Where work goes that was tried too often, to be logged. */
export const GIVEN_UP = "given-up";

/** Nothing stays of it: the log and the super-users' errors say what there is to say. */
export const givenUpOptions = {
  notify: true,
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  deleteAfterSeconds: 3600,
};

/** A process that has not been heard of for so long is dead, and its work is taken up by another. */
const HEARTBEAT_SECONDS = 20;
const DAY_SECONDS = 86_400;

/** The settings in pg-boss's words. */
export function queueOptions(settings: QueueSettings) {
  return {
    notify: true,
    deadLetter: GIVEN_UP,
    retryLimit: settings.retries,
    retryDelay: settings.pauseSeconds,
    retryBackoff: true,
    retryDelayMax: settings.maxPauseSeconds,
    expireInSeconds: settings.maxSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: settings.waitDays * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  };
}

export function queuePolicy(settings: QueueSettings): "exclusive" | "standard" {
  return settings.once ? "exclusive" : "standard";
}
