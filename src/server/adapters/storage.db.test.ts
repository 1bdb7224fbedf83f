import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LocalStorage } from "~/server/adapters/local/storage";
import { FileCache } from "~/server/adapters/remote/file-cache";
import { RemoteStorage } from "~/server/adapters/remote/remote-storage";
import { S3Files } from "~/server/adapters/s3/s3-files";
import { UploadThingFiles } from "~/server/adapters/uploadthing/uploadthing-files";
import type { FileStore } from "~/server/ports/file-store";
import type { Storage } from "~/server/ports/storage";
import { fileDirectory } from "~/server/services/image/file-directory";
import { S3Bucket } from "~/test/s3-bucket";
import { testDb } from "~/test/test-db";
import { UploadThingStandIn } from "~/test/uploadthing-stand-in";

const db = testDb();
const name = "0123456789abcdef0123456789abcdef-320.webp";
const bytes = new TextEncoder().encode("picture");

let folder: string;
let standIn: UploadThingStandIn;
let bucket: S3Bucket;
let local: LocalStorage;

beforeAll(async () => {
  bucket = await S3Bucket.start();
});

afterAll(() => bucket.close());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "storages-"));
  const defaults = path.join(folder, "defaults");
  await mkdir(path.join(defaults, "app"), { recursive: true });
  await writeFile(path.join(defaults, "app/logo.png"), "default logo");
  local = new LocalStorage({ root: path.join(folder, "images"), defaults });
  standIn = await UploadThingStandIn.start();
  await bucket.empty();
  await db.storedFile.deleteMany();
});

afterEach(async () => {
  standIn.close();
  await rm(folder, { recursive: true, force: true });
});

const warned: string[] = [];
const log = { warn: (_about: object, message: string) => void warned.push(message) };
/** `disk` is the machine it runs on: another one has an empty cache. */
function uploadThing(disk = "one", maxBytes = 10_000_000): Storage {
  const { token, addresses } = standIn;
  const files = new UploadThingFiles({ token, directory: fileDirectory(db), log, ...addresses });
  return cached(files, disk, maxBytes);
}

function cached(files: FileStore, disk: string, maxBytes = 10_000_000): Storage {
  const cache = new FileCache({ folder: path.join(folder, "cache", disk), maxBytes });
  return new RemoteStorage({ files, cache, before: local, log });
}

function s3(disk = "one"): Storage {
  return cached(new S3Files({ ...bucket.keys, log }), disk);
}

async function read(store: Storage, of: string): Promise<string | null> {
  const file = await store.open(of);
  return file === null ? null : new Response(file.stream()).text();
}

async function listed(store: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const part of store.pictures()) names.push(...part.map((each) => each.name));
  return names;
}

describe.each([
  ["on our disk", (): Storage => local],
  ["at UploadThing", (): Storage => uploadThing()],
  ["in a bucket", (): Storage => s3()],
])("a store %s", (_where, make) => {
  it("stores, reads, finds, lists and deletes a picture, and stores it again", async () => {
    const store = make();
    expect(await store.exists(name)).toBe(false);
    for (let round = 0; round < 2; round += 1) {
      await store.put(name, bytes);
      expect(await store.exists(name)).toBe(true);
      expect(await read(store, name)).toBe("picture");
      expect((await store.open(name))?.size).toBe(bytes.length);
      expect(await listed(store)).toEqual([name]);
      await store.delete(name);
      await store.delete(name);
      expect(await store.open(name)).toBeNull();
      expect(await listed(store)).toEqual([]);
    }
    expect(standIn.files.size).toBe(0);
  });

  it("serves the default of a fixed name until it is replaced", async () => {
    const store = make();
    expect(await read(store, "app/logo.png")).toBe("default logo");
    const first = await store.open("app/logo.png");
    await store.put("app/logo.png", bytes);
    const second = await store.open("app/logo.png");
    await store.put("app/logo.png", new TextEncoder().encode("another"));
    expect(await read(store, "app/logo.png")).toBe("another");
    const versions = [first, second, await store.open("app/logo.png")].map((file) => file?.version);
    expect(versions[0]).not.toBe(versions[1]);
    expect(await listed(store)).toEqual([]);
    await store.delete("app/logo.png");
    expect(await read(store, "app/logo.png")).toBe("default logo");
    expect(standIn.files.size).toBe(0);
  });

  it("has complete files when many write the same name concurrently", async () => {
    const store = make();
    const large = new Uint8Array(300_000).fill(7);
    await Promise.all(Array.from({ length: 8 }, () => store.put(name, large)));
    const file = await store.open(name);
    expect(file && new Uint8Array(await new Response(file.stream()).arrayBuffer())).toEqual(large);
    expect(await listed(store)).toEqual([name]);
    expect(standIn.files.size).toBeLessThanOrEqual(1);
  });

  it.each(["../secret.png", "icons/../../secret.png", `${name}\0`, "app/other.png", "", name.toUpperCase()])(
    "neither reads, writes nor deletes %j",
    async (wrong) => {
      const store = make();
      expect(await store.open(wrong)).toBeNull();
      expect(await store.exists(wrong)).toBe(false);
      await store.delete(wrong);
      await expect(store.put(wrong, bytes)).rejects.toThrow("not a name of the store");
    },
  );

  it("allows cancelling a stream midway", async () => {
    const store = make();
    await store.put(name, new Uint8Array(500_000));
    const reader = (await store.open(name))?.stream().getReader();
    await reader?.read();
    await reader?.cancel();
    await store.delete(name);
    expect(await store.exists(name)).toBe(false);
  });
});

describe("a bucket", () => {
  it("gives a picture to another machine, and a fixed name in the version that it has now", async () => {
    await s3().put(name, bytes);
    await s3().put("app/logo.png", bytes);
    expect(await read(s3("two"), name)).toBe("picture");
    expect(await read(s3("two"), "app/logo.png")).toBe("picture");
    await s3().put("app/logo.png", new TextEncoder().encode("another"));
    expect(await read(s3("two"), "app/logo.png")).toBe("another");
  });

  it("is forgotten by another machine that kept a copy of a deleted picture, also while it is being fetched", async () => {
    const [here, there] = [s3(), s3("two")];
    await here.put(name, bytes);
    expect(await read(there, name)).toBe("picture");
    await here.delete(name);
    expect(await read(there, name)).toBe("picture"); // until it is told
    await there.forget(name);
    expect(await there.open(name)).toBeNull();
    await here.put(name, bytes);
    const coming = there.open(name);
    await here.delete(name);
    await there.forget(name);
    await coming;
    expect(await there.open(name)).toBeNull();
  });

  it("gives a part of a picture", async () => {
    await s3().put(name, bytes);
    const file = await s3("two").open(name);
    expect(await new Response(file?.stream({ start: 1, end: 3 })).text()).toBe("ict");
    expect(Buffer.from((await file?.read()) ?? []).toString()).toBe("picture");
  });

  it("lists the pictures of a part, and those stored on disk before", async () => {
    const [here, there] = [`00${name.slice(2)}`, `0${"f".repeat(31)}-320.webp`];
    await s3().put(here, bytes);
    await s3().put(there, bytes);
    await local.put(name, bytes);
    const found: string[] = [];
    for await (const part of s3().pictures("0f")) found.push(...part.map((each) => each.name));
    expect(found).toEqual([there]);
    expect((await listed(s3())).sort()).toEqual([here, name, there].sort());
  });
});

describe("UploadThing", () => {
  it("is requested once for concurrent reads, and never by the machine that stored the file", async () => {
    await uploadThing().put(name, bytes);
    expect(await read(uploadThing(), name)).toBe("picture");
    expect(standIn.downloads).toBe(0);
    const other = uploadThing("two");
    expect(await Promise.all(Array.from({ length: 20 }, () => read(other, name)))).toEqual(Array(20).fill("picture"));
    expect(await read(other, name)).toBe("picture");
    expect(standIn.downloads).toBe(1);
  });

  it("finds a picture that another machine deleted and stored again", async () => {
    const [one, other] = [uploadThing("one"), uploadThing("two")];
    await one.put(name, bytes);
    expect(await read(other, name)).toBe("picture");
    await one.delete(name);
    await one.put(name, bytes);
    await rm(path.join(folder, "cache/two"), { recursive: true });
    expect(await read(other, name)).toBe("picture");
  });

  it("loses nothing when the disk is lost", async () => {
    await uploadThing().put(name, bytes);
    await rm(path.join(folder, "cache"), { recursive: true });
    expect(await read(uploadThing(), name)).toBe("picture");
  });

  it("stays within the size limit of the disk cache", async () => {
    const store = uploadThing("small", 2_500);
    const names = ["a", "b", "c", "d"].map((letter) => `${letter.repeat(32)}-320.webp`);
    for (const each of names) await store.put(each, new Uint8Array(1_000));
    await expect.poll(() => readdir(path.join(folder, "cache/small"))).toHaveLength(2);
    const again = uploadThing("small", 2_500);
    expect((await again.open(names[0] ?? ""))?.size).toBe(1_000);
    expect(standIn.downloads).toBe(1);
    await expect.poll(() => readdir(path.join(folder, "cache/small"))).toHaveLength(2);
  });

  it("still serves a picture stored before it was configured", async () => {
    await local.put(name, bytes);
    const store = uploadThing();
    expect(await read(store, name)).toBe("picture");
    expect(await store.exists(name)).toBe(true);
    expect(await listed(store)).toEqual([name]);
    await store.delete(name);
    expect(await local.exists(name)).toBe(false);
  });

  it("leaves nothing of a rejected upload", async () => {
    standIn.ill = "uploads";
    const store = uploadThing();
    await expect(store.put(name, bytes)).rejects.toThrow("UploadThing took no file");
    expect(await store.exists(name)).toBe(false);
    expect(standIn.files.size).toBe(0);
  });

  it("lists a file again whose deletion failed", async () => {
    const store = uploadThing();
    await store.put(name, bytes);
    standIn.ill = "deletions";
    await store.delete(name);
    expect(warned).toContain("UploadThing deleted no file");
    expect(await listed(store)).toEqual([name]);
    standIn.ill = null;
    await store.delete(name);
    expect([await listed(store), standIn.files.size]).toEqual([[], 0]);
  });

  it("rejects when it does not respond, and returns null for a file that it lost", async () => {
    await uploadThing().put(name, bytes);
    standIn.ill = "downloads";
    await expect(uploadThing("two").open(name)).rejects.toThrow("UploadThing gave no file: 503");
    standIn.ill = null;
    standIn.files.clear();
    expect(await uploadThing("three").open(name)).toBeNull();
  });

  it("lists many files in batches", async () => {
    const names = Array.from({ length: 1_201 }, (_, n) => `${n.toString(16).padStart(32, "0")}-160.webp`);
    await db.storedFile.createMany({ data: names.map((each) => ({ name: each, key: each, size: 1 })) });
    expect(await listed(uploadThing())).toEqual(names);
  });

  it("rejects an invalid token without revealing it", () => {
    const make = () =>
      new UploadThingFiles({
        token: Buffer.from('{"apiKey":"sk_secret"}').toString("base64"),
        directory: fileDirectory(db),
        log,
      });
    expect(make).toThrow(/^UPLOADTHING_TOKEN is not a token of UploadThing's dashboard$/);
  });
});
