/** Stores pictures. The set of names is closed: pictures (`{hash}-{width}.webp`) and the few fixed names below. */
export interface Storage {
  /** Stores the bytes under the name, atomically; an existing file is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The file to read from, or null when there is none (a name outside the closed set never has one). */
  open(name: string): Promise<ReadablePicture | null>;
  /** Does nothing when the file does not exist. */
  delete(name: string): Promise<void>;
  exists(name: string): Promise<boolean>;
  /** Drops this machine's copy of a file that another machine has deleted from the store. */
  forget(name: string): Promise<void>;
  /** Lists the stored pictures whose hash begins so (two digits, or all), one batch at a time. */
  pictures(prefix?: string): AsyncIterable<StoredPicture[]>;
}

export interface StoredPicture {
  /** The name to pass to `delete`. */
  name: string;
  hash: string;
  /** A partial file of a write that is in progress, or whose process died. */
  cut: boolean;
  /** Null where it is not known at once. */
  storedAt: Date | null;
}

export interface StoredFile {
  size: number;
  /** Changes whenever the bytes of a fixed name change. */
  version: string;
  /** Opens the content; nothing is opened until this is called. */
  stream(): ReadableStream<Uint8Array>;
}

/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface ReadablePicture extends StoredFile {
  /** The whole content, or the range of it; nothing is opened until this is called. */
  stream(range?: ByteRange): ReadableStream<Uint8Array>;
  /** The whole content, at once. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

const PICTURE = /^[0-9a-f]{32}-[1-9]\d{0,3}\.webp$/;
const UNFINISHED = /^[0-9a-f]{32}-[1-9]\d{0,3}\.webp\.[0-9a-f]{16}\.tmp$/;
const FIXED = /^(?:app\/(?:logo\.png|oferta\.png|no-photo\.jpg)|icons\/[a-z0-9]+(?:[-_][a-z0-9]+)*\.png)$/;
const MAX_NAME = 80;

export function isPictureName(name: string): boolean {
  return PICTURE.test(name);
}

/** Whether this is the name of a picture that is still being written. */
export function isUnfinishedUpload(name: string): boolean {
  return UNFINISHED.test(name);
}

export function isFixedName(name: string): boolean {
  return name.length <= MAX_NAME && FIXED.test(name);
}

const TYPES: Record<string, string> = { webp: "image/webp", png: "image/png", jpg: "image/jpeg" };

/** The media type of a file of the store, by its name. */
export const pictureType = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
