import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

const WATCHED_MS = 2000;

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0),
  };
}

/** The share of the processors that other programs use. To be called while nothing is measured. */
export async function busyShare(): Promise<number> {
  const before = processorTimes();
  await wait(WATCHED_MS);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}
