import { request } from "node:http";
import { afterEach, expect, it } from "vitest";
import { createCounter, createGauge, createHistogram, registry } from "./registry";
import { type MetricsServer, serveMetrics } from "./serve-metrics";

const servers: MetricsServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  registry.clear();
});

async function serve(options: Partial<Parameters<typeof serveMetrics>[0]> = {}): Promise<number> {
  const server = await serveMetrics({ port: 0, host: undefined, process: "edge", ...options });
  servers.push(server);
  return server.port ?? 0;
}

function ask(port: number, path = "/metrics", method = "GET", headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; type: string | undefined; lines: string[] }>((done, fail) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let body = "";
      response.on("data", (part) => {
        body += String(part);
      });
      response.on("end", () =>
        done({
          status: response.statusCode,
          type: response.headers["content-type"],
          lines: body.split("\n").filter((line) => line !== "" && !line.startsWith("#")),
        }),
      );
    });
    sent.on("error", fail);
    sent.end();
  });
}

it("serves nothing without a port", async () => {
  expect((await serveMetrics({ port: undefined, host: undefined, process: "edge" })).port).toBeNull();
});

it("answers in Prometheus' format, at one path only", async () => {
  createCounter({ name: "test_total", help: "A test.", labels: ["kind"] }).inc({ kind: "a" }, 3);
  const port = await serve();
  expect(await ask(port)).toEqual({
    status: 200,
    type: "text/plain; version=0.0.4; charset=utf-8",
    lines: ['vidriera_process_up{process="edge"} 1', 'test_total{process="edge",kind="a"} 3'],
  });
  expect(await ask(port, "/metrics", "HEAD")).toMatchObject({ status: 200, lines: [] });
  expect(await ask(port, "/")).toMatchObject({ status: 404, lines: [] });
  expect(await ask(port, "/metrics", "POST")).toMatchObject({ status: 404, lines: [] });
});

it.each([
  ["metrics.attacker.example", 404],
  ["127.0.0.1.attacker.example:9464", 404],
  ["localhost.", 404],
  ["a b", 404],
  ["127.0.0.1:9464", 200],
  ["[::1]:9464", 200],
  ["localhost", 200],
  ["vidriera-1:9464", 200],
])("answers those alone who name this machine: %s", async (host, status) => {
  expect((await ask(await serve(), "/metrics", "GET", { host })).status).toBe(status);
});

it("answers to the name that the operator chose", async () => {
  const port = await serve({ host: "localhost" });
  expect((await ask(port, "/metrics", "GET", { host: "LOCALHOST:1" })).status).toBe(200);
});

it("keeps the processes apart by a label", async () => {
  createCounter({ name: "test_total", help: "A test." }).inc(3);
  createHistogram({ name: "test_seconds", help: "A test.", buckets: [1] }).observe(0.5);
  const values = await registry.getMetricsAsJSON();
  const port = await serve({
    others: () => ["application-1", "application-2"].map((process) => ({ process, read: async () => values })),
  });
  const { lines } = await ask(port);
  for (const process of ["edge", "application-1", "application-2"]) {
    expect(lines).toContain(`vidriera_process_up{process="${process}"} 1`);
    expect(lines).toContain(`test_total{process="${process}"} 3`);
    expect(lines).toContain(`test_seconds_bucket{process="${process}",le="1"} 1`);
    expect(lines).toContain(`test_seconds_count{process="${process}"} 1`);
  }
});

it("answers without a process that hangs, and without one that is lost", async () => {
  createCounter({ name: "test_total", help: "A test." }).inc(3);
  const port = await serve({
    others: () => [
      { process: "hung", read: () => new Promise(() => {}) },
      { process: "lost", read: () => Promise.reject(new Error("lost")) },
    ],
  });
  expect((await ask(port)).lines.sort()).toEqual([
    'test_total{process="edge"} 3',
    'vidriera_process_up{process="edge"} 1',
    'vidriera_process_up{process="hung"} 0',
    'vidriera_process_up{process="lost"} 0',
  ]);
});

it("leaves out what cannot be read now, and answers with the rest", async () => {
  let broken = false;
  const read = () => {
    if (broken) throw new Error("away");
    return 1;
  };
  createGauge({ name: "test_plain", help: "A test." }, (gauge) => gauge.set(read()));
  createGauge({ name: "test_labelled", help: "A test.", labels: ["kind"] }, (gauge) =>
    gauge.set({ kind: "a" }, read()),
  );
  createCounter({ name: "test_total", help: "A test." }).inc();
  const port = await serve();
  expect((await ask(port)).lines.filter((line) => line.startsWith("test"))).toHaveLength(3);
  broken = true;
  expect((await ask(port)).lines.filter((line) => line.startsWith("test"))).toEqual(['test_total{process="edge"} 1']);
  broken = false;
  expect((await ask(port)).lines.filter((line) => line.startsWith("test"))).toHaveLength(3);
});

it("rejects when the port is taken", async () => {
  const port = await serve();
  await expect(serve({ port })).rejects.toMatchObject({ code: "EADDRINUSE", port });
});
