import { once } from "node:events";
import { constants, createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { lstat, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { type CataloguePdf, type CataloguePdfStore, type PdfFile, rowOfPdf } from "~/server/ports/catalogue-pdf";
import type { StoredFile } from "~/server/ports/storage";
import { drawPdf } from "./draw-pdf";

const CUT = ".tmp";

/** Stores catalogue PDFs as files of one folder. */
export class FiledCataloguePdfs implements CataloguePdfStore {
  readonly #root: string;

  /** @param root created at the first write */
  constructor({ root }: { root: string }) {
    this.#root = path.resolve(root);
  }

  async make(name: string, book: CataloguePdf): Promise<void> {
    const target = this.#path(name);
    if (target === null) throw new Error(`not a name of the store: ${JSON.stringify(name)}`);
    const half = target + CUT;
    await mkdir(this.#root, { recursive: true });
    const file = createWriteStream(half, { flags: "wx", mode: 0o644, flush: true });
    try {
      await once(file, "open");
      await drawPdf(book, file);
      await closed(file);
      await rename(half, target);
      await syncFolder(this.#root);
    } catch (error) {
      file.destroy();
      await closed(file);
      await rm(half, { force: true });
      throw error;
    }
  }

  async open(name: string): Promise<StoredFile | null> {
    const file = name.endsWith(CUT) ? null : this.#path(name);
    if (file === null) return null;
    const stats = await lstat(file).catch(absent);
    if (!stats?.isFile()) return null;
    return {
      size: stats.size,
      version: String(Math.trunc(stats.mtimeMs)),
      stream: () => {
        const bytes = createReadStream(file);
        return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
      },
    };
  }

  /** The file's content, which stays on disk until it is read. @throws when there is no such file */
  async blob(name: string): Promise<Blob> {
    const file = this.#path(name);
    if (file === null) throw new Error(`not a name of the store: ${JSON.stringify(name)}`);
    return openAsBlob(file);
  }

  async delete(name: string): Promise<void> {
    const file = this.#path(name);
    if (file !== null) await rm(file, { force: true });
  }

  async list(): Promise<PdfFile[]> {
    const names = (await readdir(this.#root).catch(absent)) ?? [];
    return names.flatMap((name) => {
      const id = rowOfPdf(name);
      return id === null ? [] : [{ name, id }];
    });
  }

  #path(name: string): string | null {
    return rowOfPdf(name) === null ? null : path.join(this.#root, name);
  }
}

function closed(file: ReturnType<typeof createWriteStream>): Promise<void> {
  return file.closed ? Promise.resolve() : new Promise((done) => file.once("close", () => done()));
}

/** Flushes the folder entry, so that the file name survives a power failure like the content. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
