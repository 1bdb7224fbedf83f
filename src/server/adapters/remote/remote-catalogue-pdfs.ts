import type { FiledCataloguePdfs } from "~/server/adapters/pdfkit/catalogue-pdfs";
import { type CataloguePdf, type CataloguePdfStore, type PdfFile, rowOfPdf } from "~/server/ports/catalogue-pdf";
import type { FileStore } from "~/server/ports/file-store";
import type { StoredFile } from "~/server/ports/storage";

const FOLDER = "catalogues/";

/**
 * Stores catalogue PDFs at a provider, where every server finds what any worker made. They are drawn on our own disk, which
 * also has those made before the provider was configured.
 */
export class RemoteCataloguePdfs implements CataloguePdfStore {
  readonly #files: FileStore;
  readonly #disk: FiledCataloguePdfs;

  constructor({ files, disk }: { files: FileStore; disk: FiledCataloguePdfs }) {
    this.#files = files;
    this.#disk = disk;
  }

  async make(name: string, book: CataloguePdf): Promise<void> {
    await this.#disk.make(name, book);
    try {
      await this.#files.put(FOLDER + name, await this.#disk.blob(name), "application/pdf");
    } finally {
      await this.#disk.delete(name);
    }
  }

  async open(name: string): Promise<StoredFile | null> {
    if (rowOfPdf(name) === null) return null;
    const found = await this.#files.find(FOLDER + name);
    if (!found) return this.#disk.open(name);
    return { ...found, stream: () => this.#read(FOLDER + name) };
  }

  async delete(name: string): Promise<void> {
    if (rowOfPdf(name) === null) return;
    await this.#files.delete(FOLDER + name);
    await this.#disk.delete(name);
  }

  async list(): Promise<PdfFile[]> {
    const files = await this.#disk.list();
    for await (const listed of this.#files.list(FOLDER)) {
      for (const { name: key } of listed) {
        const name = key.slice(FOLDER.length);
        const id = rowOfPdf(name);
        if (id !== null) files.push({ name, id });
      }
    }
    return files;
  }

  /** Asked for only when it is read: a browser may have the file already. */
  #read(key: string): ReadableStream<Uint8Array> {
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          reader ??= (await this.#files.read(key))?.getReader();
          if (!reader) throw new Error("the file was deleted while it was opened");
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader?.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  }
}
