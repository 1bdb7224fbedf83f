import { Readable } from "node:stream";
import ZipStream from "zip-stream";

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  /** Bytes are stored uncompressed; a text is compressed while it is read. */
  content: Uint8Array | AsyncIterable<string>;
}

/** A ZIP archive, generated while it is read: memory holds at most one content and the list of names. */
export async function* zip(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const archive = new ZipStream();
  const add = ({ name, content }: ZipEntry) =>
    new Promise<void>((done, fail) => {
      const whole = content instanceof Uint8Array;
      const source = whole ? Buffer.from(content) : Readable.from(content);
      archive.entry(source, { name, date: now, store: whole }, (error) => (error ? fail(error) : done()));
    });
  const fill = async () => {
    for await (const entry of entries) await add(entry);
    archive.finalize();
  };
  fill().catch((error: Error) => archive.destroy(error));
  yield* archive as AsyncIterable<Uint8Array>;
}
