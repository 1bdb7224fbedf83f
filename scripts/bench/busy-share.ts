import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { percent } from "./format.ts";

const WATCHED_MS = 2000;
/** Above this share of the processors, other programs distort the requests per second. */
const MAX_BUSY = 0.25;

/** The ratio that is checked: on a busy machine, that of the processor times. */
export const decidingRatio = (busy: number) => (busy > MAX_BUSY ? "cpuRatio" : "ratio");

/** Says which ratio is checked, where it is not that of the requests per second. */
export const decidingText = (busy: number): string =>
  busy > MAX_BUSY ? ` (otros usan el ${percent(busy)} de la máquina: decide el procesador)` : "";

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
