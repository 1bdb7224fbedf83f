import type { Point } from "../point.ts";
import { appProcesses } from "./app-processes.ts";
import { changes } from "./changes.ts";
import { doubleWrites } from "./double-writes.ts";
import { failover } from "./failover.ts";
import { kills } from "./kills.ts";
import { limits } from "./limits.ts";
import { mailQueue } from "./mail-queue.ts";
import { oneSite } from "./one-site.ts";
import { rollingDeploy } from "./rolling-deploy.ts";

/** In the order in which they run: after the failover there is no standby. */
export const POINTS: readonly Point[] = [
  doubleWrites,
  changes,
  oneSite,
  limits,
  mailQueue,
  kills,
  rollingDeploy,
  appProcesses,
  failover,
];
