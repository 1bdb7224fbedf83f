import type { TentExportCopy } from "~/copy/tent-export";
import { slugify } from "~/domain/catalogue/slug";
import { type ImageRef, imageFileName, imageWidths } from "~/domain/product/images/image";
import { type NamedProduct, photoNamer } from "~/domain/product/images/photo-name";
import { MAX_BATCH_PHOTOS } from "~/domain/product/images/photo-upload";
import type { ZipEntry } from "~/lib/zip";
import type { Db } from "~/server/database/client";
import type { Storage } from "~/server/ports/storage";

const MAX_NAME = 40;

/** The pictures of a shop, with their paths in its archive. */
export class ArchivedPhotos {
  readonly #files = new Map<string, ImageRef>();
  readonly #namesOf: ReturnType<typeof photoNamer>;
  /** Photos in the present folder of products' photos; null while one folder is enough for all. */
  #filled: { folder: number; photos: number } | null;

  private constructor(
    readonly copy: TentExportCopy,
    products: readonly NamedProduct[],
    photos: number,
  ) {
    this.#namesOf = photoNamer(products);
    this.#filled = photos > MAX_BATCH_PHOTOS ? { folder: 1, photos: 0 } : null;
  }

  /** Reads what the names of the photos depend on: all products, as the panel's upload of many photos compares them. */
  static async of(db: Db, tentId: number, copy: TentExportCopy): Promise<ArchivedPhotos> {
    const where = { tentId, deletedAt: null };
    const products = await db.product.findMany({ where, select: { id: true, name: true, sku: true } });
    return new ArchivedPhotos(copy, products, await db.productImage.count({ where: { product: where } }));
  }

  /** Adds a picture of the shop itself: `imagenes/logo.webp`. */
  add(image: ImageRef | null, ...path: (string | number)[]): string | null {
    if (image === null) return null;
    const parts = path.map((part) => slugify(String(part), MAX_NAME)).filter((part) => part !== "");
    return this.#put(`${[this.copy.folders.pictures, ...parts].join("/")}.webp`, image);
  }

  /**
   * Adds a product's photos, in order, under names that lead the panel's upload of many photos back to the product. Each
   * folder holds what may be uploaded at once. Photos that no name leads to a product are in a folder of their own.
   */
  addProduct(product: NamedProduct & { deletedAt: Date | null }, images: readonly ImageRef[]): string[] {
    const { unnamed, bin } = this.copy.folders;
    const names = product.deletedAt ? null : this.#namesOf(product, images.length);
    const folder = names ? this.#folderFor(images.length) : product.deletedAt ? bin : unnamed;
    const known = [product.id, slugify(product.name, MAX_NAME)].filter((part) => part !== "").join("-");
    return images.map((image, at) => this.#put(`${folder}/${names?.[at] ?? `${known}-${at + 1}.webp`}`, image));
  }

  #folderFor(count: number): string {
    const { photos } = this.copy.folders;
    const filled = this.#filled;
    if (filled === null) return photos;
    if (filled.photos + count > MAX_BATCH_PHOTOS) this.#filled = { folder: filled.folder + 1, photos: count };
    else filled.photos += count;
    return `${photos}-${this.#filled?.folder}`;
  }

  #put(path: string, { hash, width }: ImageRef): string {
    this.#files.set(path, { hash, width });
    return path;
  }

  /** The stored pictures at their largest, one in memory at a time, and a list of those that could not be read. */
  async *entries(storage: Storage): AsyncGenerator<ZipEntry> {
    const lost: string[] = [];
    for (const [name, { hash, width }] of this.#files) {
      const file = await storage.open(imageFileName(hash, Math.max(...imageWidths(width))));
      const content = file && (await file.read().catch(() => null));
      if (content) yield { name, content };
      else lost.push(name);
    }
    if (lost.length > 0) {
      const text = [this.copy.lost, ...lost].map((line) => `${line}\r\n`).join("");
      yield { name: this.copy.files.lost, content: new TextEncoder().encode(text) };
    }
  }
}
