import { fork } from "node:child_process";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "~/domain/duration";
import { AppError } from "~/server/errors";
import { startQueue } from "~/server/jobs/queue";
import { sweepImages } from "~/server/services/image/sweep-images";
import { FIXED_NOW } from "~/test/context";
import { eventually } from "~/test/eventually";
import { makeBase, makeProduct } from "~/test/factories";
import { photoServer } from "~/test/photo-server";
import { makePhotoShop, picture } from "~/test/photo-shop";
import { pngOf } from "~/test/pictures";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { addProductImage } from "../../images/add-product-image";
import { claimPhoto } from "./claim-photo";
import { failPhotos, fetchPhotos } from "./fetch-photos";
import { photoProgress } from "./photo-progress";

const db = testDb();
const server = await photoServer();
beforeAll(() => makeBase(db));

let shops = 0;
/** A shop with one product, and paths of its own at the server. */
async function makeShop() {
  const shop = await makePhotoShop(db, server.place);
  const { id: productId } = await makeProduct(db, shop.tentId, { name: "Mate" });
  const folder = `/shop${++shops}`;
  return {
    ...shop,
    productId,
    folder,
    add: (...names: string[]) =>
      shop.want(
        shop.importId,
        productId,
        names.map((name) => server.url(`${folder}/${name}`)),
      ),
    at: (name: string, answer: Parameters<typeof server.at>[1]) => server.at(`${folder}/${name}`, answer),
    asked: () => server.stats.asked.filter((path) => path.startsWith(`${folder}/`)),
    run: (signal?: AbortSignal) => fetchPhotos(shop.ctx, { tentId: shop.tentId }, signal),
    progress: () => photoProgress(shop.ctx, shop.tentId, shop.importId),
    jobs: async () =>
      (await queuedJobs(db, "import-photos")).filter(({ data }) => (data as { tentId: number }).tentId === shop.tentId),
  };
}

const status =
  (code: number, headers = {}) =>
  (_request: unknown, response: ServerResponse) =>
    void response.writeHead(code, headers).end();

it("brings photos like uploaded ones, in the order of the file however they arrive", async () => {
  const shop = await makeShop();
  const colours = ["#110000", "#220000", "#330000", "#440000", "#550000"];
  for (const [at, colour] of colours.entries()) shop.at(`${at}.png`, picture(colour, (4 - at) * 60));
  await shop.add(...colours.map((_, at) => `${at}.png`));
  shop.shopCache.purged.length = 0;
  await shop.run();
  const expected = await makeShop();
  for (const colour of colours) {
    const file = await pngOf(colour, 20);
    await addProductImage(expected.ctx, expected.tentId, { productId: expected.productId, file });
  }
  expect(await shop.shown(shop.productId)).toEqual(await expected.shown(expected.productId));
  expect(shop.shopCache.purged).toContain(shop.tentId);
  expect(await shop.storage.open(`${(await shop.shown(shop.productId))[0]}-20.webp`)).not.toBeNull();
  expect(await shop.progress()).toMatchObject({ total: 5, done: 5, failed: 0, waiting: 0, cancelled: 0, failures: [] });
  server.stats.asked.length = 0;
  await shop.run();
  expect(shop.asked()).toEqual([]);
});

it("fetches the first photos of all products first", async () => {
  const shop = await makeShop();
  const other = await makeProduct(db, shop.tentId);
  server.at("*", picture("#0f0f0f"));
  await shop.add("a1", "a2", "a3");
  await shop.want(shop.importId, other.id, [server.url(`${shop.folder}/b1`)]);
  await shop.run();
  expect(shop.asked().slice(0, 3)).toEqual(expect.arrayContaining([`${shop.folder}/a1`, `${shop.folder}/b1`]));
});

it.each([
  ["a photo that is gone", status(404), "gone:404"],
  ["a photo that was removed", status(410), "gone:410"],
  ["an address that expired", status(403), "forbidden:403"],
  ["a page", (_: unknown, response: ServerResponse) => void response.end("<html>"), "notPicture"],
  ["50 MB", status(200, { "content-length": 50 * 1024 * 1024 }), "heavy:50"],
  ["a redirect into the private network", status(302, { location: "http://10.0.0.1/a" }), "notPublic"],
  [
    "a damaged photo",
    (_: unknown, response: ServerResponse) => void response.end(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1])),
    "broken",
  ],
])("%s has failed at once, and leaves nothing", async (_what, answer, reason) => {
  const shop = await makeShop();
  shop.at("a", answer);
  await shop.add("a");
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "FAILED", reason, attempts: 1, endedAt: FIXED_NOW }]);
  expect(await db.image.count({ where: { tentId: shop.tentId } })).toBe(0);
  expect(await sweepImages({ db, ...shop })).toBe(0);
  const [key = "", n] = reason.split(":");
  expect(await shop.progress()).toMatchObject({
    failed: 1,
    failures: [{ productId: shop.productId, productName: "Mate", reason: { key, n: n ? Number(n) : null } }],
  });
  expect((await shop.jobs()).filter(({ key: name }) => name?.includes("-at-"))).toEqual([]);
});

it("tries again what may pass, after pauses that the server may make longer", async () => {
  const shop = await makeShop();
  const answers = [status(429, { "retry-after": "90" }), status(500), picture("#abcabc")];
  shop.at("a", (request, response) => answers.shift()?.(request, response));
  await shop.add("a");
  const due = async () => Number((await shop.photos())[0]?.dueAt) - shop.ctx.now().getTime();
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "WAITING", reason: "busy:429", attempts: 1 }]);
  expect(await due()).toBe(90 * SECOND_MS);
  const [job] = (await shop.jobs()).filter(({ key }) => key?.includes("-at-"));
  expect(job?.key).toBe(`photos-${shop.tentId}-at-${(FIXED_NOW.getTime() + 90 * SECOND_MS) / (5 * SECOND_MS)}`);
  await shop.run(); // too early
  expect(shop.asked()).toHaveLength(1);
  shop.wait(90 * SECOND_MS);
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "WAITING", reason: "serverError:500", attempts: 2 }]);
  expect(await due()).toBe(5 * MINUTE_MS);
  shop.wait(5 * MINUTE_MS);
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "DONE", reason: null, attempts: 3 }]);
  expect(await shop.shown(shop.productId)).toHaveLength(1);
});

it("gives up after three attempts", async () => {
  const shop = await makeShop();
  shop.at("a", status(503));
  await shop.add("a");
  for (const pause of [30 * SECOND_MS, 5 * MINUTE_MS, 0]) {
    await shop.run();
    shop.wait(pause);
  }
  expect(await shop.photos()).toMatchObject([{ status: "FAILED", reason: "serverError:503", attempts: 3 }]);
  expect(shop.asked()).toHaveLength(3);
});

it("a product in the bin, or gone, ends its photos without fetching them; one that is erased meanwhile leaves nothing", async () => {
  const shop = await makeShop();
  await shop.add("a");
  await db.product.update({ where: { id: shop.productId }, data: { deletedAt: FIXED_NOW } });
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "FAILED", reason: "productGone" }]);
  expect(shop.asked()).toEqual([]);

  await db.product.update({ where: { id: shop.productId }, data: { deletedAt: null } });
  shop.at("b", (request, response) => {
    void db.product.delete({ where: { id: shop.productId } }).then(() => picture("#777777")(request, response));
  });
  await shop.add("b");
  await shop.run();
  expect(await shop.photos()).toEqual([]);
  expect(await db.image.count({ where: { tentId: shop.tentId } })).toBe(0);
  expect(await sweepImages({ db, ...shop })).toBe(0);
});

it("two workers fetch each photo once, three at a time of a shop and ten of the installation", async () => {
  const all = await Promise.all(Array.from({ length: 5 }, makeShop));
  server.stats.most = 0;
  server.at("*", picture("#5a5a5a", 500));
  for (const shop of all) await shop.add(...Array.from({ length: 8 }, (_, at) => `p${at}`));
  const waiting = () => db.importPhoto.count({ where: { status: { in: ["WAITING", "RUNNING"] } } });
  while ((await waiting()) > 0) await Promise.all([...all, ...all].map((shop) => shop.run()));
  for (const shop of all) {
    expect(shop.asked().toSorted()).toEqual(Array.from({ length: 8 }, (_, at) => `${shop.folder}/p${at}`));
    expect(await shop.shown(shop.productId)).toHaveLength(8);
  }
  expect(Math.max(...all.map((shop) => server.stats.mostOf.get(shop.folder.slice(1)) ?? 0))).toBe(3);
  expect(server.stats.most).toBeGreaterThan(3);
  expect(server.stats.most).toBeLessThanOrEqual(10);
});

it("claims at the same moment count each other", async () => {
  await db.importPhoto.deleteMany();
  const all = await Promise.all(Array.from({ length: 4 }, makeShop));
  for (const shop of all) await shop.add("a", "b", "c", "d", "e");
  const claims = await Promise.all([0, 1, 2, 3, 4].flatMap(() => all.map((shop) => claimPhoto(shop.ctx, shop.tentId))));
  const claimed = claims.filter((photo) => photo !== null);
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(10);
  for (const shop of all) expect(claimed.filter(({ tentId }) => tentId === shop.tentId).length).toBeLessThanOrEqual(3);
  await db.importPhoto.deleteMany();
});

it("the photo of a killed worker is free when its lease ends, and is stored once", async () => {
  const shop = await makeShop();
  let arrived = () => {};
  const asked = new Promise<void>((done) => {
    arrived = done;
  });
  shop.at("a", () => arrived());
  await shop.add("a");
  const child = fork(
    join(import.meta.dirname, "../../../../../test/kill-photos-child.ts"),
    [String(shop.tentId), server.place, tmpdir(), FIXED_NOW.toISOString()],
    {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const exit = once(child, "exit");
  try {
    await asked;
  } finally {
    child.kill("SIGKILL");
  }
  await exit;
  expect(await shop.photos()).toMatchObject([{ status: "RUNNING", attempts: 1 }]);
  shop.at("a", picture("#bada55"));
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "RUNNING", attempts: 1 }]);
  expect((await shop.jobs()).at(-1)?.key).toBe(
    `photos-${shop.tentId}-at-${(FIXED_NOW.getTime() + 3 * MINUTE_MS) / (5 * SECOND_MS)}`,
  );
  shop.wait(3 * MINUTE_MS);
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "DONE", attempts: 2 }]);
  expect(await shop.shown(shop.productId)).toHaveLength(1);
});

it("a worker that was thought dead stores nothing", async () => {
  const shop = await makeShop();
  let answers = 0;
  shop.at("a", (request, response) => {
    answers += 1;
    if (answers > 1) return picture("#00ff7f")(request, response);
    shop.wait(4 * MINUTE_MS); // the machine slept
    void shop.run().then(() => picture("#ff007f")(request, response));
  });
  await shop.add("a");
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "DONE", attempts: 2 }]);
  expect(await shop.shown(shop.productId)).toHaveLength(1);
  expect(await db.image.count({ where: { tentId: shop.tentId } })).toBe(1);
  expect(await sweepImages({ db, ...shop })).toBe(0);
});

it("a photo that kills its worker at each attempt has failed", async () => {
  const shop = await makeShop();
  await shop.add("a");
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(await claimPhoto(shop.ctx, shop.tentId)).toMatchObject({ attempts: attempt });
    shop.wait(3 * MINUTE_MS);
  }
  expect(await claimPhoto(shop.ctx, shop.tentId)).toBeNull();
  expect(await shop.photos()).toMatchObject([{ status: "FAILED", reason: "interrupted" }]);
});

it("gives back what it fetches when its process ends", async () => {
  const shop = await makeShop();
  const closing = new AbortController();
  shop.at("a", () => closing.abort(new Error("closing")));
  await shop.add("a", "b");
  await expect(shop.run(closing.signal)).rejects.toThrow("closing");
  expect(await shop.photos()).toMatchObject([{ status: "WAITING", attempts: 0 }, { attempts: expect.any(Number) }]);
  expect(await db.importPhoto.count({ where: { tentId: shop.tentId, status: "RUNNING" } })).toBe(0);
});

it("fails for a storage that is away, and the photo waits", async () => {
  const shop = await makeShop();
  shop.at("a", picture("#123123"));
  await shop.add("a");
  const put = shop.storage.put.bind(shop.storage);
  shop.storage.put = () => Promise.reject(new Error("no room"));
  await expect(shop.run()).rejects.toThrow("no room");
  expect(await shop.photos()).toMatchObject([{ status: "WAITING", reason: "interrupted", attempts: 1 }]);
  shop.storage.put = put;
  shop.wait(30 * SECOND_MS);
  await shop.run();
  expect(await shop.photos()).toMatchObject([{ status: "DONE" }]);
});

it("nothing waits or runs for ever once the queue gave up", async () => {
  const shop = await makeShop();
  await shop.add("a", "b");
  await claimPhoto(shop.ctx, shop.tentId);
  await failPhotos(shop.ctx, { tentId: shop.tentId });
  expect(await shop.photos()).toMatchObject([
    { status: "FAILED", reason: "interrupted" },
    { status: "FAILED", reason: "interrupted" },
  ]);
});

it("the queue runs the jobs until all photos are there", async () => {
  const shop = await makeShop();
  server.at("*", picture("#987654"));
  await shop.add("a", "b", "c", "d");
  await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'import-photos' AND (data->>'tentId')::int <> ${shop.tentId}`;
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const queue = await startQueue({
    url: process.env.DATABASE_URL ?? "",
    context: shop.ctx,
    log: quiet,
    schedules: [],
    lookEvery: { work: 0.5, dead: 1 },
    workers: { "import-photos": { run: fetchPhotos, gaveUp: failPhotos } },
  });
  await eventually(async () => expect(await shop.progress()).toMatchObject({ done: 4, waiting: 0 }));
  await eventually(async () =>
    expect(new Set((await shop.jobs()).map(({ state }) => state))).toEqual(new Set(["completed"])),
  );
  await queue.close();
});

it("the progress of another merchant's import is not found", async () => {
  const [mine, other] = await Promise.all([makeShop(), makeShop()]);
  await expect(photoProgress(mine.ctx, mine.tentId, other.importId)).rejects.toThrow(new AppError("NOT_FOUND"));
});
