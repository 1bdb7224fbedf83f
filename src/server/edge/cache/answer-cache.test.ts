import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MINUTE_MS } from "~/domain/duration";
import { KnownVersions } from "~/server/shop-versions";
import { type AnswerCache, createAnswerCache } from "./answer-cache";
import type { RenderedPage } from "./cached-page";

let committed: Map<number, number>;
let versions: KnownVersions;
let answers: AnswerCache;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:01:00Z") });
  [committed, asked] = [new Map(), 0];
  versions = new KnownVersions(async (tentId) => ({ tent: committed.get(tentId) ?? 0, site: 0 }));
  answers = createAnswerCache({ versions, maxBytes: 60_000, maxOfShop: 30_000 });
});
afterEach(() => void vi.useRealTimers());

const answer = (text: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: Buffer.from(text),
  ...over,
});
const ask = async (): Promise<RenderedPage> => answer(`answer ${++asked}`);
const read = async (name = "mate", tentId = 1, get = ask) => {
  const { page, cached } = await answers.find(tentId, name, get);
  return [String(await page.bodyIn("identity")), cached];
};
/** A committed change that this server was told of. */
const change = (tentId = 1) => {
  const tent = (committed.get(tentId) ?? 0) + 1;
  committed.set(tentId, tent);
  versions.record(tentId, { tent, site: 0 });
};

it("asks once, and again after a change of the shop or of the site, not of another shop", async () => {
  expect(await read()).toEqual(["answer 1", false]);
  expect(await read()).toEqual(["answer 1", true]);
  change(2);
  expect(await read()).toEqual(["answer 1", true]);
  change();
  expect(await read()).toEqual(["answer 2", false]);
  versions.recordSite(1);
  expect(await read()).toEqual(["answer 3", false]);
});

it("gives each shop and each question its own answer", async () => {
  expect(await read("mate")).toEqual(["answer 1", false]);
  expect(await read("yerba")).toEqual(["answer 2", false]);
  expect(await read("mate", 2)).toEqual(["answer 3", false]);
  expect(await read("mate")).toEqual(["answer 1", true]);
});

it.each<[string, Partial<RenderedPage>]>([
  ["a refusal", { status: 429 }],
  ["a failure", { status: 500 }],
  ["what is not there", { status: 404 }],
  ["what has a cookie", { headers: { "set-cookie": ["a=1"] } }],
])("does not keep %s, and gives it to nobody else", async (_what, over) => {
  const first = read("mate", 1, async () => answer(`answer ${++asked}`, over));
  const second = read();
  expect(await first).toEqual(["answer 1", false]);
  expect(await second).toEqual(["answer 2", false]);
  expect(await read()).toEqual(["answer 2", true]);
});

it("asks once for all who ask at the same time", async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => read()));
  expect(all.map(([text]) => text)).toEqual(Array(10).fill("answer 1"));
  expect(asked).toBe(1);
});

it("neither keeps nor shares what was asked before a change", async () => {
  let finish: (page: RenderedPage) => void = () => {};
  const slow = read("mate", 1, () => new Promise((done) => (finish = done)));
  await vi.waitFor(() => expect(finish).not.toEqual(expect.any(String)));
  await Promise.resolve();
  await new Promise((done) => setTimeout(done, 5));
  change();
  const late = read();
  finish(answer("old"));
  expect(await slow).toEqual(["old", false]);
  expect(await late).toEqual(["answer 1", false]);
  expect(await read()).toEqual(["answer 1", true]);
});

it("keeps nothing past a quarter of an hour, at which the day of some shop ends", async () => {
  await read();
  vi.setSystemTime(Date.now() + 13 * MINUTE_MS);
  expect(await read()).toEqual(["answer 1", true]);
  vi.setSystemTime(Date.now() + MINUTE_MS);
  expect(await read()).toEqual(["answer 2", false]);
});

const picture = (caching: string) => async () =>
  answer(`picture ${++asked}`, { headers: { "content-type": "image/webp", "cache-control": `public, ${caching}` } });

it("keeps a picture that is named by its content past the quarter, and none that is not", async () => {
  for (let time = 0; time < 2; time++) {
    const isKept = time > 0;
    expect(await read("/catalogo/icono/a", 1, picture("max-age=31536000, immutable"))).toEqual(["picture 1", isKept]);
    vi.setSystemTime(Date.now() + 20 * MINUTE_MS);
    versions.record(1, { tent: committed.get(1) ?? 0, site: 0 });
  }
  expect(await read("/catalogo/icono/b", 1, picture("max-age=300"))).toEqual(["picture 2", false]);
  expect(await read("/catalogo/icono/b", 1, picture("max-age=300"))).toEqual(["picture 3", false]);
});

it("forgets what was made of a deleted photo, also what is being made", async () => {
  const [hash, other] = ["0f".repeat(16), "1e".repeat(16)];
  const names = [`/catalogo/cerca/${hash}-1280-65-720.webp`, `/catalogo/foto/${hash}-1280.jpg`];
  const kept = `/catalogo/foto/${other}-1280.jpg`;
  const make = picture("immutable");
  for (const name of [...names, kept]) await read(name, 1, make);
  let finish: () => void = () => {};
  const made = new Promise<void>((done) => (finish = done));
  const slow = read(`/catalogo/cerca/${hash}-1280-40-960.webp`, 2, () => made.then(make));
  await new Promise((done) => setTimeout(done, 5));
  answers.purgePhotos([{ hash, width: 1280 }]);
  finish();
  await slow;
  for (const name of names) expect((await read(name, 1, make))[1]).toBe(false);
  expect((await read(kept, 1, make))[1]).toBe(true);
  expect((await read(`/catalogo/cerca/${hash}-1280-40-960.webp`, 2, make))[1]).toBe(false);
});

it("does not answer when the version cannot be compared any more", async () => {
  await read();
  versions = new KnownVersions(async () => Promise.reject(new Error("no database")));
  const away = createAnswerCache({ versions });
  await expect(away.find(1, "mate", ask)).rejects.toThrow("no database");
});

it("holds a part of one shop's questions, however many are asked, and leaves other shops theirs", async () => {
  await read("mate", 2);
  for (let n = 0; n < 50; n++) await read(`word ${n}`);
  expect(answers.bytes).toBeLessThanOrEqual(40_000);
  expect((await read("mate", 2))[1]).toBe(true);
  expect((await read("word 49"))[1]).toBe(true);
  expect((await read("word 0"))[1]).toBe(false);
  await read("large", 3, async () => answer("x".repeat(9 * 1024 * 1024)));
  expect((await read("mate", 2))[1]).toBe(true);
});
