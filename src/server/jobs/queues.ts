import type { JobKind } from "~/domain/jobs";

/** `scripts/db/queues.ts` also imports this file, without a compiler: it may import types only. */
export interface QueueSettings {
  /** At most one job with the same key (or none) waits or runs. Cannot be changed once the queue exists. */
  once: boolean;
  /** How many workers one process has for these jobs. */
  parallel: number;
  /**
   * How many jobs a worker takes at once and runs side by side; one unless set. Only for short jobs, which wait for others:
   * the next are taken when all of them have ended, and without a pause while there were as many as this.
   */
  batch?: number;
  /**
   * Whether adding a job wakes the workers, as it does unless set. Not for jobs of a frequent transaction: PostgreSQL commits
   * transactions that notify one after the other. Such a job waits for the next poll.
   */
  wakes?: false;
  /** Retries after the first attempt, and the delay before the first of them; each delay doubles. */
  retries: number;
  pauseSeconds: number;
  maxPauseSeconds: number;
  /** An attempt that takes longer has failed. */
  maxSeconds: number;
  /** A job that could not be started for this long is dropped. */
  waitDays: number;
  /** The data contains secrets or personal mail: it is deleted as soon as the job succeeds or fails for good. */
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
  // Three hours of attempts, to outlast a mail server's restart. All mails of the batches wait for few connections, so the
  // time is long: one that is given up may still be sent, and again by the next attempt.
  "send-mail": {
    once: false,
    parallel: 3,
    batch: 20,
    retries: 12,
    pauseSeconds: 5,
    maxPauseSeconds: 1800,
    maxSeconds: 300,
    waitDays: 3,
    secret: true,
  },
  // The provider may rate-limit us; sending one at a time respects its limit.
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
  // About four hours of attempts: an order that is older is no news any more.
  "send-push": {
    once: false,
    parallel: 3,
    batch: 10,
    retries: 10,
    pauseSeconds: 15,
    maxPauseSeconds: 3600,
    maxSeconds: 60,
    waitDays: 1,
    secret: true,
  },
  "mail-order": {
    once: false,
    parallel: 1,
    batch: 20,
    wakes: false,
    retries: 8,
    pauseSeconds: 5,
    maxPauseSeconds: 1800,
    maxSeconds: 60,
    waitDays: 14,
  },
  "mail-orders": {
    once: true,
    parallel: 1,
    batch: 10,
    wakes: false,
    retries: 8,
    pauseSeconds: 5,
    maxPauseSeconds: 1800,
    maxSeconds: 60,
    waitDays: 14,
  },
  // About three hours of attempts; then the hourly sweep starts again.
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
  // About six hours of attempts while a provider is down; then the hourly reconciliation queries it.
  "handle-notice": {
    once: false,
    parallel: 2,
    retries: 12,
    pauseSeconds: 5,
    maxPauseSeconds: 3600,
    maxSeconds: 120,
    waitDays: 7,
  },
  // Jobs of a minute each: the parts of an import and the pauses of its photos have their own. Photos that fail do not fail
  // their job; its attempts outlast a storage or a database that is away.
  "import-photos": {
    once: true,
    parallel: 4,
    retries: 8,
    pauseSeconds: 5,
    maxPauseSeconds: 600,
    maxSeconds: 600,
    waitDays: 2,
  },
  // Somebody is waiting for it, so it resumes soon after a restart.
  "import-products": {
    once: true,
    parallel: 2,
    retries: 8,
    pauseSeconds: 3,
    maxPauseSeconds: 300,
    maxSeconds: 1800,
    waitDays: 2,
  },
  // One at a time per process, which bounds its memory use.
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
  "measure-pictures": routine,
  // Whatever is left over is done by the next run.
  "reconcile-subscriptions": { ...routine, retries: 0, maxSeconds: 1800 },
  "remind-of-charges": routine,
  "rewrite-search-texts": routine,
  "roll-up-visits": routine,
  "sweep-images": routine,
  // Every minute: the next run does what this one did not.
  "release-holds": { ...routine, retries: 0 },
  "turn-promotions": { ...routine, retries: 0 },
};

/** The dead letter queue of jobs that ran out of attempts, where they are logged. */
export const GIVEN_UP = "given-up";

/** These jobs are not retained: the log and the super-users' error list have all the information. */
export const givenUpOptions = {
  notify: true,
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  deleteAfterSeconds: 3600,
};

/** A process without a heartbeat for this long is considered dead, and another one takes over its jobs. */
const HEARTBEAT_SECONDS = 20;
const DAY_SECONDS = 86_400;

/** The settings in the format of pg-boss. */
export function queueOptions(settings: QueueSettings) {
  return {
    notify: settings.wakes !== false,
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
