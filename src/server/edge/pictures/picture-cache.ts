import { LRUCache } from "lru-cache";
import { SECOND_MS } from "~/domain/duration";
import { type ImageRef, imageFileNames } from "~/domain/product/images/image";
import { isPictureName, type Storage } from "~/server/ports/storage";
import { type ServedPicture, servedPicture } from "./served-picture";

/** Larger ones are read from the store for each request: few are asked for, and they would push out many others. */
const MAX_KEPT_BYTES = 256_000;
/** Memory of an entry beside its bytes. */
const ENTRY_BYTES = 1_000;
/** How long a picture that is nowhere is not looked for again. */
const MISSING_MS = 5 * SECOND_MS;
const MAX_MISSING = 20_000;

/** Where a photo came from. */
type PictureSource = "memory" | "store";

export interface FoundPicture {
  picture: ServedPicture;
  from: PictureSource;
}

export interface PictureCacheOptions {
  storage: Pick<Storage, "open" | "forget">;
  maxBytes: number;
  /** Whether the database knows a picture by its hash: then its file may come at any moment. */
  isKnown: (hash: string) => Promise<boolean>;
}

interface Loading {
  found: Promise<FoundPicture | null>;
  /** It was deleted while it was read. */
  isPurged: boolean;
}

/** The pictures of the store, of which small ones are kept in memory, the least recently used go first. */
export function createPictureCache({ storage, maxBytes, isKnown }: PictureCacheOptions) {
  const pictures = new LRUCache<string, ServedPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size + ENTRY_BYTES,
  });
  const missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_MS });
  const loading = new Map<string, Loading>();

  async function load(name: string, isPurged: () => boolean): Promise<FoundPicture | null> {
    const file = await storage.open(name);
    const isImmutable = isPictureName(name);
    if (!file) {
      if (isImmutable && !(await isKnown(name.slice(0, name.indexOf("-"))).catch(() => true))) missing.set(name, true);
      return null;
    }
    if (!isImmutable || file.size > MAX_KEPT_BYTES) return { picture: servedPicture(name, file), from: "store" };
    const { buffer, byteOffset, byteLength } = await file.read();
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    const picture = servedPicture(name, { ...file, size: bytes.length }, bytes);
    if (!isPurged()) pictures.set(name, picture);
    return { picture, from: "store" };
  }

  function loadOnce(name: string): Promise<FoundPicture | null> {
    const running = loading.get(name);
    if (running) return running.found;
    const entry: Loading = { isPurged: false, found: load(name, () => entry.isPurged) };
    const end = () => loading.get(name) === entry && loading.delete(name);
    entry.found.then(end, end);
    loading.set(name, entry);
    return entry.found;
  }

  function drop(name: string): void {
    pictures.delete(name);
    const running = loading.get(name);
    if (running) running.isPurged = true;
    loading.delete(name);
  }

  return {
    /** A photo in memory. */
    peek: (name: string): ServedPicture | undefined => pictures.get(name),

    /** The photo, read from the store once for all who ask for it meanwhile. @throws when the store cannot be read */
    async find(name: string): Promise<FoundPicture | null> {
      const picture = pictures.get(name);
      if (picture) return { picture, from: "memory" };
      return missing.has(name) ? null : loadOnce(name);
    },

    /** Forgets pictures that were deleted from the store, here and in this machine's copy of the store. */
    async purge(deleted: readonly ImageRef[]): Promise<void> {
      const names = deleted.flatMap(imageFileNames);
      for (const name of names) drop(name);
      await Promise.all(names.map((name) => storage.forget(name)));
    },

    /** Forgets everything in memory. */
    reset(): void {
      for (const name of [...loading.keys()]) drop(name);
      pictures.clear();
      missing.clear();
    },

    /** Of the photos in memory. */
    get bytes(): number {
      return pictures.calculatedSize;
    },
  };
}

export type PictureCache = ReturnType<typeof createPictureCache>;
