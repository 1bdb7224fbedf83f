import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { ask } from "./fixtures/http";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";

const dataDir = process.env.E2E_DATA_DIR ?? ".data";
const kept = async (name: string) => JSON.parse(await readFile(join(dataDir, name), "utf8")) as Record<string, string>;

/** Runs in a process that has what `npm run worker` has: the installation's folder, database and secrets. */
async function renameInJob(shop: NewShop, productId: number, name: string): Promise<void> {
  const { port, password } = await kept("postgres.json");
  const env = {
    ...process.env,
    ...(await kept("secrets.json")),
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://vidriera:${password}@127.0.0.1:${port}/vidriera`,
    APP_URL: shop.api.origin,
  };
  const script = join(import.meta.dirname, "fixtures/rename-job.ts");
  await promisify(execFile)(process.execPath, ["--import", "tsx", script, String(shop.id), String(productId), name], {
    env,
  });
}

test("what a job changes shows at the next request, though the page was cached", async ({ shop }) => {
  const { id } = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const page = `${shop.url}/catalogo`;
  await expect.poll(async () => (await ask(page)).headers["cache-status"]).toBe("vidriera; hit");
  expect((await ask(page)).text).toContain("Mate torpedo");
  await renameInJob(shop, id, "Mate imperial");
  const next = await ask(page);
  expect(next.text).toContain("Mate imperial");
  expect(next.text).not.toContain("Mate torpedo");
});

test("nobody purges without the secret, or through a proxy", async ({ origin, shop }) => {
  const purge = (headers: Record<string, string>, to = origin) =>
    ask(`${to}/api/internal/purge`, { method: "POST", headers, body: JSON.stringify({ tentId: shop.id }) });
  const { INTERNAL_SECRET } = await kept("secrets.json");
  const authorization = `Bearer ${INTERNAL_SECRET}`;
  const answers = [
    await purge({}),
    await purge({ authorization: "Bearer x" }),
    await purge({ authorization, "x-forwarded-for": "127.0.0.1" }),
    await purge({ authorization }, shop.url),
    await purge({ authorization }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 204]);
});
