import { expect, it } from "vitest";
import { readZip } from "~/test/read-zip";
import { type ZipEntry, zip } from "./zip";

const NOW = new Date("2026-11-20T15:04:06Z");

async function archiveOf(entries: ZipEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip(each(), NOW)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* pieces(...texts: string[]) {
  yield* texts;
}

it("round-trips bytes and texts under names in any alphabet", async () => {
  const bytes = Buffer.from([0, 255, 1, 2, 3]);
  const archive = await archiveOf([
    { name: "datos.json", content: pieces('{"ñ": ', "ó".repeat(100_000), "}") },
    { name: "fotos/ñandú.webp", content: bytes },
    { name: "vacío", content: new Uint8Array() },
    { name: "nada.txt", content: pieces() },
  ]);
  const files = readZip(archive);
  expect([...files.keys()]).toEqual(["datos.json", "fotos/ñandú.webp", "vacío", "nada.txt"]);
  expect(files.get("datos.json")?.toString()).toBe(`{"ñ": ${"ó".repeat(100_000)}}`);
  expect(files.get("fotos/ñandú.webp")).toEqual(bytes);
  expect(files.get("vacío")?.length).toBe(0);
  expect(archive.length).toBeLessThan(2000);
});

it("is an empty archive without entries", async () => {
  expect(readZip(await archiveOf([])).size).toBe(0);
});

it("fails when its source fails", async () => {
  async function* broken() {
    yield "uno";
    throw new Error("the database is gone");
  }
  await expect(archiveOf([{ name: "datos.json", content: broken() }])).rejects.toThrow("the database is gone");
});
