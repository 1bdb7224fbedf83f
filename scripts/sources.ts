// How a command gets at our own code: what was built of it, or in development the sources themselves.
import { fileURLToPath, pathToFileURL } from "node:url";
import { root } from "./bootstrap.mjs";

const builtPath = (name) => `${root}/build/server/${name}.mjs`;
const loadBuilt = (name) => import(pathToFileURL(builtPath(name)).href);

/** A module of the sources, which Node reads through tsx only while they load. */
async function loadSource(path) {
  const { register } = await import("tsx/esm/api");
  const { register: registerRequire } = await import("tsx/cjs/api");
  const unregister = [register(), registerRequire()];
  const module = await import(path);
  for (const done of unregister) await done();
  return module;
}

/** Starts the server: edge and application, one beside the other or, in development, in one process. */
export async function loadEdge({ dev }) {
  if (dev) return (await loadSource("../src/server/edge/development.ts")).startDevelopment;
  const { startEdge } = await loadBuilt("edge");
  const module = fileURLToPath(new URL("application.ts", import.meta.url));
  return ({ dir }) => startEdge({ dir, module });
}

/** What the edge runs in a process of its own. */
export async function loadApplication() {
  return (await loadBuilt("application")).serveApplication;
}

/** What does the work of the queue. */
export async function loadWorkers() {
  return (await loadBuilt("workers")).startWorkers;
}

/** What Node runs to fill the database with what every installation needs. */
export const seedArguments = ({ dev }) =>
  dev ? ["--import", "tsx", `${root}/prisma/seed/main.ts`] : [builtPath("seed")];

export const makeSuperArguments = () => [builtPath("make-super")];
