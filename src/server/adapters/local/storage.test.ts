import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LocalStorage } from "./storage";

const name = "0123456789abcdef0123456789abcdef-320.webp";
const bytes = new TextEncoder().encode("picture");

let folder: string;
let root: string;
let store: LocalStorage;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "storage-"));
  root = path.join(folder, "images");
  const defaults = path.join(folder, "defaults");
  await mkdir(path.join(defaults, "app"), { recursive: true });
  await writeFile(path.join(defaults, "app/logo.png"), "default logo");
  await writeFile(path.join(folder, "secret.png"), "secret");
  store = new LocalStorage({ root, defaults });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(of: string): Promise<string | null> {
  const file = await store.open(of);
  return file === null ? null : new Response(file.stream()).text();
}

describe("LocalStorage", () => {
  it("stores, reads, finds and deletes a picture, and leaves no temporary file", async () => {
    expect(await store.exists(name)).toBe(false);
    await store.put(name, bytes);
    expect(await store.exists(name)).toBe(true);
    expect(await read(name)).toBe("picture");
    expect((await store.open(name))?.size).toBe(bytes.length);
    expect(await readdir(path.join(root, "pictures/01"))).toEqual([name]);
    await store.delete(name);
    await store.delete(name);
    expect(await store.open(name)).toBeNull();
  });

  it("has complete files when many write the same name concurrently", async () => {
    const large = new Uint8Array(300_000).fill(7);
    await Promise.all(Array.from({ length: 16 }, () => store.put(name, large)));
    const file = await store.open(name);
    expect(file && new Uint8Array(await new Response(file.stream()).arrayBuffer())).toEqual(large);
    expect(await readdir(path.join(root, "pictures/01"))).toEqual([name]);
  });

  it.each([
    "../secret.png",
    "app/../../secret.png",
    "icons/../../secret.png",
    "icons/..%2f..%2fsecret.png",
    "/etc/passwd",
    "icons//etc.png",
    "icons\\..\\secret.png",
    "icons/a\0.png",
    `${name}\0`,
    `${name}\n`,
    "app/other.png",
    "app",
    "",
    ".",
    `${name.toUpperCase()}`,
    `icons/${"a".repeat(300)}.png`,
  ])("neither reads, writes nor deletes %j", async (wrong) => {
    expect(await store.open(wrong)).toBeNull();
    expect(await store.exists(wrong)).toBe(false);
    await store.delete(wrong);
    await expect(store.put(wrong, bytes)).rejects.toThrow("not a name of the store");
    expect(await readdir(folder)).toEqual(["defaults", "secret.png"]);
  });

  it("follows no symbolic links to files or folders", async () => {
    await mkdir(path.join(root, "icons"), { recursive: true });
    await symlink(path.join(folder, "secret.png"), path.join(root, "icons/leak.png"));
    expect(await store.open("icons/leak.png")).toBeNull();
    await store.put("icons/leak.png", bytes);
    expect(await read("icons/leak.png")).toBe("picture");
    await rm(path.join(root, "icons"), { recursive: true });
    await mkdir(path.join(folder, "outside"));
    await writeFile(path.join(folder, "outside/leak.png"), "secret");
    await symlink(path.join(folder, "outside"), path.join(root, "icons"));
    expect(await store.open("icons/leak.png")).toBeNull();
    await expect(store.put("icons/new.png", bytes)).rejects.toThrow("outside of the store");
    await store.delete("icons/leak.png");
    expect(await readdir(path.join(folder, "outside"))).toEqual(["leak.png"]);
  });
});
