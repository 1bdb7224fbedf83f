/** A module of the sources, which Node reads through tsx only while they load. */
async function load(path) {
  const { register } = await import("tsx/esm/api");
  const { register: registerRequire } = await import("tsx/cjs/api");
  const unregister = [register(), registerRequire()];
  const module = await import(path);
  for (const done of unregister) await done();
  return module;
}

/** The front server. */
export async function loadFront() {
  return (await load("../src/server/front/main.ts")).startFront;
}

/** What does the work of the queue. */
export async function loadWorkers() {
  return (await load("../src/server/jobs/main.ts")).startWorkers;
}
