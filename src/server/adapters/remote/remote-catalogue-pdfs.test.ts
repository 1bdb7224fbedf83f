import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { FiledCataloguePdfs } from "~/server/adapters/pdfkit/catalogue-pdfs";
import { S3Files } from "~/server/adapters/s3/s3-files";
import type { CataloguePdf } from "~/server/ports/catalogue-pdf";
import { readPdf } from "~/test/read-pdf";
import { S3Bucket } from "~/test/s3-bucket";
import { sampleCatalogue } from "~/test/sample-catalogue";
import { RemoteCataloguePdfs } from "./remote-catalogue-pdfs";

const NAME = "7-0123456789abcdef.pdf";
const log = { warn: () => {} };
let bucket: S3Bucket;
const folders: string[] = [];

beforeAll(async () => {
  bucket = await S3Bucket.start();
});
afterEach(() => bucket.empty());
afterAll(async () => {
  await bucket.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** The store of a server or worker with a disk of its own. */
async function machine(keys: Partial<S3Bucket["keys"]> = {}) {
  const root = await mkdtemp(join(tmpdir(), "vidriera-pdfs-"));
  folders.push(root);
  const files = new S3Files({ ...bucket.keys, log, pauseMs: 1, ...keys });
  const disk = new FiledCataloguePdfs({ root });
  return { root, disk, pdfs: new RemoteCataloguePdfs({ files, disk }) };
}

async function textOf(pdfs: RemoteCataloguePdfs): Promise<string> {
  const file = await pdfs.open(NAME);
  if (!file) return "";
  const bytes = Buffer.from(await new Response(file.stream()).arrayBuffer());
  expect(bytes.byteLength).toBe(file.size);
  return (await readPdf(bytes)).pages.flat().join(" ");
}

it("opens on every machine what one of them made, and leaves nothing on its disk", async () => {
  const [worker, server] = [await machine(), await machine()];
  await worker.pdfs.make(NAME, sampleCatalogue());
  expect(await readdir(worker.root)).toEqual([]);
  expect(await textOf(server.pdfs)).toContain("Casa Ñandú");
  expect(await server.pdfs.list()).toEqual([{ name: NAME, id: 7 }]);
  await server.pdfs.delete(NAME);
  expect(await worker.pdfs.open(NAME)).toBeNull();
  expect(await worker.pdfs.list()).toEqual([]);
});

it("opens, lists and deletes those that were made on this disk before", async () => {
  const { disk, pdfs } = await machine();
  await disk.make(NAME, sampleCatalogue());
  expect(await textOf(pdfs)).toContain("Casa Ñandú");
  expect(await pdfs.list()).toEqual([{ name: NAME, id: 7 }]);
  await pdfs.delete(NAME);
  expect(await pdfs.open(NAME)).toBeNull();
});

it("has no file when it could not be drawn or sent", async () => {
  const whole = await machine();
  const aborted: CataloguePdf = {
    ...sampleCatalogue(),
    onProduct: async () => {
      throw new Error("stopped");
    },
  };
  await expect(whole.pdfs.make(NAME, aborted)).rejects.toThrow("stopped");
  const unsent = await machine({ bucket: "nobody-made-this" });
  await expect(unsent.pdfs.make(NAME, sampleCatalogue())).rejects.toThrow("S3 failed");
  expect(await readdir(unsent.root)).toEqual([]);
  expect(await whole.pdfs.list()).toEqual([]);
});

it("has no files under other names", async () => {
  const { pdfs } = await machine();
  for (const name of ["../secrets.json", "8.pdf", "", "catalogues/7-0123456789abcdef.pdf"]) {
    expect(await pdfs.open(name)).toBeNull();
    await pdfs.delete(name);
    await expect(pdfs.make(name, sampleCatalogue())).rejects.toThrow("not a name");
  }
});
