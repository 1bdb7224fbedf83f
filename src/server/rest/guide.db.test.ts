import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPassword } from "~/server/auth/passwords";
import { makeBase, makeTent } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { startRest, type TestRest } from "~/test/rest";
import { testDb } from "~/test/test-db";

const db = testDb();
const run = promisify(execFile);
const hasCurl = spawnSync("curl", ["--version"]).status === 0;
/** The credentials that the guide logs in with. */
const person = { email: "ana@ejemplo.com", password: "una-clave-larga" };

let rest: TestRest;
let folder: string;
let tentId: number;
beforeAll(async () => {
  await makeBase(db);
  rest = await startRest(db);
  folder = await mkdtemp(join(tmpdir(), "vidriera-guide-"));
  await writeFile(join(folder, "mate.jpg"), Buffer.from(await (await pngOf("#7a4b2a", 400)).arrayBuffer()));
  await writeFile(
    join(folder, "productos.csv"),
    "Handle,Title,Type,Variant Price,Gift Card\nbombilla,Bombilla,,8500,false\ntarjeta,Tarjeta,,5000,true\n",
  );
  const { owner, tent } = await makeTent(db);
  tentId = tent.id;
  const passwordHash = await hashPassword(person.password);
  await db.user.update({ where: { id: owner.id }, data: { email: person.email, passwordHash } });
});
afterAll(async () => {
  await rest.close();
  await rm(folder, { recursive: true });
});

interface Block {
  kind: string;
  text: string;
}

const blocksOf = (guide: string): Block[] =>
  [...guide.matchAll(/^```(sh|json)\n([\s\S]*?)^```$/gm)].map(([, kind = "", text = ""]) => ({
    kind,
    text: text.trim(),
  }));

/** Reads "data.id" from a response. */
const partOf = (answer: unknown, path: string): unknown =>
  path.split(".").reduce((at, name) => (at as Record<string, unknown> | null)?.[name], answer);

/** Replaces values by their type: numbers and names differ from those of the example. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

it.skipIf(!hasCurl)(
  "the guide's commands do what it says, in order",
  async () => {
    const names: Record<string, string> = {};
    let answer: unknown;
    let calls = 0;
    for (const { kind, text } of blocksOf(await readFile("docs/api.md", "utf8"))) {
      const [, name = "", value = "", path] = /^([A-Z]+)=(\S+)(?: # ([\w.]+))?$/.exec(text) ?? [];
      if (kind === "json") {
        expect(shapeOf(answer), text).toMatchObject(shapeOf(JSON.parse(text)) as Record<string, unknown>);
      } else if (name) {
        names[name] = name === "API" ? rest.base : String(path ? partOf(answer, path) : value);
      } else {
        const { stdout } = await run("sh", ["-c", text], { cwd: folder, env: { ...process.env, ...names } });
        answer = JSON.parse(stdout);
        calls += 1;
      }
    }
    expect(calls).toBe(18);
    expect(await db.priceList.count({ where: { name: "Mayorista", percent: 25 } })).toBe(1);
    expect(await db.coupon.count({ where: { code: "MATERA", amount: 5000, maxUses: 100 } })).toBe(1);
    const [product, ...more] = await db.product.findMany({ where: { tentId }, include: { images: true } });
    expect([product?.name, product?.price?.toNumber(), product?.images.length]).toEqual(["Mate imperial", 14_300, 1]);
    expect(more).toEqual([]);
    expect(await db.apiToken.count({ where: { user: { email: person.email } } })).toBe(0);
  },
  60_000,
);
