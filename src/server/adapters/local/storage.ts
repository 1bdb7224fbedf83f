import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm } from "node:fs/promises";
import path from "node:path";
import { ReadableStream as WebStream } from "node:stream/web";
import {
  type ByteRange,
  isFixedName,
  isPictureName,
  isUnfinishedUpload,
  type ReadablePicture,
  type Storage,
  type StoredPicture,
} from "~/server/ports/storage";

const CHUNK = 256 * 1024;
const READ = constants.O_RDONLY | constants.O_NOFOLLOW;
const HASH = 32;
const PICTURES = "pictures";

export interface LocalStorageOptions {
  /** The folder of the store; created at the first write. */
  root: string;
  /** The folder with the defaults of fixed names that the store does not have. */
  defaults: string;
}

/**
 * Stores pictures as files of one folder. Anything inside it that is not a regular file (a link, a folder) is treated
 * as missing.
 */
export class LocalStorage implements Storage {
  readonly #root: string;
  readonly #defaults: string;

  constructor({ root, defaults }: LocalStorageOptions) {
    this.#root = path.resolve(root);
    this.#defaults = path.resolve(defaults);
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const relative = relativePath(name);
    if (relative === null) throw new Error(`not a name of the store: ${JSON.stringify(name)}`);
    const folder = await this.#folder(path.dirname(relative));
    const target = path.join(folder, path.basename(relative));
    const temporary = `${target}.${randomBytes(8).toString("hex")}.tmp`;
    try {
      const file = await open(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o644);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async open(name: string): Promise<ReadablePicture | null> {
    const relative = relativePath(name);
    if (relative === null) return null;
    const own = await plainFile(this.#root, relative);
    if (own !== null || !isFixedName(name)) return own;
    return plainFile(this.#defaults, relative);
  }

  async delete(name: string): Promise<void> {
    const relative = isUnfinishedUpload(name) ? pictureFile(name) : relativePath(name);
    if (relative === null) return;
    const file = await locate(this.#root, relative);
    if (file !== null) await rm(file.path, { force: true });
  }

  async exists(name: string): Promise<boolean> {
    const relative = relativePath(name);
    return relative !== null && (await locate(this.#root, relative)) !== null;
  }

  async forget(_name: string): Promise<void> {} // there is no other machine

  async *pictures(prefix = ""): AsyncIterable<StoredPicture[]> {
    const folder = path.join(this.#root, PICTURES);
    for (const part of await entriesOf(folder)) {
      if (!part.startsWith(prefix)) continue;
      const names = await entriesOf(path.join(folder, part));
      yield names.flatMap((name) => {
        const cut = isUnfinishedUpload(name);
        if ((!cut && !isPictureName(name)) || !name.startsWith(part)) return [];
        return [{ name, hash: name.slice(0, HASH), cut, storedAt: null }];
      });
    }
  }

  async #folder(relative: string): Promise<string> {
    const wanted = path.join(this.#root, relative);
    await mkdir(wanted, { recursive: true });
    const real = await realpath(wanted);
    if (real !== path.join(await realpath(this.#root), relative)) throw new Error(`outside of the store: ${wanted}`);
    return real;
  }
}

/** Pictures are spread over 256 folders, as one folder of a million files is slow to list and to copy. */
function pictureFile(name: string): string {
  return path.join(PICTURES, name.slice(0, 2), name);
}

function relativePath(name: string): string | null {
  if (isPictureName(name)) return pictureFile(name);
  return isFixedName(name) ? path.join(...name.split("/")) : null;
}

async function locate(root: string, relative: string) {
  try {
    const folder = await realpath(path.join(root, path.dirname(relative)));
    if (folder !== path.join(await realpath(root), path.dirname(relative))) return null;
    const file = path.join(folder, path.basename(relative));
    const stats = await lstat(file);
    return stats.isFile() ? { path: file, stats } : null;
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsence(error)) return [];
    throw error;
  }
}

async function plainFile(root: string, relative: string): Promise<ReadablePicture | null> {
  const file = await locate(root, relative);
  if (file === null) return null;
  return {
    size: file.stats.size,
    version: `${file.stats.size.toString(36)}-${Math.trunc(file.stats.mtimeMs).toString(36)}`,
    stream: (range) =>
      WebStream.from(
        chunksOf(file.path, range ?? { start: 0, end: file.stats.size - 1 }),
      ) as ReadableStream<Uint8Array>,
    read: async () => Uint8Array.from(await readFile(file.path, { flag: READ })),
  };
}

async function* chunksOf(file: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  const handle = await open(file, READ);
  try {
    for (let at = start; at <= end; ) {
      const size = Math.min(CHUNK, end - at + 1);
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(size), 0, size, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ENOENT" || code === "ENOTDIR" || code === "ELOOP";
}
