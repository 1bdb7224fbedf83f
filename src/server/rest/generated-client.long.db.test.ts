import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPassword } from "~/server/auth/passwords";
import { makeBase, makeTent } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { startRest, type TestRest } from "~/test/rest";
import { testDb } from "~/test/test-db";
import { openApiDocument } from "./openapi";

const db = testDb();
const run = promisify(execFile);
const PASSWORD = "Clave-larga-91";

/** Generators need a compiler with an API, which TypeScript 7 lacks: they are installed in a folder of their own. */
const folder = join(import.meta.dirname, "../../../e2e/generated-client");
const tool = (path: string) => join(folder, "node_modules", path);
const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });

let rest: TestRest;
let email: string;
beforeAll(async () => {
  await makeBase(db);
  rest = await startRest(db);
  const { owner } = await makeTent(db);
  email = owner.email;
  await db.user.update({ where: { id: owner.id }, data: { passwordHash: await hashPassword(PASSWORD) } });
});
afterAll(() => rest.close());

/** The client that a public generator creates from the document alone; its types must compile. */
async function generate(): Promise<void> {
  if (!existsSync(tool(".package-lock.json")))
    await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: folder });
  await writeFile(join(folder, "openapi.json"), JSON.stringify(openApiDocument("Vidriera")));
  await rm(join(folder, "generated"), { recursive: true, force: true });
  await node(tool("@hey-api/openapi-ts/bin/run.js"), "-i", "openapi.json", "-o", "generated", "--no-log-file");
  await node(tool("typescript/bin/tsc"), "-p", ".");
}

it("a generated client logs in, creates a product with a photo and reads it back", async () => {
  await generate();
  const photo = join(folder, "generated", "foto.png");
  await writeFile(photo, Buffer.from(await (await pngOf("#2f5d34", 400)).arrayBuffer()));
  const { stdout } = await node("--import", "tsx", "use-client.ts", rest.base, email, PASSWORD, photo);
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({
    person: email,
    product: { name: "Mate imperial", price: 12500, offer: 1, unit: "docena", images: [{ id: told.image }] },
    refused: { name: [expect.stringMatching(/\S/)] },
  });
  expect(rest.errors).toEqual([]);
});
