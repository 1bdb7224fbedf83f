import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { GALLERY_SHOPS } from "~/features/catalogue/pages/gallery";
import { LocalStorage } from "~/server/adapters/local/storage";
import { seedBase } from "../../prisma/seed/base";
import { seedGallery } from "../../prisma/seed/gallery";
import { FIXED_NOW } from "./context";
import { testDb } from "./test-db";

const db = testDb();
const root = await mkdtemp(path.join(tmpdir(), "gallery-"));

afterAll(() => rm(root, { recursive: true, force: true }));

it("creates every shop of the gallery once", async () => {
  await seedBase(db);
  const ctx = { db, storage: new LocalStorage({ root, defaults: root }), now: FIXED_NOW };
  await seedGallery(ctx);
  await seedGallery(ctx);
  const tents = await db.tent.findMany({
    where: { owner: { email: "galeria@vidriera.test" } },
    select: { slug: true, _count: { select: { products: true } } },
    orderBy: { slug: "asc" },
  });
  expect(tents.map(({ slug, _count }) => [slug, _count.products])).toEqual([
    ["galeria-cerrada", 5],
    ["galeria-extremos", 14],
    ["galeria-lista", 120],
    ["galeria-muchos", 56],
    ["galeria-uno", 1],
    ["galeria-vacia", 0],
  ]);
  expect(GALLERY_SHOPS).toEqual(expect.arrayContaining(tents.map(({ slug }) => slug)));
});
