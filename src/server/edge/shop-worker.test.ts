import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleShopWorker } from "../../../scripts/bundle-server.ts";
import { RETIRED_WORKER, shopWorker } from "./shop-worker";

const script = join(mkdtempSync(join(tmpdir(), "vidriera-worker-")), "built.js");

beforeAll(() => bundleShopWorker(script));

/** A tree that was built under this name, or not yet. */
function builtAs(id: string | null): string {
  const dir = mkdtempSync(join(tmpdir(), "vidriera-worker-"));
  if (id !== null) {
    mkdirSync(join(dir, ".next"));
    writeFileSync(join(dir, ".next/BUILD_ID"), `${id}\n`);
  }
  return dir;
}

describe("a shop's service worker", () => {
  it("differs per build, and is small", async () => {
    const one = await shopWorker({ dir: builtAs("uno"), wanted: true, script });
    const other = await shopWorker({ dir: builtAs("dos"), wanted: true, script });
    expect(one).not.toBe(other);
    expect(one).toContain("uno");
    expect(one).not.toContain("%BUILD%");
    expect(one.length).toBeLessThan(8_000);
  });

  it("unregisters itself when it is disabled, or when there is no build", async () => {
    expect(await shopWorker({ dir: builtAs("uno"), wanted: false, script })).toBe(RETIRED_WORKER);
    expect(await shopWorker({ dir: builtAs(null), wanted: true, script })).toBe(RETIRED_WORKER);
  });
});
