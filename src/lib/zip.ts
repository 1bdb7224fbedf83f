import { Readable } from "node:stream";
import ZipStream from "zip-stream";

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  /** Bytes are stored uncompressed; a text is compressed while it is read. */
  content: Uint8Array | AsyncIterable<string>;
}

/** A ZIP archive, generated while it is read: memory holds a few contents at most, and the list of names. */
export async function* zip(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const archive = new ZipStream();
  const waiting = { source: undefined as Readable | undefined, resume: () => {} };
  archive.on("drain", () => waiting.resume());
  archive.on("close", () => {
    waiting.source?.destroy();
    waiting.resume();
  });
  const add = ({ name, content }: ZipEntry) =>
    new Promise<void>((done, fail) => {
      const whole = content instanceof Uint8Array;
      const source = whole ? Buffer.from(content.buffer, content.byteOffset, content.length) : Readable.from(content);
      if (source instanceof Readable) Object.assign(waiting, { source, resume: () => archive.destroyed && done() });
      archive.entry(source, { name, date: now, store: whole }, (error) => (error ? fail(error) : done()));
    });
  // a stored content is taken at once, whether anybody reads the archive or not
  const drained = () =>
    new Promise<void>((done) => {
      waiting.resume = done;
      if (!archive.writableNeedDrain || archive.destroyed) done();
    });
  const fill = async () => {
    for await (const entry of entries) {
      await add(entry);
      await drained();
      if (archive.destroyed) return; // the reader has left
    }
    archive.finalize();
  };
  fill().catch((error: Error) => archive.destroy(error));
  yield* archive as AsyncIterable<Uint8Array>;
}
