import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { HANG_MS } from "~/test/eventually";
import { isExpectedOutage } from "../expected-errors";
import { type ApplicationProcess, startApplicationProcess } from "./process";

const module = fileURLToPath(new URL("../../../test/application-child.mjs", import.meta.url));
const dirs: string[] = [];
const running: ApplicationProcess[] = [];

afterEach(async () => {
  for (const application of running.splice(0)) await application.close();
  for (const dir of dirs.splice(0)) await rm(dir, { recursive: true, force: true });
});

async function start(behaviour = "whole") {
  const dir = await mkdtemp(join(tmpdir(), "application-"));
  dirs.push(dir);
  const told: string[] = [];
  await mkdir(join(dir, behaviour));
  const application = await startApplicationProcess({
    module,
    dir: join(dir, behaviour),
    onError: (error) => told.push(String(error)),
    memory: {
      purgePages: (id, { tent, site }) => void told.push(`purge ${id} ${tent}.${site}`),
      purgeSite: (version) => void told.push(`site ${version}`),
      purgeHosts: (names) => void told.push(`hosts ${names}`),
      reset: () => void told.push("reset"),
    },
  });
  running.push(application);
  const ask = async (path: string) => {
    const { body } = await application.ask(path, { host: "x" });
    return JSON.parse(body.toString()) as { pid: number; works: number; url: string; headers: object };
  };
  return { application, dir: join(dir, behaviour), told, ask };
}

it("calls the other process, which announces its changes before it responds", async () => {
  const { application, told, ask } = await start();
  expect(application.captchaOrigins).toEqual(["https://captcha.example"]);
  expect(await application.findTent({ by: "sub", value: "demo" })).toMatchObject({ id: 7, subdomain: "demo" });
  const answer = await ask("/purge");
  expect(answer).toMatchObject({ url: "/purge", headers: { host: "x" } });
  expect(answer.pid).not.toBe(process.pid);
  expect(told).toEqual(["purge 7 3.1", "hosts demo"]);
  expect(await application.readVersion(5)).toEqual({ tent: 5, site: 1 });
});

it("restarts a lost process, clears the caches, and lets requests wait meanwhile", async () => {
  const { application, told, ask } = await start();
  await application.startWork();
  const before = await ask("/");
  await expect(ask("/die")).rejects.toThrow();
  await expect.poll(() => told).toEqual(["Error: The application was lost: 1", "reset"]);
  const after = await ask("/");
  expect(after.pid).not.toBe(before.pid);
  await expect.poll(async () => (await ask("/")).works).toBe(1);
});

it.each([
  ["frail", "Error: The application was lost: 2"],
  ["workless", "Error: The application was lost: 0"],
])("starts one replacement, not two, when it fails before its work starts: %s", async (behaviour, loss) => {
  const { application, dir, told, ask } = await start(behaviour);
  await application.startWork();
  await expect(ask("/die")).rejects.toThrow();
  await expect
    .poll(() => told.filter((line) => line.includes("was lost")), { timeout: HANG_MS })
    .toEqual(["Error: The application was lost: 1", loss]);
  await expect.poll(async () => (await ask("/")).works, { timeout: HANG_MS }).toBe(1);
  await wait(300); // a second process would have started by now
  expect(readFileSync(join(dir, "begun"), "utf8").trim().split("\n")).toHaveLength(3);
});

it("limits concurrent and waiting requests, and rejects the rest without recording an error", async () => {
  const { application, told } = await start();
  const asked = Array.from({ length: 700 }, () => application.ask("/hold", { host: "x" }));
  const results = await Promise.allSettled(asked);
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused).toHaveLength(700 - 64 - 512);
  expect(refused.every(isExpectedOutage)).toBe(true);
  expect(told).toEqual([]);
  const last = await application.ask("/hold", { host: "x" });
  expect(JSON.parse(last.body.toString())).toEqual({ mostHeld: 64 });
});

it("ends with the edge, and leaves no files behind", async () => {
  const { application, ask } = await start();
  const { pid } = await ask("/");
  running.splice(0);
  await application.close();
  expect(() => process.kill(pid, 0)).toThrow();
  await expect(ask("/")).rejects.toThrow();
});

it("rejects when it cannot be started", async () => {
  await expect(start("broken")).rejects.toThrow("The application ended: 3");
});
