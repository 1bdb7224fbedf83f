// Loads our own server code into a command: from `build/` in production, from the sources in development.
import { fileURLToPath, pathToFileURL } from "node:url";
import type { RunningEdge } from "../src/server/edge/serve-edge.ts";
import { root } from "./bootstrap.mjs";

const builtPath = (name: string) => `${root}/build/server/${name}.mjs`;
const builtUrl = (name: string) => pathToFileURL(builtPath(name)).href;

/** Runs `load` with tsx, which resolves the aliases and the missing extensions in the imports of the sources. */
async function withTsx<T>(load: () => Promise<T>): Promise<T> {
  const { register } = await import("tsx/esm/api");
  const { register: registerRequire } = await import("tsx/cjs/api");
  const unregister = [register(), registerRequire()];
  const loaded = await load();
  for (const undo of unregister) await undo();
  return loaded;
}

type StartEdge = typeof import("../src/server/edge/main.ts").startEdge;

/** A function that starts the server: edge and application, in two processes or, in development, in one. */
export function loadEdge(options: { dev: false }): Promise<(options: { dir: string }) => ReturnType<StartEdge>>;
export function loadEdge(options: { dev: boolean }): Promise<(options: { dir: string }) => Promise<RunningEdge>>;
export async function loadEdge({ dev }: { dev: boolean }): Promise<(options: { dir: string }) => Promise<RunningEdge>> {
  if (dev) return (await withTsx(() => import("../src/server/edge/development.ts"))).startDevelopment;
  const { startEdge }: { startEdge: StartEdge } = await import(builtUrl("edge"));
  const module = fileURLToPath(new URL("application.ts", import.meta.url));
  return ({ dir }) => startEdge({ dir, module });
}

/** The function that runs the application behind the edge in this process. */
export async function loadApplication() {
  const built: typeof import("../src/storefront/application.ts") = await import(builtUrl("application"));
  return built.serveApplication;
}

/** The function that starts the queue's workers in this process, which does nothing else. */
export async function loadWorkers() {
  const built: typeof import("../src/server/jobs/main.ts") = await import(builtUrl("workers"));
  return built.startWorkerProcess;
}

/** Arguments for Node to run the seed, which writes the data that every installation needs. */
export const seedArguments = ({ dev }: { dev: boolean }): string[] =>
  dev ? ["--import", "tsx", `${root}/prisma/seed/main.ts`] : [builtPath("seed")];

/** Arguments for Node to run the program that makes a super-user. */
export const makeSuperArguments = (): string[] => [builtPath("make-super")];
