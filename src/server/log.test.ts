import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { logTo } from "./log";

it("writes JSON lines", async () => {
  const folder = mkdtempSync(join(tmpdir(), "log-"));
  const file = join(folder, "log");
  const fd = openSync(file, "w");
  logTo(fd).log.warn({ tent: 7 }, "late");
  await expect.poll(() => readFileSync(file, "utf8")).not.toBe("");
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ msg: "late", tent: 7, level: 40 });
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

// only Linux has a file that is always full
it.runIf(process.platform === "linux")("outlives a full disk, and drops what it cannot keep", async () => {
  const fd = openSync("/dev/full", "w");
  const uncaught: unknown[] = [];
  const hear = (error: unknown) => void uncaught.push(error);
  process.on("uncaughtException", hear);
  const { log, output } = logTo(fd);
  const failed = once(output, "error");
  const dropped = once(output, "drop");
  for (let line = 0; line < 2000; line += 1) log.error({ text: "x".repeat(1000) }, "full"); // 2 MB
  await Promise.all([failed, dropped]);
  log.error("still full");
  await wait(50); // an uncaught error would have been reported by now
  process.off("uncaughtException", hear);
  expect(uncaught).toEqual([]);
  closeSync(fd);
});
