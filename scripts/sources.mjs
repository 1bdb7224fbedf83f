import { fileURLToPath } from "node:url";

/** A module of the sources, which Node reads through tsx only while they load. */
async function load(path) {
  const { register } = await import("tsx/esm/api");
  const { register: registerRequire } = await import("tsx/cjs/api");
  const unregister = [register(), registerRequire()];
  const module = await import(path);
  for (const done of unregister) await done();
  return module;
}

/** Starts the server: front and application, one beside the other or, in development, in one process. */
export async function loadFront({ dev }) {
  if (dev) return (await load("../src/server/front/development.ts")).startDevelopment;
  const { startFront } = await load("../src/server/front/main.ts");
  const module = fileURLToPath(new URL("application.mjs", import.meta.url));
  return ({ dir }) => startFront({ dir, module });
}

/** What the front runs in a process of its own. */
export async function loadApplication() {
  return (await load("../src/server/front/application-child.ts")).serveApplication;
}

/** What does the work of the queue. */
export async function loadWorkers() {
  return (await load("../src/server/jobs/main.ts")).startWorkers;
}
