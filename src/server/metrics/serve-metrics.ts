import { createServer, type Server } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { Registry } from "prom-client";
import { log } from "~/server/log";
import { gatherMetrics, type MetricSource } from "./gather";

export interface MetricsServer {
  /** The port that it listens on; null when it is off. */
  port: number | null;
  close: () => Promise<void>;
}

interface MetricsServerOptions {
  /** Without a port, nothing is served. */
  port: number | undefined;
  host: string | undefined;
  /** The name of this process among those of one machine. */
  process: string;
  /** The processes that are read through this one. */
  others?: () => readonly MetricSource[];
}

/**
 * Whether a `Host` header names this machine: an address, a name without a domain such as `localhost`, or METRICS_HOST. A
 * page that a browser on this machine shows could otherwise have its own name lead here, and read the answer.
 */
function isOwnName(header: string | undefined, own: string): boolean {
  const name = URL.parse(`http://${header}`)?.hostname ?? "";
  return name.startsWith("[") || isIP(name) !== 0 || (name !== "" && !name.includes(".")) || name === own.toLowerCase();
}

/** Serves `/metrics` for Prometheus on a port of its own, which visitors do not reach. */
export async function serveMetrics(options: MetricsServerOptions): Promise<MetricsServer> {
  const { port, host = "127.0.0.1", process, others = () => [] } = options;
  if (port === undefined) return { port: null, close: async () => {} };
  const server = createServer((request, response) => {
    const isKnown = request.url?.split("?", 1)[0] === "/metrics" && ["GET", "HEAD"].includes(request.method ?? "");
    if (!isKnown || !isOwnName(request.headers.host, host)) return void response.writeHead(404).end();
    gatherMetrics(process, others()).then(
      (text) => {
        response.writeHead(200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE, "Cache-Control": "no-store" });
        response.end(request.method === "HEAD" ? undefined : text);
      },
      (error: unknown) => response.writeHead(500, { "Content-Type": "text/plain" }).end(String(error)),
    );
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  server.on("error", (error) => log.error({ err: error }, "metrics")); // no file descriptor left for a connection
  return { port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
