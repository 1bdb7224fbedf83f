import { Uint8ArrayWriter, ZipWriter } from "@zip.js/zip.js";
import { describe, expect, it } from "vitest";
import { type ArchiveLimits, openArchive } from "./unzip";

const limits: ArchiveLimits = {
  maxBytes: 1_000_000,
  maxEntries: 20,
  maxFiles: 10,
  maxFileBytes: 100_000,
  takes: (name) => name.endsWith(".jpg"),
};

type Content = string | Uint8Array<ArrayBuffer>;

async function packed(entries: [name: string, content: Content][], options: { password?: string } = {}): Promise<Blob> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...options });
  for (const [name, content] of entries) await writer.add(name, new Blob([content]).stream());
  return new Blob([await writer.close()]);
}

it("opens the files that are taken, one by one, and takes no folder from their names", async () => {
  const files = await openArchive(
    await packed([
      ["mates/MAT-007.jpg", "mate"],
      ["leeme.txt", "no"],
      ["tazas/grises/taza gris 2.jpg", "taza"],
    ]),
    limits,
  );
  expect(files.map(({ name }) => name)).toEqual(["mates/MAT-007.jpg", "tazas/grises/taza gris 2.jpg"]);
  const opened = await Promise.all(files.map((file) => file.read()));
  expect(opened.map(({ name }) => name)).toEqual(["MAT-007.jpg", "taza gris 2.jpg"]);
  expect(await Promise.all(opened.map((file) => file.text()))).toEqual(["mate", "taza"]);
});

describe("refuses", () => {
  it("what is no archive, and a cut one", async () => {
    const whole = await packed([["a.jpg", "x".repeat(5_000)]]);
    for (const broken of [new Blob(["hola"]), new Blob([]), whole.slice(0, whole.size - 30)])
      await expect(openArchive(broken, limits)).rejects.toMatchObject({ problem: "broken" });
  });

  it("an archive that is too large, without reading it", async () => {
    const large = { size: limits.maxBytes + 1 } as Blob;
    await expect(openArchive(large, limits)).rejects.toMatchObject({ problem: "tooLarge" });
  });

  it("too many entries, and too many files", async () => {
    const many = (count: number, ending: string) =>
      packed(Array.from({ length: count }, (_, n) => [`${n}${ending}`, "x"] as [string, Content]));
    await expect(openArchive(await many(21, ".txt"), limits)).rejects.toMatchObject({ problem: "tooManyEntries" });
    await expect(openArchive(await many(11, ".jpg"), limits)).rejects.toMatchObject({ problem: "tooManyFiles" });
  });

  it("an archive with a password", async () => {
    const locked = await packed([["a.jpg", "x"]], { password: "secreto" });
    await expect(openArchive(locked, limits)).rejects.toMatchObject({ problem: "encrypted" });
  });

  it("a bomb, also one that lies about its size", async () => {
    const bomb = await packed([["a.jpg", new Uint8Array(limits.maxFileBytes * 8)]]);
    const [honest] = await openArchive(bomb, limits);
    await expect(honest?.read()).rejects.toMatchObject({ problem: "fileTooLarge" });
    const bytes = new Uint8Array(await bomb.arrayBuffer());
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true); // the list of contents
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true); // the file's own header
    }
    const refused = openArchive(new Blob([bytes]), limits).then(([liar]) => liar?.read());
    await expect(refused).rejects.toMatchObject({ name: "ArchiveError" });
  });

  it("names that lead out of the archive", async () => {
    const outside = await packed([["../../etc/passwd.jpg", "x"]]);
    await expect(openArchive(outside, limits)).rejects.toMatchObject({ problem: "broken" });
  });

  it("a damaged file", async () => {
    const whole = await packed([["a.jpg", Array.from({ length: 3_000 }, (_, n) => n * n).join()]]);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    bytes[1_000] = (bytes[1_000] ?? 0) ^ 255;
    const refused = openArchive(new Blob([bytes]), limits).then(([file]) => file?.read());
    await expect(refused).rejects.toMatchObject({ problem: "broken" });
  });
});
