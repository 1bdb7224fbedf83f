import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { RETIRED_WORKER } from "~/generated/inline/scripts";
import { bundleServiceWorkers } from "../../../scripts/bundle-server.ts";
import { serviceWorker } from "./service-worker";

const folder = mkdtempSync(join(tmpdir(), "vidriera-worker-"));

beforeAll(() => bundleServiceWorkers(folder));

/** A tree that was built under this name, or not yet. */
function builtAs(id: string | null): string {
  const dir = mkdtempSync(join(tmpdir(), "vidriera-worker-"));
  if (id !== null) {
    mkdirSync(join(dir, ".next"));
    writeFileSync(join(dir, ".next/BUILD_ID"), `${id}\n`);
  }
  return dir;
}

describe.each([
  { name: "shop", most: 8_000 },
  { name: "panel", most: 10_000 },
])("the $name's service worker", ({ name, most }) => {
  const script = join(folder, `${name}-worker.js`);

  it("differs per build, and is small", async () => {
    const one = await serviceWorker({ dir: builtAs("uno"), wanted: true, script });
    const other = await serviceWorker({ dir: builtAs("dos"), wanted: true, script });
    expect(one).not.toBe(other);
    expect(one).toContain("uno");
    expect(one).not.toContain("%BUILD%");
    expect(one.length).toBeLessThan(most);
  });

  it("unregisters itself when it is disabled, or when there is no build", async () => {
    expect(await serviceWorker({ dir: builtAs("uno"), wanted: false, script })).toBe(RETIRED_WORKER);
    expect(await serviceWorker({ dir: builtAs(null), wanted: true, script })).toBe(RETIRED_WORKER);
  });

  it("deletes its caches before it unregisters itself, when it is disabled", async () => {
    const done: string[] = [];
    const work: Promise<unknown>[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      skipWaiting: async () => done.push("skipWaiting"),
      registration: { unregister: async () => done.push("unregister") },
    };
    const caches = { keys: async () => ["paginas", "fotos"], delete: async (name: string) => done.push(name) };
    runInNewContext(RETIRED_WORKER, { self, caches });
    listeners.get("install")?.({});
    listeners.get("activate")?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
    expect(done).toEqual(["skipWaiting", "paginas", "fotos", "unregister"]);
  });
});

describe("the shop's service worker of a new build", () => {
  /** What `activate` leaves of these caches, from the oldest. */
  async function leftOf(names: string[], build: string): Promise<string[]> {
    const left = new Set(names);
    const work: Promise<unknown>[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      registration: {},
      clients: { claim: async () => undefined },
    };
    const caches = { keys: async () => [...left], delete: async (name: string) => left.delete(name) };
    const script = await serviceWorker({ dir: builtAs(build), wanted: true, script: join(folder, "shop-worker.js") });
    runInNewContext(script, { self, caches });
    listeners.get("activate")?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
    return [...left];
  }
  const of = (...builds: string[]) => builds.flatMap((build) => [`paginas ${build}`, `archivos ${build}`]);

  it.each([
    { is: "the next one", before: of("uno"), build: "dos", left: of("uno") },
    { is: "met again during a rollout", before: of("uno", "dos"), build: "uno", left: of("uno", "dos") },
    {
      is: "the third one",
      before: ["fotos", ...of("uno", "dos", "tres")],
      build: "tres",
      left: ["fotos", ...of("dos", "tres")],
    },
  ])("keeps the pages of the previous one when it is $is", async ({ before, build, left }) => {
    expect(await leftOf(before, build)).toEqual(left);
  });
});

describe("the panel's service worker with a push message", () => {
  const message = {
    title: "Pedido nuevo: $ 3.000",
    body: "Lucía",
    tag: "order-1-2",
    path: "/pedidos/2?tienda=1",
    unseen: 3,
  };

  /** The worker in a browser that shows these addresses, the last of them of this account ("user.shop"). */
  async function start(windows: string[] = [], account = "9.1") {
    const done: unknown[] = [];
    const work: Promise<unknown>[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      navigator: { setAppBadge: async (count: number) => done.push(["badge", count]) },
      registration: {
        showNotification: async (title: string, { body, tag, data }: Record<string, unknown>) =>
          done.push(["notice", title, body, tag, data]),
      },
      clients: {
        matchAll: async () => windows.map((url) => ({ url, focus: async () => done.push(["focus", url]) })),
        openWindow: async (path: string) => done.push(["open", path]),
      },
    };
    const script = await serviceWorker({
      dir: builtAs("uno"),
      wanted: true,
      script: join(folder, "panel-worker.js"),
    });
    const caches = { match: async () => new Response(account) };
    runInNewContext(script, { self, URL, caches });
    const happen = async (name: string, event: object) => {
      listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
      await Promise.all(work);
      return done;
    };
    return { happen };
  }

  it("shows it, and the number of unseen orders on the icon", async () => {
    const { happen } = await start();
    expect(await happen("push", { data: { json: () => message } })).toEqual([
      ["notice", message.title, message.body, message.tag, { path: message.path }],
      ["badge", 3],
    ]);
  });

  it("shows nothing that is not ours", async () => {
    const { happen } = await start();
    expect(await happen("push", { data: { json: () => ({ ...message, path: "https://evil.test" }) } })).toEqual([]);
  });

  it("opens the order on a tap, or the window that shows it already", async () => {
    const notification = { close: () => undefined, data: { path: message.path } };
    const elsewhere = await start(["http://localhost/productos/7"]);
    expect(await elsewhere.happen("notificationclick", { notification })).toEqual([["open", message.path]]);
    const there = await start(["http://localhost/productos", "http://localhost/pedidos/2"]);
    expect(await there.happen("notificationclick", { notification })).toEqual([
      ["focus", "http://localhost/pedidos/2"],
    ]);
    const otherShop = await start(["http://localhost/pedidos/2"], "9.4");
    expect(await otherShop.happen("notificationclick", { notification })).toEqual([["open", message.path]]);
  });
});
