import { setImmediate } from "node:timers/promises";
import { BlobReader, ZipReader } from "@zip.js/zip.js";
import { expect, it } from "vitest";
import { readZip } from "~/test/read-zip";
import { type ZipEntry, zip } from "./zip";

const NOW = new Date("2026-11-20T15:04:06Z");

async function read(archive: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function archiveOf(entries: ZipEntry[]): Promise<Buffer> {
  async function* each() {
    yield* entries;
  }
  return read(zip(each(), NOW));
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

it("dates every file, stores bytes as they are behind their size and checksum, and compresses texts", async () => {
  const archive = await archiveOf([
    { name: "foto.webp", content: new Uint8Array(5_000) },
    { name: "tabla.csv", content: pieces("x".repeat(5_000)) },
  ]);
  const entries = await new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)]))).getEntries();
  expect(
    entries.map(({ lastModDate, compressionMethod, compressedSize, bitFlag }) => ({
      lastModDate,
      compressionMethod,
      isSmall: compressedSize < 5_000,
      hasSizeBehind: bitFlag?.dataDescriptor,
    })),
  ).toEqual([
    { lastModDate: NOW, compressionMethod: 0, isSmall: false, hasSizeBehind: false },
    { lastModDate: NOW, compressionMethod: 8, isSmall: true, hasSizeBehind: true },
  ]);
});

it("is written however many others nobody goes on reading", async () => {
  const others = Array.from({ length: 50 }, () => {
    async function* entries() {
      for (let n = 0; ; n += 1) yield { name: `${n}.webp`, content: new Uint8Array(1_000_000) };
    }
    return zip(entries(), NOW);
  });
  for (const other of others) await other.next();
  expect(
    readZip(await archiveOf([{ name: "a.csv", content: pieces("a") }]))
      .get("a.csv")
      ?.toString(),
  ).toBe("a");
  for (const other of others) await other.return(undefined);
});

it("is an empty archive without entries", async () => {
  expect(readZip(await archiveOf([])).size).toBe(0);
});

it("takes no content before the reader has read those before it, and ends with the reader", async () => {
  const taken = { count: 0, ended: false };
  async function* photos() {
    try {
      for (; taken.count < 100; taken.count += 1)
        yield { name: `${taken.count}.webp`, content: new Uint8Array(300_000) };
    } finally {
      taken.ended = true;
    }
  }
  let read = 0;
  for await (const chunk of zip(photos(), NOW)) {
    read += chunk.length;
    await setImmediate();
    expect(taken.count * 300_000 - read).toBeLessThan(1_000_000);
    if (read > 3_000_000) break;
  }
  await expect.poll(() => taken.ended).toBe(true);
  expect(taken.count).toBeLessThan(20);
});

it("ends a text that nobody reads any more", async () => {
  let ended = false;
  async function* text() {
    try {
      for (;;) yield String(Math.random()).repeat(1000);
    } finally {
      ended = true;
    }
  }
  async function* entries() {
    yield { name: "largo.csv", content: text() };
  }
  for await (const _ of zip(entries(), NOW)) break;
  await expect.poll(() => ended).toBe(true);
});

it("fails when its source fails", async () => {
  async function* broken() {
    yield "uno";
    throw new Error("the database is gone");
  }
  await expect(archiveOf([{ name: "datos.json", content: broken() }])).rejects.toThrow("the database is gone");
  async function* cut() {
    yield { name: "uno.webp", content: new Uint8Array(9) };
    throw new Error("the list is gone");
  }
  await expect(read(zip(cut(), NOW))).rejects.toThrow("the list is gone");
});
