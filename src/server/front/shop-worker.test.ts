import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { RETIRED_WORKER, shopWorker } from "./shop-worker";

/** The sources as they are, built under this name, or not yet. */
function builtAs(id: string | null): string {
  const dir = mkdtempSync(join(tmpdir(), "vidriera-worker-"));
  for (const name of ["src", "tsconfig.json"]) symlinkSync(resolve(name), join(dir, name));
  if (id !== null) {
    mkdirSync(join(dir, ".next"));
    writeFileSync(join(dir, ".next/BUILD_ID"), `${id}\n`);
  }
  return dir;
}

describe("a shop's service worker", () => {
  it("is another for another build, and small", async () => {
    const one = await shopWorker({ dir: builtAs("uno"), wanted: true });
    const other = await shopWorker({ dir: builtAs("dos"), wanted: true });
    expect(one).not.toBe(other);
    expect(one).toContain("uno");
    expect(one.length).toBeLessThan(8_000);
  });

  it("goes again where it is not wanted, and where nothing was built", async () => {
    expect(await shopWorker({ dir: builtAs("uno"), wanted: false })).toBe(RETIRED_WORKER);
    expect(await shopWorker({ dir: builtAs(null), wanted: true })).toBe(RETIRED_WORKER);
  });
});
