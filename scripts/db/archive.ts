// A backup's file: a ZIP with a list of its contents and their checksums, which is its last entry.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { Readable, Writable } from "node:stream";
import { BlobReader, type Entry, TextReader, TextWriter, ZipReader, ZipWriter } from "@zip.js/zip.js";
import { errorCode, Failure } from "../failure.mjs";

const LIST = "backup.json";
const FORMAT = 1;
/** Pictures are compressed already. */
const PACKED = /\.(?:webp|avif|jpe?g|png|pdf|zip)$/;

/** What a backup says of itself. */
export interface BackupAbout {
  at: string;
  /** PostgreSQL's major version, whose files these are. */
  postgres: string;
  /** `linux-x64`: the files are of this kind of machine. */
  machine: string;
  migrations: string[];
}

interface Listed {
  path: string;
  bytes: number;
  sha256: string;
}

type BackupList = BackupAbout & { format: number; files: Listed[] };

/** Counts and hashes what passes. */
function measured() {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest("hex") }) };
}

/** Writes a backup's file, one entry after the other. */
export class BackupWriter {
  private readonly files: Listed[] = [];
  private readonly zip: ZipWriter<unknown>;

  /** @throws the file exists */
  constructor(path: string) {
    const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
    this.zip = new ZipWriter(Writable.toWeb(file), { zip64: true, useWebWorkers: false });
  }

  /** Adds a file, unless it was deleted meanwhile. */
  async addFile(path: string, from: string): Promise<void> {
    const source = createReadStream(from);
    try {
      await new Promise<void>((done, failed) => source.once("open", () => done()).once("error", failed));
    } catch (error) {
      if (errorCode(error) === "ENOENT") return;
      throw error;
    }
    await this.add(path, Readable.toWeb(source) as ReadableStream<Uint8Array>);
  }

  async addText(path: string, text: string): Promise<void> {
    await this.add(path, new Blob([text]).stream());
  }

  private async add(path: string, content: ReadableStream<Uint8Array>): Promise<void> {
    const { stream, result } = measured();
    await this.zip.add(path, content.pipeThrough(stream as TransformStream<Uint8Array, Uint8Array>), {
      level: PACKED.test(path) ? 0 : 1,
    });
    this.files.push({ path, ...result() });
  }

  async close(about: BackupAbout): Promise<void> {
    const list: BackupList = { ...about, format: FORMAT, files: this.files };
    await this.zip.add(LIST, new TextReader(JSON.stringify(list)));
    await this.zip.close();
  }
}

/** Reads a backup's file. */
export class BackupReader {
  private constructor(
    readonly about: BackupAbout,
    private readonly files: readonly Listed[],
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws {Failure} it is no backup */
  static async open(path: string): Promise<BackupReader> {
    try {
      const reader = new ZipReader(new BlobReader(await openAsBlob(path)), { useWebWorkers: false });
      const entries = new Map((await reader.getEntries()).map((entry) => [entry.filename, entry]));
      const found = entries.get(LIST);
      if (!found || found.directory) throw new Failure("no list");
      const { files, format, ...about } = JSON.parse(await found.getData(new TextWriter())) as BackupList;
      if (format !== FORMAT) throw new Failure("another format");
      return new BackupReader(about, files, entries);
    } catch (error) {
      if (errorCode(error) === "ENOENT") throw new Failure(`No existe el archivo ${path}.`);
      throw new Failure(`${path} no es un respaldo de npm run backup, o está dañado.`);
    }
  }

  /**
   * Reads every file, and compares it with its checksum.
   * @param target where to write a file; null to leave it out
   * @throws {Failure} the backup is damaged
   */
  async read(target: (path: string) => WritableStream<Uint8Array> | null): Promise<void> {
    for (const { path, bytes, sha256 } of this.files) {
      const entry = this.entries.get(path);
      const to = target(path);
      const { stream, result } = measured();
      try {
        if (!entry || entry.directory) throw new Error("missing");
        const written = stream.readable.pipeTo(to ?? new WritableStream());
        await Promise.all([entry.getData(stream.writable), written]);
      } catch (error) {
        if (errorCode(error)) throw error; // of the disk
        throw new Failure(`El respaldo está dañado: no se puede leer ${path}.`);
      }
      const read = result();
      if (read.bytes !== bytes || read.sha256 !== sha256)
        throw new Failure(`El respaldo está dañado: ${path} no coincide con su suma de control.`);
    }
  }
}
