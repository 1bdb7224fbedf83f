import { setImmediate } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { chunkStream } from "./chunk-stream";

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  /** Bytes are stored uncompressed; a text is compressed while it is read. */
  content: Uint8Array | AsyncIterable<string>;
}

const STORED = 0;

/** Lets the event loop turn between two parts: only then does the compression learn that nobody reads any more. */
async function* paced(text: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of text) {
    yield part;
    await setImmediate();
  }
}

/** A ZIP archive, generated while it is read: memory holds a few contents at most, and the list of names. */
export async function* zip(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const { configure, Uint8ArrayReader, ZipWriter } = await import("@zip.js/zip.js");
  // without workers, too, it limits the entries that the whole process writes at once: slow readers would hold up others
  configure({ maxWorkers: Number.MAX_SAFE_INTEGER });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const archive = new ZipWriter(writable, { useWebWorkers: false, lastModDate: now });
  const add = async ({ name, content }: ZipEntry) => {
    if (content instanceof Uint8Array)
      await archive.add(name, new Uint8ArrayReader(content), {
        passThrough: true,
        compressionMethod: STORED,
        uncompressedSize: content.length,
        crc32: crc32(content),
      });
    // up to 4 GB, which every program can open: the other format would have to be chosen before the size is known
    else await archive.add(name, await chunkStream(paced(content), 0), { zip64: false });
  };
  const fill = async () => {
    for await (const entry of entries) await add(entry);
    await archive.close();
  };
  fill()
    .catch((error: Error) => writable.abort(error))
    .catch(() => undefined); // the reader has left
  yield* readable as AsyncIterable<Uint8Array>;
}
