/** Where pictures lie. Names are closed: of kept pictures (`{hash}-{width}.webp`) and the few fixed ones below. */
export interface Storage {
  /** Keeps the bytes under the name, whole or not at all; a second time replaces them. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The file to read from, or null when there is none (a name outside the closed set never has one). */
  open(name: string): Promise<StoredFile | null>;
  /** No failure when there is nothing to delete. */
  delete(name: string): Promise<void>;
  exists(name: string): Promise<boolean>;
  /** What lies in the store of kept pictures, a part at a time. */
  pictures(): AsyncIterable<StoredPicture[]>;
}

export interface StoredPicture {
  /** What `delete` takes. */
  name: string;
  hash: string;
  /** A writing that is still under way, or that ended with its process. */
  cut: boolean;
}

export interface StoredFile {
  size: number;
  /** Changes when the bytes of a fixed name do. */
  version: string;
  /** Opens the bytes; a file whose stream is never asked for costs nothing. */
  stream(): ReadableStream<Uint8Array>;
}

const PICTURE = /^[0-9a-f]{32}-[1-9]\d{0,3}\.webp$/;
const CUT = /^[0-9a-f]{32}-[1-9]\d{0,3}\.webp\.[0-9a-f]{16}\.tmp$/;
const FIXED = /^(?:app\/(?:logo\.png|oferta\.png|no-photo\.jpg)|icons\/[a-z0-9]+(?:[-_][a-z0-9]+)*\.png)$/;
const MAX_NAME = 80;

export function isPictureName(name: string): boolean {
  return PICTURE.test(name);
}

/** The name under which a picture is written until it is whole. */
export function isCutName(name: string): boolean {
  return CUT.test(name);
}

export function isFixedName(name: string): boolean {
  return name.length <= MAX_NAME && FIXED.test(name);
}
