import { spawn } from "node:child_process";
import { freePort } from "../../scripts/free-port.ts";

export interface RedisServer {
  url: string;
  /** Kills it; all that it counted is lost. */
  kill: () => Promise<void>;
  /** Stops the process without ending it: connections are accepted and not answered. */
  hang: () => void;
  wake: () => void;
}

/** Starts the machine's redis-server, which keeps nothing on the disk. */
export async function startRedisServer({
  port,
  args = [],
}: {
  port?: number;
  args?: string[];
} = {}): Promise<RedisServer> {
  const used = port ?? (await freePort());
  const settings = ["--port", String(used), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...args];
  const child = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "inherit"] });
  const exited = new Promise<void>((done) => child.once("exit", () => done()));
  const started = new Promise<void>((done, fail) => {
    child.once("error", () => fail(new Error("This test needs redis-server: sudo apt-get install redis-server")));
    child.once("exit", (code) => fail(new Error(`redis-server ended with ${code}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("Ready to accept connections")) done();
    });
  });
  await started;
  return {
    url: `redis://127.0.0.1:${used}`,
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
    hang: () => void child.kill("SIGSTOP"),
    wake: () => void child.kill("SIGCONT"),
  };
}
