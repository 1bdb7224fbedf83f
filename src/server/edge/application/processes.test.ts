import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { gatherMetrics } from "~/server/metrics/gather";
import { registry } from "~/server/metrics/registry";
import { createCallCounter } from "~/server/rate-limit";
import { HANG_MS } from "~/test/eventually";
import { isExpectedOutage } from "../expected-errors";
import { type ApplicationProcesses, type ProcessesOptions, startApplicationProcesses } from "./processes";

const module = fileURLToPath(new URL("../../../test/application-child.mjs", import.meta.url));
const dirs: string[] = [];
const running: ApplicationProcesses[] = [];
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  for (const application of running.splice(0)) await application.close();
  for (const dir of dirs.splice(0)) await rm(dir, { recursive: true, force: true });
});

interface Answer {
  pid: number;
  works: number;
  reads: number;
  url: string;
  headers: object;
}

async function start(behaviour = "whole", options: Partial<Pick<ProcessesOptions, "count" | "times">> = {}) {
  const dir = await mkdtemp(join(tmpdir(), "application-"));
  dirs.push(dir);
  const told: string[] = [];
  await mkdir(join(dir, behaviour));
  const application = await startApplicationProcesses({
    count: 1,
    ...options,
    module,
    dir: join(dir, behaviour),
    countCall: createCallCounter(),
    onError: (error) => told.push(String(error)),
    memory: {
      purgePages: (id, { tent, site }) => void told.push(`purge ${id} ${tent}.${site}`),
      purgeSite: (version) => void told.push(`site ${version}`),
      purgeHosts: (names) => void told.push(`hosts ${names}`),
      purgePhotos: (deleted) => void told.push(`photos ${deleted.map(({ hash, width }) => `${hash} ${width}`)}`),
      reset: () => void told.push("reset"),
    },
  });
  running.push(application);
  const ask = async (path: string) => {
    const { body } = await application.ask(path, { host: "x" });
    return JSON.parse(body.toString()) as Answer;
  };
  /** The answers of different processes to as many requests at once. */
  const askAll = async (path = "/slow") => {
    const answers = await Promise.all(Array.from({ length: options.count ?? 1 }, () => ask(path)));
    return answers.sort((one, other) => one.pid - other.pid);
  };
  return { application, dir: join(dir, behaviour), told, ask, askAll };
}

/** An HTTP server that forwards everything to the application, as the edge does. */
async function serve({ handle }: ApplicationProcesses): Promise<string> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

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

it("gives the other process a lower priority than its own, however low that is", async () => {
  const { ask } = await start();
  const { pid } = await ask("/");
  expect(getPriority(pid)).toBe(Math.min(constants.priority.PRIORITY_LOW, getPriority() + 5));
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

it("outlives a process that is lost before it has counted a visit", async () => {
  const { application, told, ask } = await start();
  const { pid } = await ask("/");
  process.kill(pid, "SIGSTOP");
  const unhandled: unknown[] = [];
  const hear = (error: unknown) => void unhandled.push(error);
  process.on("unhandledRejection", hear);
  application.countVisit({
    tentId: 7,
    at: new Date(),
    visit: { kind: "VISIT", productId: null, source: null, search: null },
  });
  application.recordError(new Error("any"), "/", "request");
  await wait(100); // both calls wait for the process now
  process.kill(pid, "SIGKILL");
  await expect.poll(async () => (await ask("/")).pid, { timeout: HANG_MS }).not.toBe(pid);
  process.off("unhandledRejection", hear);
  expect(unhandled).toEqual([]);
  expect(told).toEqual(["Error: The application was lost: SIGKILL", "reset"]);
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

it("starts although a process is lost when its work starts: its replacement works", async () => {
  const { application, told, ask } = await start("fleeting");
  await application.startWork();
  await expect.poll(() => told).toContain("Error: The application was lost: 2");
  await expect.poll(async () => (await ask("/")).works, { timeout: HANG_MS }).toBe(1);
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

const metricLines = async ({ metricSources }: ApplicationProcesses, start: string) =>
  (await gatherMetrics("edge", metricSources())).split("\n").filter((line) => line.startsWith(start));

it("has the metrics of its process, and counts how often it is lost", async () => {
  registry.resetMetrics();
  const { application, ask } = await start();
  expect(await metricLines(application, "stand_in_requests_total")).toEqual([
    'stand_in_requests_total{process="application-1"} 0',
  ]);
  await ask("/");
  expect(await metricLines(application, "stand_in_requests_total")).toEqual([
    'stand_in_requests_total{process="application-1"} 1',
  ]);
  await expect(ask("/die")).rejects.toThrow();
  await expect
    .poll(() => metricLines(application, "vidriera_application_restarts_total"), { timeout: HANG_MS })
    .toEqual(['vidriera_application_restarts_total{process="edge"} 1']);
  await ask("/");
  expect(await metricLines(application, "vidriera_process_up")).toContain(
    'vidriera_process_up{process="application-1"} 1',
  );
});

it("counts the requests that it is too busy for", async () => {
  registry.resetMetrics();
  const { application } = await start();
  await Promise.allSettled(Array.from({ length: 700 }, () => application.ask("/hold", { host: "x" })));
  expect(await metricLines(application, "vidriera_overload_rejections_total")).toEqual([
    `vidriera_overload_rejections_total{process="edge",reason="full"} ${700 - 64 - 512}`,
  ]);
});

describe("two processes", () => {
  const TWO = { count: 2 };
  /** The one that is left follows the changes at once. */
  const FOLLOWED = { count: 2, times: { followed: 0 } };

  it("share the requests", async () => {
    const { ask } = await start("whole", TWO);
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask("/slow")));
    const pids = answers.map(({ pid }) => pid);
    const [first] = pids;
    expect(new Set(pids).size).toBe(2);
    expect(pids.filter((pid) => pid === first)).toHaveLength(20);
  });

  it("have metrics of their own, which are read without one that hangs", async () => {
    const { application, ask, askAll } = await start("hanging", TWO);
    await askAll();
    expect(await metricLines(application, "stand_in_requests_total")).toEqual([
      'stand_in_requests_total{process="application-1"} 1',
      'stand_in_requests_total{process="application-2"} 1',
    ]);
    await ask("/stop");
    expect(await metricLines(application, "stand_in_requests_total")).toHaveLength(1);
    expect((await metricLines(application, "vidriera_process_up")).map((line) => line.slice(-1)).sort()).toEqual([
      "0",
      "1",
      "1",
    ]);
  });

  it("both announce their changes, and each has the other one read before it responds", async () => {
    const { told, askAll } = await start("whole", TWO);
    const [one, other] = await askAll("/purge");
    expect(one?.pid).not.toBe(other?.pid);
    expect(told.sort()).toEqual(["hosts demo", "hosts demo", "purge 7 3.1", "purge 7 3.1"]);
    await askAll("/change");
    expect((await askAll()).map(({ reads }) => reads)).toEqual([1, 1]);
  });

  it("do not wait for one that cannot read, and do not ask it again meanwhile", async () => {
    const { ask, askAll } = await start("late", TWO);
    const { pid } = await ask("/change");
    for (let change = 0; change < 4; change++) await ask("/change");
    const answers = await askAll();
    expect(answers.find((one) => one.pid !== pid)?.reads).toBe(1);
  });

  it("one is killed under load: every GET is answered, and no POST is executed twice", async () => {
    const { application, dir, told, askAll } = await start("whole", FOLLOWED);
    const origin = await serve(application);
    const before = (await askAll()).map(({ pid }) => pid);
    const [victim = 0, survivor = 0] = before;
    let isOver = false;
    const gets: (number | string)[] = [];
    const posts = new Map<string, number>();
    const visit = async () => {
      while (!isOver) gets.push(await fetch(`${origin}/slow`).then(({ status }) => status, String));
    };
    const order = async (_: unknown, client: number) => {
      for (let at = 0; !isOver; at++) {
        const id = `${client}-${at}`;
        const { status } = await fetch(`${origin}/slow`, { method: "POST", headers: { "x-id": id }, body: "{}" });
        posts.set(id, status);
      }
    };
    const load = Promise.all([...Array.from({ length: 20 }, visit), ...Array.from({ length: 8 }, order)]);
    await expect.poll(() => gets.length, { timeout: HANG_MS }).toBeGreaterThan(100);
    process.kill(victim, "SIGKILL");
    await expect.poll(() => isAlive(victim), { timeout: HANG_MS }).toBe(false);
    const sofar = gets.length;
    await expect.poll(() => gets.length, { timeout: HANG_MS }).toBeGreaterThan(sofar + 100); // the other one serves
    await expect.poll(async () => new Set((await askAll()).map(({ pid }) => pid)).size, { timeout: HANG_MS }).toBe(2);
    isOver = true;
    await load;

    expect(gets.filter((status) => status !== 200)).toEqual([]);
    const failed = [...posts].filter(([, status]) => status !== 200);
    expect(failed.length).toBeLessThanOrEqual(8); // those in progress, one of each client
    const executed = readFileSync(join(dir, "posts"), "utf8").trim().split("\n");
    expect(new Set(executed).size).toBe(executed.length);
    expect([...posts].filter(([id, status]) => status === 200 && !executed.includes(id))).toEqual([]);
    // the caches are kept: what the lost one changed is read by the other one
    expect(told).toEqual(["Error: The application was lost: SIGKILL"]);
    const after = await askAll();
    expect(after.find(({ pid }) => pid === survivor)?.reads).toBe(1);
    expect(after.map(({ pid }) => pid)).not.toContain(victim);
  });

  it("the caches are cleared if the other one has not followed the changes for long", async () => {
    const { told, askAll } = await start("whole", TWO);
    const [victim] = await askAll();
    process.kill(victim?.pid ?? 0, "SIGKILL");
    await expect.poll(() => told, { timeout: HANG_MS }).toEqual(["Error: The application was lost: SIGKILL", "reset"]);
  });

  it("one of them runs the jobs, and so does the one that replaces it", async () => {
    const { application, askAll } = await start("whole", TWO);
    await application.startWork();
    const before = await askAll();
    expect(before.map(({ works }) => works).sort()).toEqual([0, 1]);
    const worker = before.find(({ works }) => works === 1)?.pid ?? 0;
    process.kill(worker, "SIGKILL");
    await expect.poll(() => isAlive(worker), { timeout: HANG_MS }).toBe(false);
    await expect
      .poll(async () => (await askAll()).map(({ works }) => works).sort(), { timeout: HANG_MS })
      .toEqual([0, 1]);
  });

  it("one that does not respond is killed and started again, and the other one serves", async () => {
    const { told, ask, askAll } = await start("hanging", { count: 2, times: { ping: 500, followed: 0 } });
    const { pid } = await ask("/stop");
    await expect
      .poll(() => told, { timeout: HANG_MS })
      .toEqual(["Error: The application does not respond and is killed", "Error: The application was lost: SIGKILL"]);
    expect((await ask("/")).pid).not.toBe(pid);
    await expect.poll(async () => new Set((await askAll()).map((one) => one.pid)).size, { timeout: HANG_MS }).toBe(2);
  });

  it("count a limit together", async () => {
    const { application } = await start("whole", TWO);
    const origin = await serve(application);
    const statuses = await Promise.all(
      Array.from({ length: 100 }, () => fetch(`${origin}/count`).then(({ status }) => status)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  it("end with the edge", async () => {
    const { application, askAll } = await start("whole", TWO);
    const pids = (await askAll()).map(({ pid }) => pid);
    running.splice(0);
    await application.close();
    expect(pids.map(isAlive)).toEqual([false, false]);
  });

  it("are rejected when they cannot be started", async () => {
    await expect(start("broken", TWO)).rejects.toThrow("The application ended: 3");
  });
});
