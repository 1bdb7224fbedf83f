/** The front server of the sources, which Node reads through tsx only while they load. */
export async function loadFront() {
  const { register } = await import("tsx/esm/api");
  const { register: registerRequire } = await import("tsx/cjs/api");
  const unregister = [register(), registerRequire()];
  const { startFront } = await import("../src/server/front/main.ts");
  for (const done of unregister) await done();
  return startFront;
}
